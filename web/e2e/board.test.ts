import { describe, expect, test } from 'vitest';
import { drag, swipe } from './hand';
import { Stage } from './stage';
import type { Visitor } from './visitor';
import { DESKTOP, PHONE, position } from './visitor';

const stage = new Stage();
const { visit } = stage;

const CHAIN = position('italian', 'W:W22,31:B4,10,18');
const FORK = position('italian', 'W:W31:B4,10,11,18,19,27');

describe('a piece that is dragged', () => {
  test.each([
    [DESKTOP, drag],
    [PHONE, swipe],
  ])('is put down where it is let go', async (device, move) => {
    const player = await visit({ device, saved: position('italian', '') });
    await move(player.page, ['22', '18']);
    await expect.poll(() => player.moves()).toEqual(['22-18']);
  });

  test('takes along its path, and the path tells which way', async () => {
    const player = await visit({ saved: FORK });
    await drag(player.page, ['31', '22', '15', '6']);
    await expect.poll(() => player.moves()).toEqual(['31x22x15x6']);
  });

  test('stays where a chain goes on', async () => {
    const player = await visit({ saved: CHAIN });
    await drag(player.page, ['22', '13']);
    expect(await player.described('13')).toContain('scelta');
    await drag(player.page, ['13', '6']);
    await expect.poll(() => player.moves()).toEqual(['22x13x6']);
  });

  test('leaves nothing selected when it is let go elsewhere', async () => {
    const player = await visit({ saved: position('italian', '') });
    for (const off of [undefined, { x: 5, y: 5 }]) {
      await drag(player.page, ['22', '20', '22'], off);
      expect(await player.page.locator('[aria-selected="true"]').count()).toBe(0);
    }
    expect(await player.moves()).toEqual([]);
  });

  test('does not scroll the page under the finger', async () => {
    const player = await visit({ device: { ...PHONE, height: 420 }, saved: position('italian', '') });
    await swipe(player.page, ['22', '2', '27']);
    await swipe(player.page, ['5', '32', '1']);
    expect(await player.page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });
});

/** The bot thinks until it is let go on: whatever it is asked to decide waits. */
function holdBot(): void {
  const waiting: (() => void)[] = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { readonly call?: string }) {
    const send = () => postMessage.call(this, message);
    if (message.call === 'decide') waiting.push(send);
    else send();
  };
  Object.assign(globalThis, { goOn: () => waiting.splice(0).forEach((send) => send()) });
}

async function letGoOn({ page }: Visitor): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as { goOn: () => void }).goOn());
}

describe('while the bot thinks', () => {
  // Black is far away: nothing that it does stands in the way.
  const START = 'W:W21,22,32:B1,4';
  const THINKING = {
    table: { game: 'italian', start: START, opponent: 'easy', side: 'white' },
    events: [],
    flipped: false,
  } as const;

  async function waitForBot(): Promise<Visitor> {
    const player = await visit({ saved: THINKING, prepare: holdBot });
    await player.tap('22', '18');
    await expect.poll(() => player.notice()).toBe('La Civetta pensa…');
    return player;
  }

  test('a move is prepared and played when the turn comes', async () => {
    const player = await waitForBot();
    await player.tap('21', '17');
    expect(await player.notice()).toBe('Mossa preparata: 21-17. Tocca la damiera per annullarla.');
    expect(await player.described('21')).toContain('mossa preparata');
    await letGoOn(player);
    await expect.poll(async () => (await player.moves())[2]).toBe('21-17');
  });

  test('a tap drops what was prepared', async () => {
    const player = await waitForBot();
    await player.tap('21', '17', '17');
    expect(await player.page.locator('.prepared').count()).toBe(0);
    await letGoOn(player);
    await expect.poll(() => player.moves()).toHaveLength(2);
  });

  test('what cannot be played any more is dropped in sight', async () => {
    const player = await waitForBot();
    await player.tap('21', '5');
    await letGoOn(player);
    await expect.poll(() => player.notice()).toContain('La mossa preparata 21-5 non vale più.');
    expect(await player.moves()).toHaveLength(2);
  });
});

