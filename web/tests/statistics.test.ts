import { describe, expect, test } from 'vitest';
import type { Result, Score } from '../src/game/result';
import { LARGEST_FILE, readResults, writeResults } from '../src/statistics/file';
import { courseOf, rowsBy, streaksOf, tallyOf } from '../src/statistics/tally';

function result(ended: number, score: Score, more: Partial<Result> = {}): Result {
  return { id: `g${ended}`, game: 'italian', level: 'easy', side: 'white', score, ended, ...more };
}

const RESULTS = [
  result(5, 'won', { game: 'russian' }),
  result(1, 'won'),
  result(2, 'won', { side: 'black' }),
  result(3, 'lost', { level: 'hard' }),
  result(4, 'drawn'),
];

function file(change: object): string {
  return JSON.stringify({ format: 'damiera-statistics', version: 1, results: RESULTS, ...change });
}

describe('the statistics', () => {
  test('count what was won, drawn and lost', () => {
    expect(tallyOf(RESULTS)).toEqual({ won: 3, drawn: 1, lost: 1 });
  });

  test('group by game, level and colour, the most played first', () => {
    expect(rowsBy(RESULTS, 'game').map(({ of }) => of)).toEqual(['italian', 'russian']);
    expect(rowsBy(RESULTS, 'level')[1]).toEqual({ of: 'hard', tally: { won: 0, drawn: 0, lost: 1 } });
    expect(rowsBy(RESULTS, 'side')[0]).toEqual({ of: 'white', tally: { won: 2, drawn: 1, lost: 1 } });
  });

  test('know the streaks in the order of time', () => {
    expect(streaksOf(RESULTS)).toEqual({ now: 1, best: 2 });
    expect(streaksOf([])).toEqual({ now: 0, best: 0 });
  });

  test('draw the course in the order of time', () => {
    expect(courseOf(RESULTS)).toEqual([1, 2, 1, 1, 2]);
  });
});

describe('a file of statistics', () => {
  test('comes back as it was', () => {
    expect(readResults(writeResults(RESULTS))).toEqual({ kind: 'read', results: RESULTS });
  });

  test.each([
    ['<script>alert(1)</script>', 'not-json'],
    ['[]', 'other-file'],
    ['{"format":"chess"}', 'other-file'],
    [file({ version: 2 }), 'newer'],
    [file({ results: 'all' }), 'damaged'],
    [file({ results: [{ ...result(1, 'won'), score: 'cheated' }] }), 'damaged'],
    [file({ results: [{ ...result(1, 'won'), id: '"><img src=x>' }] }), 'damaged'],
    [file({ results: [{ ...result(1, 'won'), game: 'x'.repeat(100_000) }] }), 'damaged'],
    [' '.repeat(LARGEST_FILE + 1), 'too-large'],
  ])('that is not one is refused (%#)', (text, why) => {
    expect(readResults(text)).toEqual({ kind: 'refused', why });
  });

  test('with a name of a thing that all objects have is harmless', () => {
    const text = file({ results: [{ ...result(1, 'won'), game: '__proto__' }] });
    const reading = readResults(text);
    expect(reading.kind === 'read' && rowsBy(reading.results, 'game')).toEqual([
      { of: '__proto__', tally: { won: 1, drawn: 0, lost: 0 } },
    ]);
  });
});
