import { describe, expect, test } from 'vitest';
import { NOTHING, type Selection, type Tap, taken, tap, targets, waysOf } from '../src/board/selection';
import type { LegalMove } from '../src/core/core';
import { capture, diagonalBoard, quiet } from './boards';

const italian = diagonalBoard(8, 8, 'right');
const english = diagonalBoard(8, 8, 'left');

/** Taps squares one after the other and gives the last answer; fails when one before the last ended the selection. */
function taps(legal: LegalMove[], squares: number[], board = english): Tap {
  const ways = waysOf(board, legal);
  let selection: Selection = NOTHING;
  let answer: Tap = { kind: 'changed', selection };
  squares.forEach((square, i) => {
    answer = tap(selection, square, ways);
    if (answer.kind === 'changed' || answer.kind === 'fork') selection = answer.selection;
    else if (i < squares.length - 1) throw new Error(`ended at tap ${i}: ${answer.kind}`);
  });
  return answer;
}

function selected(answer: Tap): Selection {
  if (answer.kind !== 'changed' && answer.kind !== 'fork') throw new Error(`no selection in ${answer.kind}`);
  return answer.selection;
}

describe('a quiet move', () => {
  const legal = [quiet(21, 17), quiet(22, 17), quiet(22, 18)];

  test('lights up the squares of the piece', () => {
    expect(targets(selected(taps(legal, [22], italian))).next).toEqual([17, 18]);
  });

  test('is played by a tap on the piece and one on the square', () => {
    expect(taps(legal, [22, 18], italian)).toMatchObject({ kind: 'move', way: { move: { text: '22-18' } } });
  });

  test('is cancelled by a tap on the same piece', () => {
    expect(selected(taps(legal, [22, 22], italian))).toEqual(NOTHING);
  });

  test('changes to another piece that can move', () => {
    expect(selected(taps(legal, [22, 21], italian))).toMatchObject({ kind: 'piece', from: 21 });
  });

  test('tells the squares tried when the target is not to be reached', () => {
    expect(taps(legal, [22, 13], italian)).toEqual({ kind: 'refused', squares: [22, 13] });
  });

  test('tells the piece when it has no move', () => {
    expect(taps(legal, [24], italian)).toEqual({ kind: 'refused', squares: [24] });
  });
});

describe('a chain', () => {
  const legal = [
    capture([
      [29, 22, 13],
      [25, 17],
    ]),
    capture([
      [29, 22, 15],
      [25, 18],
    ]),
  ];

  test('is played by the final square when it is the only one', () => {
    expect(taps(legal, [29, 13])).toMatchObject({ kind: 'move', way: { move: { text: '29x22x13' } } });
  });

  test('is played square by square', () => {
    expect(taps(legal, [29, 22, 15])).toMatchObject({ kind: 'move', way: { move: { text: '29x22x15' } } });
  });

  test('shows the pieces taken on the way', () => {
    expect(taken(selected(taps(legal, [29, 22])))).toEqual([25]);
  });

  test('shows the next squares and the final ones', () => {
    expect(targets(selected(taps(legal, [29])))).toEqual({ next: [22], final: [13, 15] });
  });

  test('is cancelled in the middle by a tap where the piece stands now', () => {
    expect(selected(taps(legal, [29, 22, 22]))).toEqual(NOTHING);
  });

  test('refuses another square with everything that was tried', () => {
    expect(taps(legal, [29, 22, 6])).toEqual({ kind: 'refused', squares: [29, 22, 6] });
  });
});

describe('a fork', () => {
  // Two captures of the king in 23 end on 5: by 14 over 18 and 9, or by 16, 7 over 19, 12, 6... as a list of squares.
  const legal = [
    capture([
      [32, 23, 14, 5],
      [27, 18, 9],
    ]),
    capture([
      [32, 23, 16, 5],
      [27, 19, 11],
    ]),
  ];

  test('stops where the ways part and shows them', () => {
    const answer = taps(legal, [32, 5]);
    expect(answer).toMatchObject({ kind: 'fork', selection: { passed: [23], goal: 5 } });
    expect(targets(selected(answer)).next).toEqual([14, 16]);
  });

  test('goes on by itself after the choice', () => {
    expect(taps(legal, [32, 5, 16])).toMatchObject({ kind: 'move', way: { move: { text: '32x23x16x5' } } });
  });

  test('stays when the final square is tapped again', () => {
    expect(taps(legal, [32, 5, 5])).toMatchObject({ kind: 'fork', selection: { passed: [23], goal: 5 } });
  });

  test('asks too when a square is the end of one move and on the way of another', () => {
    const mixed = [
      capture([
        [32, 23, 14],
        [27, 18],
      ]),
      capture([
        [32, 21, 14, 7],
        [26, 17, 10],
      ]),
    ];
    expect(taps(mixed, [32, 21, 14, 7])).toMatchObject({ kind: 'move' });
    expect(taps(mixed, [32, 23, 14])).toMatchObject({ kind: 'move', way: { move: { text: '32x23x14' } } });
  });

  test('does not ask between two routes of the same move', () => {
    const same = [
      capture(
        [
          [32, 23, 14, 5],
          [27, 18, 9],
        ],
        [
          [32, 23, 16, 5],
          [27, 9, 18],
        ],
      ),
    ];
    expect(taps(same, [32, 5])).toMatchObject({ kind: 'move', way: { move: { text: '32x23x14x5' } } });
  });
});

describe('a flying king', () => {
  test('may land anywhere before the next piece on the line', () => {
    // c1-h6 line of the Russian board by number: 30 takes 26, goes on and takes 12 on the same line.
    const legal = [
      capture([
        [30, 23, 12],
        [26, 16],
      ]),
    ];
    const board = diagonalBoard(8, 8, 'left');
    expect(taps(legal, [30, 19, 12], board)).toMatchObject({ kind: 'move' });
  });

  test('ends a round trip on the square it came from', () => {
    const legal = [
      capture([
        [23, 14, 7, 16, 23],
        [18, 10, 11, 19],
      ]),
    ];
    expect(taps(legal, [23, 14, 7, 16, 23])).toMatchObject({ kind: 'move', way: { move: { to: 23 } } });
  });
});
