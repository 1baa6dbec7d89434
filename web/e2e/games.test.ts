import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium';
import { serveSite, type Site } from './site';
import { position, Visitor } from './visitor';

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

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await serveSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('the menu has all games, the main ones first', async () => {
  const visitor = await Visitor.visit(browser, site);
  const offered = await visitor.page
    .locator('.game input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(offered).toEqual(GAMES);
  await visitor.leave();
});

test.each(GAMES)('%s opens, a move can be played and the bot answers', async (game) => {
  const visitor = await Visitor.visit(browser, site, { saved: position(game, '') });
  const { page } = visitor;
  const movable = page.locator('[aria-label*="può muovere"]').first();
  await movable.click();
  await page.locator('[aria-label*="si può andare qui"]').first().click();
  await expect.poll(() => visitor.moves()).toHaveLength(1);
  await visitor.sit(game, 'Facile', 'Bianco');
  await page.locator('[aria-label*="può muovere"], [aria-label*="deve prendere"]').first().click();
  await page.locator('[aria-label*="si può andare qui"]').first().click();
  await expect.poll(async () => (await visitor.moves()).length).toBeGreaterThanOrEqual(2);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.each(Object.entries(BOARDS))('the board of %s is drawn as it is', async (game, board) => {
  const visitor = await Visitor.visit(browser, site, { saved: position(game, '') });
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
  await visitor.leave();
});
