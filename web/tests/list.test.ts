import { expect, test } from 'vitest';
import { entriesOf } from '../src/game/list';

function texts(events: string[]): string[] {
  return entriesOf(events).map(
    ({ text, number, huff }) => `${number ? `${number}. ` : ''}${huff ? 'huff ' : ''}${text}`,
  );
}

test('moves are numbered by pairs', () => {
  expect(texts(['22-18', '11-15', '18x11'])).toEqual(['1. 22-18', '11-15', '2. 18x11']);
});

test('a huff stands between the moves', () => {
  expect(texts(['22-18', 'huff 26', '11-15', '27-23'])).toEqual(['1. 22-18', 'huff 26', '11-15', '2. 27-23']);
});

test('a move that was taken back because the capture was demanded is gone', () => {
  expect(texts(['22-18', '11-15', '27-23', 'demand', '18x11'])).toEqual(['1. 22-18', '11-15', '2. 18x11']);
});

test('what is not done on the board is not listed', () => {
  expect(texts(['offer white', 'decline black', 'count white', 'touch 22', 'adjust', '22-18', 'resign black'])).toEqual(
    ['1. 22-18'],
  );
});
