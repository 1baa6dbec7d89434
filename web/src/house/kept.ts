import { isId, isRecord, isText, isTime, LONGEST_GAME } from '../store/read';

/** A game of house rules that is kept. */
export interface HouseGame {
  readonly id: string;
  /** By the schema of house rules. */
  readonly rules: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

export function readHouseGame(kept: unknown): HouseGame | undefined {
  if (!isRecord(kept)) return undefined;
  const { id, rules, changed } = kept;
  return isId(id) && isText(rules, LONGEST_GAME) && isTime(changed) ? { id, rules, changed } : undefined;
}
