import { describe, expect, test } from 'vitest';
import { cellOf, landings, neighbour, rowsOf, squareOf } from '../src/board/geometry';
import { diagonalBoard, orthogonalBoard } from './boards';

const italian = diagonalBoard(8, 8, 'right');
const english = diagonalBoard(8, 8, 'left');
const turkish = orthogonalBoard(8, 8);

describe('a square', () => {
  test('has its playing corner where the game has it', () => {
    expect(cellOf(italian, 32, 'white')).toEqual({ column: 7, row: 7 });
    expect(cellOf(english, 29, 'white')).toEqual({ column: 0, row: 7 });
  });

  test('keeps its number when the board is turned', () => {
    expect(cellOf(italian, 32, 'black')).toEqual({ column: 0, row: 0 });
    expect(squareOf(italian, { column: 0, row: 0 }, 'black')).toBe(32);
  });

  test('is missing where nobody plays', () => {
    expect(squareOf(english, { column: 0, row: 0 }, 'white')).toBeUndefined();
  });

  test.each([diagonalBoard(10, 8, 'left'), diagonalBoard(14, 14, 'left'), turkish])(
    'is found again from its cell, on any board',
    (board) => {
      const found = board.squares.map((_, i) => squareOf(board, cellOf(board, i + 1, 'black'), 'black'));
      expect(found).toEqual(board.squares.map((_, i) => i + 1));
    },
  );
});

describe('rows', () => {
  test('run from the far left as the player sees them', () => {
    expect(rowsOf(english, 'white')[0]).toEqual([1, 2, 3, 4]);
    expect(rowsOf(english, 'black')[0]).toEqual([32, 31, 30, 29]);
  });
});

describe('the cursor', () => {
  test.each([
    ['ArrowLeft', 18, 17],
    ['ArrowRight', 18, 19],
    ['ArrowUp', 18, 14],
    ['ArrowDown', 18, 22],
  ] as const)('%s leads from %i to %i', (arrow, from, to) => {
    expect(neighbour(english, from, arrow, 'white')).toBe(to);
  });

  test('comes back to its square when it goes up and down', () => {
    const squares = english.squares.map((_, i) => i + 1).filter((square) => square > 4);
    const back = squares.map((square) =>
      neighbour(english, neighbour(english, square, 'ArrowUp', 'white'), 'ArrowDown', 'white'),
    );
    expect(back).toEqual(squares);
  });

  test('stays at the edge', () => {
    expect(neighbour(turkish, 1, 'ArrowUp', 'white')).toBe(1);
    expect(neighbour(turkish, 1, 'ArrowLeft', 'white')).toBe(1);
  });

  test('goes straight on a board of one colour', () => {
    expect(neighbour(turkish, 9, 'ArrowUp', 'white')).toBe(1);
  });
});

describe('a landing', () => {
  test('is one square where the way turns', () => {
    expect(landings(english, { path: [29, 22, 15], captured: [25, 18], crowned: 0 })[0]).toEqual([22]);
    expect(landings(english, { path: [29, 22, 13], captured: [25, 17], crowned: 0 })).toEqual([[22], [13]]);
  });

  test('is any square before the next piece where the way goes straight on', () => {
    expect(landings(english, { path: [30, 23, 12], captured: [26, 16], crowned: 0 })).toEqual([[23, 19], [12]]);
  });
});
