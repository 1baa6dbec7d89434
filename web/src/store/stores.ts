import { type Result, SCORES } from '../game/result';
import type { GameRecord } from '../game/table';
import { type HouseGame, readHouseGame } from '../house/kept';
import { type Paper, readPaper } from '../review/paper';
import { openDatabase } from './database';
import { isId, isRecord, isSide, isText, isTime, isWord, LONGEST_GAME, readGameRecord } from './read';
import { type Shelf, shelfIn } from './shelf';

/** Everything that is kept in the database of this browser. */
export interface Stores {
  readonly games: Shelf<GameRecord>;
  readonly results: Shelf<Result>;
  readonly house: Shelf<HouseGame>;
  readonly papers: Shelf<Paper>;
}

export function browserStores(opening = openDatabase()): Stores {
  // Whoever needs the database is told that it cannot be opened; nobody may need it.
  opening.catch(() => undefined);
  return {
    games: shelfIn(opening, 'games', readGameRecord),
    results: shelfIn(opening, 'results', readResult),
    house: shelfIn(opening, 'house', readHouseGame),
    papers: shelfIn(opening, 'papers', readPaper),
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
