import { isId, isRecord, isText, isTime, LONGEST_GAME } from '../store/read';

/** A game of a file that somebody has looked at, as PDN. */
export interface Paper {
  readonly id: string;
  /** The game of its file: tags of its own come before it. */
  readonly game: string;
  readonly pdn: string;
  /** Milliseconds since 1970. */
  readonly opened: number;
}

export const LONGEST_PDN = 4_000_000;

export function readPaper(kept: unknown): Paper | undefined {
  if (!isRecord(kept)) return undefined;
  const { id, game, pdn, opened } = kept;
  const sound = isId(id) && isText(game, LONGEST_GAME) && isText(pdn, LONGEST_PDN) && isTime(opened);
  return sound ? { id, game, pdn, opened } : undefined;
}
