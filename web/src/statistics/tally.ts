import type { Result, Score } from '../game/result';

export type Tally = Readonly<Record<Score, number>>;

export const NONE: Tally = { won: 0, drawn: 0, lost: 0 };

export function tallyOf(results: readonly Result[]): Tally {
  const tally = { ...NONE };
  for (const { score } of results) tally[score]++;
  return tally;
}

export function played({ won, drawn, lost }: Tally): number {
  return won + drawn + lost;
}

/** One line of a table: what the results have in common, and how many there are of each score. */
export interface Row {
  readonly of: string;
  readonly tally: Tally;
}

/** The results by what they have in common; the most played first. */
export function rowsBy(results: readonly Result[], by: 'game' | 'level' | 'side'): Row[] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const group = groups.get(result[by]);
    if (group) group.push(result);
    else groups.set(result[by], [result]);
  }
  return [...groups]
    .map(([of, group]) => ({ of, tally: tallyOf(group) }))
    .toSorted((one, other) => played(other.tally) - played(one.tally));
}

/** Games won one after the other. */
export interface Streaks {
  readonly now: number;
  readonly best: number;
}

export function streaksOf(results: readonly Result[]): Streaks {
  let now = 0;
  let best = 0;
  for (const { score } of inOrder(results)) {
    now = score === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** The points won so far after each game, of one a game: what the line of the chart shows. */
export function courseOf(results: readonly Result[]): number[] {
  let balance = 0;
  return inOrder(results).map(({ score }) => (balance += score === 'won' ? 1 : score === 'lost' ? -1 : 0));
}

function inOrder(results: readonly Result[]): Result[] {
  return results.toSorted((one, other) => one.ended - other.ended || (one.id < other.id ? -1 : 1));
}
