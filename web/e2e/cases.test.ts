import { describe, expect, test } from 'vitest';
import { Stage } from './stage';
import { position } from './visitor';

/** Faults that other programs had on their boards, each with the position in which it was seen. */

const stage = new Stage();
const { visit } = stage;

const ROUND = position('russian', 'W:Wh6,g1:Ba7,e7,g7,b6,a5,Kg5,d4');
const TWO_WAYS = position('english', 'B:W23,22,15,14:B11,10');

describe('M06: a capture that ends where it began', () => {
  test('is offered beside the other one', async () => {
    const player = await visit({ saved: ROUND });
    await player.tap('h6');
    await expect.poll(() => player.described('f4')).toContain('si può andare qui');
    await expect.poll(() => player.described('f8')).toContain('si può andare qui');
    expect(await player.page.locator('.final').count()).toBe(1);
  });

  test('is entered by its own square, and made by one tap more', async () => {
    const player = await visit({ saved: ROUND });
    await player.tap('h6', 'h6');
    expect(await player.moves()).toEqual([]);
    await expect.poll(() => player.described('e3')).toContain('dama bianca');
    await player.tap('h6');
    await expect.poll(() => player.moves()).toEqual(['h6:f8:c5:e3:h6']);
    await expect.poll(() => player.described('h6')).toContain('dama bianca');
  });

  test('is put down again by the piece where it stands', async () => {
    const player = await visit({ saved: ROUND });
    await player.tap('h6', 'h6', 'e3');
    await expect.poll(() => player.page.locator('[aria-selected="true"]').count()).toBe(0);
    expect(await player.moves()).toEqual([]);
  });
});

describe('M36: two captures with the same ends', () => {
  test.each(['17', '19'])('are told apart by %s', async (by) => {
    const player = await visit({ saved: TWO_WAYS });
    await player.tap('10', '26');
    await expect.poll(() => player.notice()).toBe('Si arriva in 26 per più strade: scegli da dove passare.');
    expect(await player.page.locator('.way').count()).toBe(2);
    await player.tap(by);
    await expect.poll(() => player.moves()).toEqual([`10x${by}x26`]);
  });
});

test('U04: no taken piece stays on the board after the shorter of two captures', async () => {
  const player = await visit({ saved: ROUND });
  await player.tap('h6', 'f4');
  await expect.poll(() => player.moves()).toEqual(['h6:f4']);
  expect(await player.page.locator('.piece').count()).toBe(8);
  await expect.poll(() => player.described('g5')).toBe('casella g5, vuota');
});

test.each([
  ['russian', 'W:W18:B6,7,14', ['d4', 'b6', 'd8'], 'dama bianca'],
  ['international', 'W:W22:B17,7,8', ['22', '11', '2'], 'pedina bianca'],
])('U05: in %s a man that passes the last row in a capture is seen there as it is', async (game, fen, way, what) => {
  const player = await visit({ saved: position(game, fen) });
  await player.tap(...way);
  await expect.poll(() => player.described(way.at(-1) ?? '')).toContain(`${what}, scelta`);
  expect(await player.page.locator('.white .crown').count()).toBe(what === 'dama bianca' ? 1 : 0);
});

test('U08: in the losing game the side without moves has won', async () => {
  const player = await visit({ saved: position('antidraughts', 'W:W32:B28') });
  await player.tap('32', '23');
  await expect.poll(() => player.notice()).toContain('Vince il Nero');
});

describe('U10: the own side is below', () => {
  test.each([
    ['italian', '32'],
    ['spanish', '1'],
    ['international', '46'],
    ['english', '29'],
    ['russian', 'a1'],
  ])('in %s, with its corner square where it belongs', async (game, corner) => {
    const player = await visit({ saved: position(game, ''), settings: { turnBoard: false } });
    const board = await player.page.locator('svg.board').boundingBox();
    const square = await player.page.locator(`[data-name="${corner}"]`).boundingBox();
    if (!board || !square) throw new Error('no board');
    const right = game === 'italian' || game === 'spanish';
    expect(board.y + board.height - (square.y + square.height)).toBeLessThan(square.height / 2);
    expect(right ? board.x + board.width - (square.x + square.width) : square.x - board.x).toBeLessThan(
      square.width / 2,
    );
    const below = player.page.locator('[role=row]').last().locator('[aria-label*="pedina bianca"]');
    expect(await below.count()).toBeGreaterThan(0);
  });
});

test('U11: fast double clicks during a move do no harm', async () => {
  const player = await visit({ saved: position('italian', ''), motion: 'no-preference' });
  await player.tap('22');
  await player.page.locator('[data-name="18"]').dblclick();
  await player.page.locator('[data-name="21"]').dblclick();
  await expect.poll(() => player.moves()).toEqual(['22-18']);
  await player.tap('11', '15');
  await expect.poll(() => player.moves()).toEqual(['22-18', '11-15']);
});
