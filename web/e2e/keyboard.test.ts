import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Stage } from './stage';

const MOST_MOVES = 250;

const stage = new Stage();

interface Spot {
  readonly row: number;
  readonly x: number;
}

/** The squares whose names end so, and where the focus is, as somebody sees them who uses no mouse. */
async function look(page: Page, endings: readonly string[]): Promise<{ readonly at: Spot; readonly to: Spot[] }> {
  return await page.evaluate((wanted) => {
    const squares = [...document.querySelectorAll('[role=gridcell]')];
    const named = squares.filter((square) => wanted.some((end) => square.getAttribute('aria-label')?.endsWith(end)));
    const [at = { row: 0, x: 0 }, ...to] = [document.activeElement ?? document.body, ...named].map((square) => {
      const { x, y } = square.getBoundingClientRect();
      return { row: Math.round(y), x: Math.round(x) };
    });
    return { at, to };
  }, endings);
}

/** Until the squares have been told what there is to tell: for some frames nothing new was said. */
async function told(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let quiet = 0;
    const seen = new MutationObserver(() => (quiet = 0));
    seen.observe(document.querySelector('svg.board') ?? document.body, {
      subtree: true,
      attributeFilter: ['aria-label'],
    });
    while (quiet++ < 10) await new Promise(requestAnimationFrame);
    seen.disconnect();
  });
}

/** Walks by arrows to the first of the squares, and presses Enter; there may be none any more. */
async function choose(page: Page, endings: readonly string[]): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    const { at, to } = await look(page, endings);
    const [goal] = to;
    if (!goal) return;
    if (at.row !== goal.row) await page.keyboard.press(at.row < goal.row ? 'ArrowDown' : 'ArrowUp');
    else if (at.x !== goal.x) await page.keyboard.press(at.x < goal.x ? 'ArrowRight' : 'ArrowLeft');
    else {
      await page.keyboard.press('Enter');
      return await told(page);
    }
  }
  throw new Error('the arrows do not lead there');
}

test('somebody who uses keys alone finishes a game', { timeout: 240_000 }, async () => {
  const table = { game: 'breakthrough', start: '', opponent: 'easy', side: 'white' } as const;
  const visitor = await stage.visit({ saved: { table, events: [], flipped: false } });
  const { page } = visitor;
  for (let tabs = 0; tabs < 40 && !(await page.locator('[role=gridcell]:focus').count()); tabs++) {
    await page.keyboard.press('Tab');
  }
  const ended = async () => /Vince|Patta:/.test(await visitor.notice());
  const mayMove = async () => (await look(page, ['può muovere', 'deve prendere'])).to.length > 0;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    await expect.poll(async () => (await ended()) || (await mayMove()), { timeout: 30_000 }).toBe(true);
    if (await ended()) break;
    const before = await visitor.moves();
    await choose(page, ['può muovere', 'deve prendere']);
    while ((await look(page, ['si può andare qui'])).to.length > 0) await choose(page, ['si può andare qui']);
    await expect.poll(async () => (await visitor.moves()).length).toBeGreaterThan(before.length);
  }
  expect(await ended()).toBe(true);
});

test('single keys flip, take back, ask for a new game and for help', async () => {
  const table = { game: 'italian', start: '', opponent: 'person', side: 'white' } as const;
  const saved = { table, events: ['22-18'], flipped: false };
  const visitor = await stage.visit({ saved, settings: { turnBoard: false } });
  const { page } = visitor;
  const lowest = async () => await page.locator('[role=gridcell]').last().getAttribute('data-name');
  expect(await lowest()).toBe('32');
  await page.keyboard.press('f');
  await expect.poll(lowest).toBe('1');
  await page.keyboard.press('u');
  await expect.poll(() => visitor.moves()).toEqual([]);
  await page.keyboard.press('n');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('f');
  expect(await lowest()).toBe('1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/help');
});
