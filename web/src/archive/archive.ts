import type { GameInfo, LegalMove, Outcome, Piece, Told } from '../core/core';

/**
 * What the archive's core exports to its worker: games that were played or read, to be looked at again and written down.
 * Structured answers are JSON text of the types below.
 */
export interface ArchiveCore {
  /** A game that was played here: JSON of `GameReplay`. `tags`: one a line, a tabulator between name and value. */
  record(game: string, fen: string, events: string, tags: string): string;
  /** A file to be read in steps; `game` empty where nobody knows which game its games are. */
  file(text: TextPieces, game: string): ArchiveFile;
  /** The first game of a text: JSON of `GameReplay`; "null" where it has none. */
  read(text: TextPieces, game: string): string;
}

/** The text of a file: piece `index`, empty behind the last. Each is asked for once in a pass, in their order. */
export type TextPieces = (index: number) => string;

export interface ArchiveFile {
  /** What was found in the next games, at most so many: JSON of `FileStep`. */
  step(most: number): string;
}

/** A place in a file, and what is wrong there. */
export interface FileFault {
  readonly line: number;
  readonly column: number;
  readonly told: Told;
}

/** A game of a file, as a list shows it. */
export interface ListedGame {
  readonly line: number;
  readonly column: number;
  readonly game: string;
  readonly plies: number;
  readonly result: string;
  /** Whether its last capture is cut short. */
  readonly unfinished: boolean;
  readonly white?: string;
  readonly black?: string;
  readonly event?: string;
  readonly date?: string;
  readonly faults: readonly FileFault[];
  readonly warnings: number;
}

export interface FileStep {
  readonly games: readonly ListedGame[];
  /** The game of the file; empty while it is still being found out. */
  readonly game: string;
  readonly done: boolean;
}

/** A position in a game, and how it came about. */
export interface Ply {
  /** The event that led here: a move by its text, or "huff 23", "demand"; empty at the beginning. */
  readonly text: string;
  readonly fen: string;
  readonly pieces: readonly Piece[];
  readonly move?: LegalMove;
  /** What marks say of the move: 1 good, 2 bad, 3 very good, 4 very bad, 5 interesting, 6 dubious, 7 the only one. */
  readonly nags?: readonly number[];
  readonly comment?: string;
}

/** A whole game, to be looked at. */
export interface GameReplay {
  readonly info: GameInfo;
  /** The game by an id or house rules. */
  readonly game: string;
  /** Where it begins, as FEN; empty for the game's own start. */
  readonly start: string;
  readonly begin: Ply;
  readonly plies: readonly Ply[];
  /** All that happened, for `Core.open`; none where a position was set up among the moves. */
  readonly events: readonly string[];
  readonly outcome: Outcome;
  readonly result: string;
  readonly tags: readonly (readonly [string, string])[];
  readonly faults: readonly FileFault[];
  readonly warnings?: readonly FileFault[];
  /** The game as PDN 3.0; left out where it cannot be written. */
  readonly pdn?: string;
}
