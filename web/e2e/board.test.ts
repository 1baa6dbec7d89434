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
    await expect.poll(() => player.described('13')).toContain('scelta');
    await drag(player.page, ['13', '6']);
    await expect.poll(() => player.moves()).toEqual(['22x13x6']);
  });

  test('leaves nothing selected when it is let go elsewhere', async () => {
    const player = await visit({ saved: position('italian', '') });
    for (const off of [undefined, { x: 5, y: 5 }]) {
      await drag(player.page, ['22', '20', '22'], off);
      await expect.poll(() => player.page.locator('[aria-selected="true"]').count()).toBe(0);
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
    await expect.poll(() => player.notice()).toBe('Mossa preparata: 21-17. Tocca la damiera per annullarla.');
    await expect.poll(() => player.described('21')).toContain('mossa preparata');
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
  await expect.poll(() => player.notice()).toBe('Confermi 22x13x6?');
  await player.press('Annulla');
  expect(await player.moves()).toEqual([]);
  await expect.poll(() => player.described('22')).toContain('deve prendere');
  await player.tap('22', '6');
  await player.press('Conferma');
  await expect.poll(() => player.moves()).toEqual(['22x13x6']);
});

test('what is not allowed is shown on the board, and its rule is one tap away', async () => {
  const player = await visit({ saved: CHAIN });
  await player.tap('31');
  await expect.poll(() => player.notice()).toBe('Da 31 non puoi muovere: c’è una presa obbligatoria da 22.');
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

test('three sets of pieces are drawn, and the crown is plain on each', async () => {
  const drawn = new Set<string>();
  for (const pieces of ['turned', 'flat', 'ringed'] as const) {
    const player = await visit({ device: PHONE, saved: position('italian', 'W:W22,K31:B4,K10'), settings: { pieces } });
    const { page } = player;
    drawn.add(
      await page
        .locator('.piece.white')
        .first()
        .evaluate((piece) => piece.innerHTML + piece.getAttribute('class')),
    );
    expect(await page.locator('.piece .crown').count()).toBe(2);
    const [body, crown] = await Promise.all([
      page.locator('.piece.white:has(.crown) .body').last().boundingBox(),
      page.locator('.piece.white .crown').boundingBox(),
    ]);
    expect((crown?.width ?? 0) / (body?.width ?? 1)).toBeGreaterThan(0.5);
    await player.leave();
  }
  expect(drawn.size).toBe(3);
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
    notes.push(`sound ${Math.round(this.frequency.value)}`);
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
    await expect.poll(() => heard(player)).toEqual(expect.arrayContaining(['sound 150', 'vibration']));
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

  const SWITCHES = ['moveSound', 'captureSound', 'crownSound', 'endSound', 'timeSound', 'refusedSound'] as const;
  /** What brings each sound about, and the first hertz of each of its tones. */
  const SOUNDS = [
    { name: 'moveSound', fen: '', taps: ['22', '18'], tones: [210, 900] },
    { name: 'captureSound', fen: 'W:W22,31:B4,10,18', taps: ['22', '6'], tones: [210, 900, 210, 900] },
    { name: 'crownSound', fen: 'W:W6,31:B12', taps: ['6', '2'], tones: [210, 900, 660, 880] },
    { name: 'endSound', fen: 'W:W22:B18', taps: ['22', '13'], tones: [523, 659, 784] },
    { name: 'timeSound', fen: '', taps: ['22', '18'], tones: [988, 988] },
    { name: 'refusedSound', fen: 'W:W22,31:B4,10,18', taps: ['31'], tones: [150] },
  ] as const;

  test.each(SOUNDS)('$name is the only one on, then the only one off', async ({ name, fen, taps, tones }) => {
    const game = position('italian', fen);
    const timed = { ...game, table: { ...game.table, time: { kind: 'sudden-death', base: 60 } as const } };
    const saved = name === 'timeSound' ? timed : game;
    for (const on of [true, false]) {
      const settings = Object.fromEntries(SWITCHES.map((one) => [one, (one === name) === on]));
      const player = await visit({ saved, prepare: listen, settings: { ...settings, turnBoard: false } });
      const sounds = async () => (await heard(player)).filter((note) => note.startsWith('sound'));
      await player.page.clock.install();
      await player.tap(...taps);
      await player.page.locator('[role=log]:not(:empty), .notice.refused').first().waitFor();
      await player.page.clock.runFor(52_000);
      const others = name === 'timeSound' ? ['sound 210', 'sound 900'] : [];
      await expect.poll(sounds).toEqual(on ? tones.map((tone) => `sound ${tone}`) : others);
      await player.leave();
    }
  });
});

/** How much of the piece on its square is seen while the capture goes on. */
const seen = async ({ page }: Visitor, kind: 'waiting' | 'gone'): Promise<number> =>
  Number(await page.locator(`.piece.black.${kind}`).evaluate((piece) => getComputedStyle(piece).opacity));

describe('pieces that are taken', () => {
  test('stay until the capture is over, as most games have it', async () => {
    const player = await visit({ saved: position('international', 'W:W47:B41,31,6') });
    await player.tap('47', '36');
    await expect.poll(() => seen(player, 'waiting')).toBeGreaterThan(0.2);
    await player.tap('27');
    await expect.poll(() => player.moves()).toEqual(['47x36x27']);
    expect(await player.page.locator('.piece.black').count()).toBe(1);
  });

  test('leave at once in the Turkish game', async () => {
    const player = await visit({ saved: position('turkish', 'W:Wd3,h1:Bd4,d6,h8') });
    await player.tap('d3', 'd5');
    await expect.poll(() => seen(player, 'gone')).toBe(0);
    await player.tap('d7');
    await expect.poll(() => player.page.locator('.piece.black').count()).toBe(1);
  });
});

/** Notes how long each piece takes for a hop. */
function measure(): void {
  const hops: unknown[] = [];
  Object.assign(globalThis, { hops });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, frames, options) {
    hops.push(typeof options === 'object' ? options.duration : options);
    return animate.call(this, frames, options);
  };
}

describe('a move', () => {
  test.each([
    ['none', 'no-preference', []],
    ['fast', 'no-preference', [120, 120]],
    ['normal', 'no-preference', [220, 220]],
    ['slow', 'no-preference', [480, 480]],
    ['slow', 'reduce', []],
  ] as const)('is shown %s where the device says %s', async (animation, motion, hops) => {
    const player = await visit({ saved: CHAIN, settings: { animation }, motion, prepare: measure });
    await player.tap('22', '6');
    await expect.poll(() => player.moves()).toEqual(['22x13x6']);
    expect(await player.page.evaluate(() => (globalThis as unknown as { hops: unknown[] }).hops)).toEqual(hops);
  });
});

/** How bright the middle of a square is, of 255, to somebody who sees no colours at all. */
async function brightness({ page }: Visitor, name: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  const box = await page.locator(`[data-name="${name}"]`).boundingBox();
  if (!box) throw new Error(`no square ${name}`);
  const clip = { x: box.x + box.width * 0.7, y: box.y + box.height * 0.62, width: 4, height: 4 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const context = new OffscreenCanvas(4, 4).getContext('2d');
    context?.drawImage(image, 0, 0);
    const reds = [...(context?.getImageData(0, 0, 4, 4).data ?? [])].filter((_, index) => index % 4 === 0);
    return reds.reduce((sum, value) => sum + value, 0) / reds.length;
  }, picture);
}

test.each(['colour-blind', 'contrast', 'wood', 'tournament', 'slate'] as const)(
  'on the board "%s" both sides stand out without colours',
  async (board) => {
    const player = await visit({ saved: position('italian', 'W:W22:B11'), settings: { board, pieces: 'flat' } });
    const [white, black, empty] = [
      await brightness(player, '22'),
      await brightness(player, '11'),
      await brightness(player, '20'),
    ];
    expect(white - empty).toBeGreaterThan(40);
    expect(empty - black).toBeGreaterThan(25);
  },
);
