import { describe, expect, test } from 'vitest';
import { drop, NOTHING, type Selection, tap, waysOf } from '../src/board/selection';
import type { LegalMove } from '../src/core/core';
import { capture, diagonalBoard, quiet } from './boards';

const board = diagonalBoard(8, 8, 'left');

function held(legal: LegalMove[], square: number): { selection: Selection; ways: ReturnType<typeof waysOf> } {
  const ways = waysOf(board, legal);
  const answer = tap(NOTHING, square, ways);
  if (answer.kind !== 'changed') throw new Error(`${square} is not taken up`);
  return { selection: answer.selection, ways };
}

describe('a piece that is let go', () => {
  const twoWays = [
    capture([
      [10, 17, 26],
      [14, 22],
    ]),
    capture([
      [10, 19, 26],
      [15, 23],
    ]),
  ];

  test('makes the only move that ends there', () => {
    const { selection, ways } = held([quiet(22, 18), quiet(22, 17)], 22);
    expect(drop(selection, 18, [18], ways)).toMatchObject({ kind: 'move', way: { move: { text: '22-18' } } });
  });

  test('makes the move whose way it was dragged along', () => {
    const { selection, ways } = held(twoWays, 10);
    expect(drop(selection, 26, [19, 26], ways)).toMatchObject({ kind: 'move', way: { move: { text: '10x19x26' } } });
  });

  test('stops where the ways part when the trail tells none, or both', () => {
    const { selection, ways } = held(twoWays, 10);
    expect(drop(selection, 26, [26], ways)).toMatchObject({ kind: 'fork', selection: { passed: [], goal: 26 } });
    expect(drop(selection, 26, [17, 19, 26], ways)).toMatchObject({ kind: 'fork' });
  });

  test('stays where its capture goes on', () => {
    const { selection, ways } = held(twoWays, 10);
    expect(drop(selection, 17, [17], ways)).toMatchObject({ kind: 'changed', selection: { passed: [17] } });
  });

  test('on its own square leaves nothing in hand', () => {
    const { selection, ways } = held(twoWays, 10);
    expect(drop(selection, 10, [17, 10], ways)).toEqual({ kind: 'changed', selection: NOTHING });
  });

  test('on another piece does not take that one up', () => {
    const { selection, ways } = held([quiet(22, 18), quiet(21, 17)], 22);
    expect(drop(selection, 21, [21], ways)).toEqual({ kind: 'refused', squares: [22, 21] });
  });
});

describe('a capture that ends where it began', () => {
  const round = capture([
    [12, 3, 14, 23, 12],
    [8, 10, 18, 16],
  ]);

  test('goes to its last landing by a second tap, and home by one more', () => {
    const { selection, ways } = held([round], 12);
    const second = tap(selection, 12, ways);
    expect(second).toMatchObject({ kind: 'fork', selection: { passed: [3, 14, 23] } });
    if (second.kind !== 'fork') throw new Error('no fork');
    expect(tap(second.selection, 12, ways)).toMatchObject({ kind: 'move', way: { move: { to: 12 } } });
  });

  test('is made by a drag along its way', () => {
    const { selection, ways } = held([round], 12);
    expect(drop(selection, 12, [3, 14, 23, 12], ways)).toMatchObject({ kind: 'move' });
  });
});
