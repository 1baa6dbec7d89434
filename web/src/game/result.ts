import type { Level, Side } from '../core/core';
import { type GameRecord, levelOf } from './table';

export const SCORES = ['won', 'drawn', 'lost'] as const;
export type Score = (typeof SCORES)[number];

/** How one game against the bot ended: what the statistics count. Games of two at one device have none. */
export interface Result {
  /** That of the game. */
  readonly id: string;
  readonly game: string;
  readonly level: Level;
  /** The player's. */
  readonly side: Side;
  readonly score: Score;
  /** Milliseconds since 1970. */
  readonly ended: number;
}

export function resultOf({ id, table, outcome, changed }: GameRecord): Result | undefined {
  const level = levelOf(table.opponent);
  if (level === undefined || outcome.kind === 'ongoing') return undefined;
  const score = outcome.kind === 'drawn' ? 'drawn' : outcome.winner === table.side ? 'won' : 'lost';
  return { id, game: table.game, level, side: table.side, score, ended: changed };
}
