import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drag, swipe } from './hand';
import { Stage } from './stage';
import { DESKTOP, PHONE, position } from './visitor';

const stage = new Stage();
const { visit } = stage;

/** The squares in the order of the document, row by row, with what is said of each. */
async function read(page: Page): Promise<{ readonly name: string; readonly label: string }[][]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('[role=row]')].map((row) =>
      [...row.children].map((square) => ({
        name: square.getAttribute('data-name') ?? '',
        label: square.getAttribute('aria-label') ?? '',
      })),
    ),
  );
}

/** The same by where the squares are seen: rows from above, squares from the left. */
async function seen(page: Page): Promise<string[][]> {
  return await page.evaluate(() => {
    const squares = [...document.querySelectorAll('[role=gridcell]')].map((square) => {
      const { x, y } = square.getBoundingClientRect();
      return { name: square.getAttribute('data-name') ?? '', x, y: Math.round(y) };
    });
    const heights = [...new Set(squares.map(({ y }) => y))].toSorted((a, b) => a - b);
    return heights.map((height) =>
      squares
        .filter(({ y }) => y === height)
        .toSorted((a, b) => a.x - b.x)
        .map(({ name }) => name),
    );
  });
}

describe('when the board has turned to the player on move', () => {
  test.each([
    ['italian', ['22', '18'], '1', '11'],
    ['international', ['32', '28'], '1', '19'],
    ['canadian', ['43', '37'], '1', '26'],
    ['turkish', ['d3', 'd4'], 'h1', 'd6'],
  ] as const)('the %s squares are read as they are seen', async (game, move, lowest, movable) => {
    const player = await visit({ saved: position(game, '') });
    const { page } = player;
    await player.tap(...move);
    await expect.poll(async () => (await seen(page)).at(-1)?.at(-1)).toBe(lowest);
    await expect
      .poll(async () => (await read(page)).map((row) => row.map(({ name }) => name)))
      .toEqual(await seen(page));
    const [from, to] = move;
    const label = async (name: string) => (await read(page)).flat().find((square) => square.name === name)?.label;
    await expect.poll(() => label(movable)).toBe(`casella ${movable}, pedina nera, può muovere`);
    await expect.poll(() => label(from)).toBe(`casella ${from}, vuota`);
    await expect.poll(() => label(to)).toBe(`casella ${to}, pedina bianca`);
    await expect.poll(() => page.locator('[aria-selected="true"]').count()).toBe(0);
  });

  test.each([
    [DESKTOP, drag],
    [PHONE, swipe],
  ])('pieces are dragged as before', async (device, move) => {
    const player = await visit({ device, saved: position('italian', '') });
    await player.tap('22', '18');
    await expect.poll(async () => (await seen(player.page)).at(-1)?.at(-1)).toBe('1');
    await move(player.page, ['11', '14']);
    await expect.poll(() => player.moves()).toEqual(['22-18', '11-14']);
  });

  test('a piece that is carried stays under the pointer', async () => {
    const player = await visit({ saved: position('italian', '') });
    await player.tap('22', '18');
    await expect.poll(async () => (await seen(player.page)).at(-1)?.at(-1)).toBe('1');
    const from = await middle(player.page.locator('[data-name="11"]'));
    await player.page.mouse.move(from.x, from.y);
    await player.page.mouse.down();
    await player.page.mouse.move(from.x + 40, from.y - 30, { steps: 4 });
    const piece = await middle(player.page.locator('.piece .carried .body').first());
    await player.page.mouse.up();
    expect(piece.x - from.x).toBeCloseTo(40, 0);
    expect(piece.y - from.y).toBeCloseTo(-30, 0);
  });

  test('numbers and pieces stand upright', async () => {
    const player = await visit({ saved: position('italian', 'W:W22:BK5,K1') });
    const { page } = player;
    const offsets = async () => {
      const square = await middle(page.locator('[data-name="5"]'));
      const number = await middle(page.locator('.number', { hasText: /^5$/ }));
      const king = page.locator('.piece:has(.crown)').first();
      const [shadow, crown] = [await middle(king.locator('.shadow')), await middle(king.locator('.crown'))];
      return [number.x - square.x, number.y - square.y, crown.y - shadow.y].map(Math.sign);
    };
    expect(await offsets()).toEqual([-1, -1, -1]);
    await player.tap('22', '18');
    await expect.poll(async () => (await seen(page)).at(-1)?.at(-1)).toBe('1');
    expect(await offsets()).toEqual([-1, -1, -1]);
  });

  test('what has the focus keeps it', async () => {
    const player = await visit({ saved: position('italian', '') });
    const { page } = player;
    await player.tap('22');
    await page.keyboard.press('ArrowUp');
    const to = await page.evaluate(() => document.activeElement?.getAttribute('data-name'));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await read(page)).at(-1)?.at(-1)?.name).toBe('1');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-name'))).toBe(to);
  });
});

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
