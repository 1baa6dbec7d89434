import { afterEach, beforeAll, expect, test } from 'vitest';
import { Ground } from './stage';
import { Visitor } from './visitor';

const GAMES = `italian international english brazilian canadian pool spanish russian turkish portuguese czech frisian
  frysk thai killer breakthrough antidraughts armenian philippine jamaican sparse crowded diagonal-english
  diagonal-russian diagonal-brazilian`.split(/\s+/);

/** What each board must look like: cells, and whether the near right corner is one that is played on. */
const BOARDS: Record<string, { cells: number; squares: number; cornerRight: boolean }> = {
  italian: { cells: 8, squares: 32, cornerRight: true },
  english: { cells: 8, squares: 32, cornerRight: false },
  spanish: { cells: 8, squares: 32, cornerRight: true },
  international: { cells: 10, squares: 50, cornerRight: false },
  canadian: { cells: 12, squares: 72, cornerRight: false },
  turkish: { cells: 8, squares: 64, cornerRight: true },
};

const ground = new Ground();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await Visitor.visit(ground.browser, ground.site, { settings: { turnBoard: false } });
});
afterEach(() => expect(visitor.complaints).toEqual([]));

test('the menu has all games, the main ones first', async () => {
  await visitor.press('Nuova');
  await visitor.page
    .locator('.game input')
    .nth(GAMES.length - 1)
    .waitFor({ state: 'attached' });
  const offered = await visitor.page
    .locator('.game input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(offered).toEqual(GAMES);
  await visitor.press('Chiudi');
});

test.each(GAMES)('%s opens, a move can be played and the bot answers', async (game) => {
  await visitor.sit(game, 'Facile', 'Bianco');
  const { page } = visitor;
  await page.locator('[aria-label*="può muovere"], [aria-label*="deve prendere"]').first().click();
  await page.locator('[aria-label*="si può andare qui"]').first().click();
  await expect.poll(async () => (await visitor.moves()).length).toBeGreaterThanOrEqual(2);
  expect(await page.locator('[data-square]').count()).toBeGreaterThanOrEqual(32);
});

test.each(Object.entries(BOARDS))('the board of %s is drawn as it is', async (game, board) => {
  await visitor.sit(game, 'In due', 'Bianco');
  const { page } = visitor;
  expect(await page.locator('[role=row]').count()).toBe(board.cells);
  expect(await page.locator('[role=gridcell]').count()).toBe(board.squares);
  const box = await page.locator('svg.board').boundingBox();
  const cell = (box?.width ?? 0) / (board.cells + 0.68);
  const x = (box?.x ?? 0) + (box?.width ?? 0) - 0.84 * cell;
  const y = (box?.y ?? 0) + (box?.height ?? 0) - 0.84 * cell;
  const played = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[role=gridcell]') !== null,
    [x, y],
  );
  expect(played).toBe(board.cornerRight);
});

test.each([
  ['italian', '1', '32'],
  ['spanish', '32', '1'],
  ['russian', 'h8', 'a1'],
  ['jamaican', 'a1', 'h8'],
])('%s prints its squares its own way', async (game, top, bottom) => {
  await visitor.sit(game, 'In due', 'Bianco');
  const names = await visitor.page
    .locator('[data-square]')
    .evaluateAll((squares) => squares.map((square) => square.getAttribute('data-name')));
  const rows = await visitor.page.locator('[role=row]').first().locator('[data-square]').count();
  expect([names.slice(0, rows), names.slice(-rows)]).toEqual([
    expect.arrayContaining([top]),
    expect.arrayContaining([bottom]),
  ]);
});
