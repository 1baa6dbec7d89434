import { describe, expect, test } from 'vitest';
import { serveSite } from './site';
import { Stage } from './stage';
import { DESKTOP, PHONE, position } from './visitor';

const stage = new Stage();
const { visit } = stage;

// One white man takes three by either way, and both ways end on 6.
const FORK = position('italian', 'W:W31:B4,10,11,18,19,27');
const CHAIN = position('italian', 'W:W22,31:B4,10,18');

describe.each([PHONE, DESKTOP])('on a $name', (device) => {
  test('a game against the bot is played, turned, taken back, and found again', async () => {
    const player = await visit({ device });
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toHaveLength(2);
    const [own, answer] = await player.moves();
    expect(own).toBe('22-18');
    await player.reload();
    expect(await player.moves()).toEqual([own, answer]);
    await player.press('Gira');
    await player.press('Indietro');
    await expect.poll(() => player.moves()).toEqual([]);
  });

  test('two persons play at one device', async () => {
    const player = await visit({ device });
    await player.sit('international', 'In due', 'Bianco');
    await player.tap('32', '28');
    await expect.poll(() => player.moves()).toEqual(['32-28']);
    await player.tap('19', '23');
    await expect.poll(() => player.moves()).toEqual(['32-28', '19-23']);
    await expect.poll(() => player.notice()).toBe('Presa obbligatoria: muovi da 28.');
  });

  test('a forced capture is outlined, and another piece is told why not', async () => {
    const player = await visit({ device, saved: CHAIN });
    await expect.poll(() => player.described('22')).toBe('casella 22, pedina bianca, deve prendere');
    await player.tap('31');
    await expect.poll(() => player.notice()).toBe('Da 31 non puoi muovere: c’è una presa obbligatoria da 22.');
    await player.tap('22');
    await expect.poll(() => player.described('6')).toBe('casella 6, vuota, si può andare qui');
  });

  test('a chain is entered by its final square', async () => {
    const player = await visit({ device, saved: CHAIN });
    await player.tap('22', '6');
    await expect.poll(() => player.moves()).toEqual(['22x13x6']);
  });

  test('a chain is entered square by square', async () => {
    const player = await visit({ device, saved: CHAIN });
    await player.tap('22', '13');
    expect(await player.moves()).toEqual([]);
    await player.tap('6');
    await expect.poll(() => player.moves()).toEqual(['22x13x6']);
  });

  test('a chain is cancelled by a second tap, by Esc, and by a tap elsewhere', async () => {
    const player = await visit({ device, saved: CHAIN });
    for (const cancel of [() => player.tap('13'), () => player.page.keyboard.press('Escape'), () => player.tap('29')]) {
      await player.tap('22', '13');
      await expect.poll(() => player.described('13')).toContain('scelta');
      await cancel();
      await expect.poll(() => player.described('22')).toBe('casella 22, pedina bianca, deve prendere');
    }
    expect(await player.moves()).toEqual([]);
  });

  test('a square where a piece cannot go puts it back, and the rule is told', async () => {
    const player = await visit({ device, saved: position('italian', 'W:W22,30,31:B5,9') });
    const tries = [
      ['26', 'La pedina in 22 non può andare indietro.'],
      ['10', 'Da 22 non si può muovere così.'],
      ['9', 'La casella 9 è occupata.'],
    ] as const;
    for (const [square, why] of tries) {
      await player.tap('22', square);
      await expect.poll(() => player.notice()).toBe(why);
      await expect.poll(() => player.described('22')).toBe('casella 22, pedina bianca, può muovere');
      await player.page.getByRole('link', { name: 'La regola' }).waitFor();
    }
    await player.tap('22', '31');
    await expect.poll(() => player.described('31')).toContain('scelta');
    expect(await player.page.getByRole('link', { name: 'La regola' }).count()).toBe(0);
  });

  test('a fork stops the piece and shows the ways', async () => {
    const player = await visit({ device, saved: FORK });
    await player.tap('31', '6');
    await expect.poll(() => player.notice()).toBe('Si arriva in 6 per più strade: scegli da dove passare.');
    await expect.poll(() => player.described('22')).toBe('casella 22, pedina bianca, scelta');
    expect(await player.page.locator('.way').count()).toBe(2);
    await player.tap('15');
    await expect.poll(() => player.moves()).toEqual(['31x22x15x6']);
  });

  test('a reload in the middle of a chain brings back the whole moves only', async () => {
    const player = await visit({ device, saved: CHAIN });
    await player.tap('22', '13');
    await player.reload();
    expect(await player.moves()).toEqual([]);
    await expect.poll(() => player.described('22')).toBe('casella 22, pedina bianca, deve prendere');
  });

  test('nothing is cut off or scrolls sideways', async () => {
    const { page } = await visit({ device });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const board = await page.locator('svg.board').boundingBox();
    const bar = await page.getByRole('toolbar').boundingBox();
    expect(board?.width).toBeGreaterThanOrEqual(Math.min(device.width, 600));
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(device.height);
  });
});

test.each([
  ['a small phone', 320, 568],
  ['a phone', 390, 844],
  ['a phone on its side', 740, 360],
  ['a tablet', 820, 1180],
  ['a small laptop', 1024, 600],
  ['a 4K screen', 3840, 2160],
])('on %s the board, what is to be done and the buttons are seen at once', async (name, width, height) => {
  const device = { name, width, height, touch: width < 900 };
  const player = await visit({ device, saved: position('international+obligation=huff', '') });
  const { page } = player;
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const [board, notice, bar] = await Promise.all(
    ['svg.board', '.notice', '[role=toolbar]'].map((part) => page.locator(part).boundingBox()),
  );
  if (!board || !notice || !bar) throw new Error('not all is drawn');
  expect(board.y + board.height).toBeLessThanOrEqual(height);
  expect(board.width).toBeGreaterThanOrEqual(Math.min(width, height) * (width < height ? 0.85 : 0.6));
  expect(notice.y + notice.height).toBeLessThanOrEqual(bar.y);
  expect(bar.y + bar.height).toBeLessThanOrEqual(height);
});