test('a move that is to be confirmed is shown first, and made or put back', async () => {
  const player = await visit({ saved: CHAIN, settings: { confirmMove: true } });
  await player.tap('22', '6');
  expect(await player.notice()).toBe('Confermi 22x13x6?');
  await player.press('Annulla');
  expect(await player.moves()).toEqual([]);
  expect(await player.described('22')).toContain('deve prendere');
  await player.tap('22', '6');
  await player.press('Conferma');
  await expect.poll(() => player.moves()).toEqual(['22x13x6']);
});

test('what is not allowed is shown on the board, and its rule is one tap away', async () => {
  const player = await visit({ saved: CHAIN });
  await player.tap('31');
  await expect.poll(() => player.notice()).toBe("Da 31 non puoi muovere: c'è una presa obbligatoria da 22.");
  expect(await player.page.locator('.required').count()).toBe(1);
  await player.page.getByRole('link', { name: 'La regola' }).click();
  await expect.poll(() => player.page.evaluate(() => location.hash)).toBe('#/rules/italian/must-capture');
  await player.page.locator('section[aria-current="true"] h2').waitFor();
  expect(await player.page.locator('section[aria-current="true"] h2').textContent()).toBe('La presa è obbligatoria');
});

test('pieces that may not move are dimmed while others must capture', async () => {
  const player = await visit({ saved: CHAIN });
  expect(await player.page.locator('.piece.dim').count()).toBe(1);
  expect(await player.page.locator('.board .must').count()).toBe(1);
});

describe('squares', () => {
  test.each([
    ['numeric', 'russian', '22'],
    ['algebraic', 'italian', 'c4'],
  ] as const)('are called the %s way in %s', async (naming, game, name) => {
    const player = await visit({ saved: position(game, ''), settings: { naming } });
    expect(await player.page.locator(`[data-name="${name}"]`).count()).toBe(1);
  });

  test('have their names on the frame, or none', async () => {
    const outside = await visit({ saved: position('italian', ''), settings: { numbers: 'outside' } });
    expect(await outside.page.locator('.board .number').count()).toBe(0);
    expect(await outside.page.locator('.board text').allTextContents()).toEqual(expect.arrayContaining(['1', '32']));
    await outside.leave();
    const none = await visit({ saved: position('italian', ''), settings: { numbers: 'none' } });
    expect(await none.page.locator('.board text').count()).toBe(0);
  });
});

/** Notes what a person would hear and feel. */
function listen(): void {
  const notes: string[] = [];
  Object.assign(globalThis, { heard: notes });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (this: OscillatorNode, ...at) {
    notes.push('sound');
    start.apply(this, at);
  };
  navigator.vibrate = () => notes.push('vibration') > 0;
  speechSynthesis.speak = ({ text, lang }) => notes.push(`${lang}: ${text}`);
}

async function heard({ page }: Visitor): Promise<string[]> {
  return await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

describe('sounds, speech and vibration', () => {
  test('tell of moves, and of what is refused', async () => {
    const player = await visit({ saved: CHAIN, prepare: listen, settings: { spokenMoves: true } });
    await player.tap('31');
    await expect.poll(() => heard(player)).toEqual(expect.arrayContaining(['sound', 'vibration']));
    await player.tap('22', '6');
    await expect.poll(() => heard(player)).toContain('it: Bianco: 22 prende 18 e 10 e arriva in 6.');
  });

  test('are all silent when they are switched off', async () => {
    const settings = { captureSound: false, refusedSound: false, vibration: false };
    const player = await visit({ saved: CHAIN, prepare: listen, settings });
    await player.tap('31', '22', '6');
    await expect.poll(() => player.moves()).toEqual(['22x13x6']);
    expect(await heard(player)).toEqual([]);
  });
});
