import type { Level, Outcome, Side } from '../core/core';
import type { Clock, TimeControl } from './clock';

/** A second person at the same device. */
export const PERSON = 'person';

/** Against whom: the bot at a level of the core's, or a person. */
export type Opponent = Level | typeof PERSON;

export const SIDES: readonly Side[] = ['white', 'black'];

/** What is agreed before the first move. */
export interface Table {
  /** An id, then `+key=value` for each option that was chosen. */
  readonly game: string;
  /** The position that the game begins from, as FEN; empty for the game's own start. */
  readonly start: string;
  readonly opponent: Opponent;
  /** The side of the player, at the near edge of the board. */
  readonly side: Side;
  /** A touched piece must be moved; where nothing is said, it need not. */
  readonly touch?: 'binding';
  /** Without it nobody counts the time. */
  readonly time?: TimeControl;
  /** What the opening drawn by lot is called; `start` is the position after it. */
  readonly opening?: string;
}

/** What has become of a game so far: whole moves only, so that nothing half-played can come back. */
export interface SavedGame {
  readonly table: Table;
  /** What has happened, as the core tells and reads it. */
  readonly events: readonly string[];
  readonly flipped: boolean;
}

/** A game as it is kept. */
export interface GameRecord extends SavedGame {
  readonly id: string;
  /** What was taken back and can be done again, the nearest first: for each "redo" what happened. */
  readonly ahead: readonly (readonly string[])[];
  /** The clock after each number of events that somebody moved at: what taking back brings again. */
  readonly clocks: readonly KeptClock[];
  /** The clock as it was last seen; none where nobody counts the time. */
  readonly clock?: Clock;
  readonly outcome: Outcome;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
}

export interface KeptClock {
  readonly events: number;
  readonly clock: Clock;
}

/** A game of which nothing has happened yet. */
export function freshRecord(id: string, table: Table, now: number): GameRecord {
  const outcome = { kind: 'ongoing' } as const;
  return { id, table, events: [], flipped: false, ahead: [], clocks: [], outcome, begun: now, changed: now };
}

export function levelOf(opponent: Opponent): Level | undefined {
  return opponent === PERSON ? undefined : opponent;
}

export function otherSide(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}
