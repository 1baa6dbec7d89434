import { describe, expect, test } from 'vitest';
import { renamed, retold } from '../src/board/look';
import { diagonalBoard, orthogonalBoard } from './boards';

const numbers = diagonalBoard(8, 8, 'right');
const letters = orthogonalBoard(8, 8);

describe('squares called another way', () => {
  test('get letters and digits by where they are', () => {
    expect(renamed(numbers, 'algebraic').squares.at(-1)?.name).toBe('h1');
    expect(renamed(numbers, 'algebraic').names).toBe('letters');
  });

  test('get their numbers from the top left', () => {
    expect(renamed(letters, 'numeric').squares[8]?.name).toBe('9');
  });

  test('stay as they are where the game calls them so', () => {
    expect(renamed(numbers, 'numeric')).toBe(numbers);
    expect(renamed(letters, 'algebraic')).toBe(letters);
    expect(renamed(letters, 'game')).toBe(letters);
  });
});

test('moves are told again in the other names, and back', () => {
  const other = renamed(numbers, 'algebraic');
  expect(retold('22x13x6', numbers, other)).toBe('d3xb5xd7');
  expect(retold('d3xb5xd7', other, numbers)).toBe('22x13x6');
  expect(retold('hello 99', other, numbers)).toBe('hello 99');
});
