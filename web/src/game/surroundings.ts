import type { Look } from '../board/look';
import type { Build } from '../core/build';
import type { CoreClient } from '../core/client';
import type { Level } from '../core/core';
import type { Shelf } from '../store/shelf';
import type { Result } from './result';
import type { GameRecord, Table } from './table';
import type { Ticker } from './timer.svelte';

/** How fast things happen: milliseconds for one hop of a piece, and the least that the bot takes for a move. */
export interface Pace {
  readonly hop: number;
  readonly think: number;
}

/** How a person likes to enter moves. */
export interface Habits {
  /** Whether a move may be prepared while the bot thinks. */
  readonly premove: boolean;
  /** Whether a move is made only when it is confirmed. */
  readonly confirm: boolean;
  /** Whether the player is offered to take back a weak move. */
  readonly takeback: boolean;
  /** How squares are called. */
  readonly naming: Look['naming'];
}

/** What a game at the table needs from outside, so that tests can hold it in their hands. */
export interface Surroundings extends Ticker {
  readonly core: CoreClient;
  readonly build: Build;
  readonly games: Shelf<GameRecord>;
  readonly results: Shelf<Result>;
  /** The bot's levels, the weakest first, once the core has told them. */
  levels(): readonly Level[];
  pace(): Pace;
  /** A new game as the reader's settings allow it. */
  suited(table: Table): Table;
  habits(): Habits;
  pause(milliseconds: number): Promise<void>;
  /** Until what has just happened is shown, so that work may be done that nobody sees. */
  leisure(): Promise<void>;
  seed(): number;
  /** A name for a game that no other has. */
  id(): string;
}
