import type { Level, Side } from '../core/core';

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
}

/** A game as it is kept: whole moves only, so that nothing half-played can come back. */
export interface SavedGame {
  readonly table: Table;
  /** What has happened, as the core tells and reads it. */
  readonly events: readonly string[];
  readonly flipped: boolean;
}

export function levelOf(opponent: Opponent): Level | undefined {
  return opponent === PERSON ? undefined : opponent;
}

export function otherSide(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}
