import { type Result, SCORES } from '../game/result';
import type { GameRecord } from '../game/table';
import { openDatabase } from './database';
import { isId, isRecord, isSide, isText, isTime, isWord, readGameRecord } from './read';
import { type Shelf, shelfIn } from './shelf';

const LONGEST_GAME = 400;

/** Everything that is kept in the database of this browser. */
export interface Stores {
  readonly games: Shelf<GameRecord>;
  readonly results: Shelf<Result>;
}

export function browserStores(opening = openDatabase()): Stores {
  // Whoever needs the database is told that it cannot be opened; nobody may need it.
  opening.catch(() => undefined);
  return {
    games: shelfIn(opening, 'games', readGameRecord),
    results: shelfIn(opening, 'results', readResult),
  };
}

export function readResult(kept: unknown): Result | undefined {
  if (!isRecord(kept)) return undefined;
  const { id, game, level, side, ended } = kept;
  const score = SCORES.find((known) => known === kept['score']);
  if (!isId(id) || !isText(game, LONGEST_GAME) || !isWord(level) || !isSide(side) || !score || !isTime(ended))
    return undefined;
  return { id, game, level, side, score, ended };
}