test.each([
  ['large, on a phone', 360, 740, { senior: true }],
  ['large, on a small phone', 320, 640, { senior: true }],
  ['as usual, on a very small phone', 320, 568, {}],
] as const)(
  '%s, the way to the rule is whole at once and leaves the board free',
  async (_, width, height, settings) => {
    const player = await visit({ device: { name: 'phone', width, height, touch: true }, saved: CHAIN, settings });
    const { page } = player;
    await player.tap('31');
    const link = page.getByRole('link', { name: 'La regola' });
    const [board, notice, way] = await Promise.all(
      [page.locator('svg.board'), page.locator('.notice'), link].map((part) => part.boundingBox()),
    );
    if (!board || !notice || !way) throw new Error('not all is drawn');
    expect(notice.y).toBeGreaterThanOrEqual(board.y + board.height);
    const corners = [way.x + 8, way.x + way.width - 8].flatMap((x) =>
      [way.y + 2, way.y + way.height - 2].map((y) => [x, y] as const),
    );
    const met = await page.evaluate(
      (points) => points.map(([x, y]) => document.elementFromPoint(x, y)?.className.split(' ')[0]),
      corners,
    );
    expect(met).toEqual(['rule', 'rule', 'rule', 'rule']);
    await page.touchscreen.tap(way.x + way.width / 2, way.y + way.height / 2);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/rules/italian/must-capture');
  },
);

test('a game goes on with the server stopped', async () => {
  const own = await serveSite();
  const visitor = await visit({}, own);
  await expect.poll(() => own.asked.some((path) => path.includes('/offline-'))).toBe(true);
  await visitor.page.waitForLoadState('networkidle');
  await own.stop();
  await visitor.tap('22', '18');
  await expect.poll(() => visitor.moves()).toHaveLength(2);
  await visitor.sit('turkish', 'Difficile', 'Nero');
  await expect.poll(() => visitor.moves()).toHaveLength(1);
});

test('a browser without WebAssembly GC gets the JavaScript build', async () => {
  const own = await serveSite();
  const visitor = await visit({ prepare: () => (WebAssembly.validate = () => false) }, own);
  await visitor.tap('22', '18');
  await expect.poll(() => visitor.moves(), { timeout: 10_000 }).toHaveLength(2);
  expect(own.asked.filter((path) => path.endsWith('.wasm'))).toEqual([]);
  expect(own.asked.filter((path) => path.startsWith('/assets/core-'))).toHaveLength(1);
  await own.stop();
});

test('a browser with it gets that build, and the other is not loaded', async () => {
  const own = await serveSite();
  const visitor = await visit({}, own);
  await expect.poll(() => own.asked.some((path) => path.includes('/offline-'))).toBe(true);
  await visitor.page.waitForLoadState('networkidle');
  expect(own.asked.filter((path) => path.startsWith('/assets/core-'))).toEqual([expect.stringMatching(/\.wasm$/)]);
  await own.stop();
});

test('the page speaks the language of the browser', async () => {
  const italian = await visit({ locale: 'it-IT' });
  expect(await italian.page.locator('h1').textContent()).toBe('Dama italiana');
  expect(await italian.page.locator('html').getAttribute('lang')).toBe('it');
  await italian.leave();
  const english = await visit({ locale: 'en-GB' });
  expect(await english.page.locator('h1').textContent()).toBe('English draughts (checkers)');
  await expect.poll(() => english.notice()).toBe('Tap a black man, then the square where it goes.');
});

test('a chain is shown hop by hop, unless less motion is wanted', async () => {
  const player = await visit({ saved: CHAIN, motion: 'no-preference' });
  await player.tap('22', '6');
  await player.page.locator('.piece.taken').first().waitFor();
  expect(await player.moves()).toEqual([]);
  await expect.poll(() => player.moves()).toEqual(['22x13x6']);
  expect(await player.page.locator('.piece.taken').count()).toBe(0);
});

test('a move is made by keyboard alone', async () => {
  const player = await visit({});
  const cursor = (name: string) => player.page.locator(`[data-name="${name}"]`);
  await cursor('29').focus();
  const keys = ['ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter'];
  for (const key of keys) await player.page.keyboard.press(key);
  await expect.poll(() => player.page.locator('[aria-selected="true"]').count()).toBe(1);
  await player.page.keyboard.press('Escape');
  await expect.poll(() => player.page.locator('[aria-selected="true"]').count()).toBe(0);
  await player.page.keyboard.press('Enter');
  await player.page.keyboard.press('ArrowUp');
  await player.page.keyboard.press('Enter');
  await expect.poll(() => player.moves()).toHaveLength(2);
  expect(await player.page.locator('[role=log]').textContent()).toMatch(/^Nero: \d+ /);
});

test('a saved game that cannot be read is told, and a new one begins', async () => {
  const spoilt = { ...position('italian', ''), events: ['1-32'] };
  const player = await visit({ saved: spoilt });
  await expect.poll(() => player.page.locator('.note').textContent()).toContain('non si legge più');
  await player.tap('22', '18');
  await expect.poll(() => player.moves()).toHaveLength(2);
});
