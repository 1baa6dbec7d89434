/**
 * What the Java core exports to the page's worker; the WebAssembly and the JavaScript build both have exactly this.
 * Structured answers are JSON text of the types below. Squares are canonical numbers: 1 at the top left, row by row,
 * White at the bottom; `Square.name` is what the game prints.
 */
export interface Core {
  /** All games in the order of the menu: JSON of `GameInfo[]`. */
  games(): string;
  /**
   * A game: from its start (`fen` empty) or a FEN, with moves already played (texts, blank between them, may be empty).
   * Throws an Error that names the first move that cannot be played.
   */
  open(game: string, fen: string, moves: string): CoreGame;
  /** Leaf count, distinct captures. `fen` empty = start. */
  perft(game: string, fen: string, depth: number): number;
  /** The legal moves of a position: JSON of `LegalMove[]`. `fen` empty = start. */
  moves(game: string, fen: string): string;
}

/** One game being played. Lives in the worker. */
export interface CoreGame {
  /** The whole state now: JSON of `GameView`. */
  view(): string;
  /** Plays the move that these squares mean ("22 15 6": from, any squares passed, to): JSON of `PlayAnswer`. */
  play(squares: string): string;
  /** Why these squares are no legal move, without playing: JSON of `Refusal`; "null" when they are one. */
  explain(squares: string): string;
  /** Why the piece on this square has no legal move now: JSON of `Refusal`; "null" when it has one. */
  whyNot(square: number): string;
  /** Takes one ply back; nothing at the start. */
  undo(): void;
  /** The bot's move for the side to move, not played: JSON of `LegalMove`. Same seed, same move. */
  choose(level: Level, seed: number): string;
}

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export type Side = 'white' | 'black';
export type PieceKind = 'man' | 'king';

export interface Square {
  /** As printed by the game: "23", "c3". */
  readonly name: string;
  /** 0 at the left, White at the bottom. */
  readonly file: number;
  /** 0 at the bottom. */
  readonly rank: number;
}

export interface GameInfo {
  readonly id: string;
  readonly files: number;
  readonly ranks: number;
  readonly lattice: 'diagonal' | 'orthogonal';
  readonly names: 'numbers' | 'letters';
  /** Square N at index N - 1. */
  readonly squares: readonly Square[];
  readonly firstMover: Side;
}

export interface Piece {
  readonly square: number;
  readonly side: Side;
  readonly kind: PieceKind;
}

/** One way over the board: from, each landing, to; and the pieces taken in this order (empty for a quiet move). */
export interface Route {
  readonly path: readonly number[];
  readonly captured: readonly number[];
}

export interface LegalMove {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly promotes: boolean;
  /** One or more; the first is the one that `text` tells. */
  readonly routes: readonly Route[];
}

export const COUNTERS = ['repetition', 'quiet-plies', 'endgame-count'] as const;

/** A draw counter: `value` of `limit`, in times for a repetition, else in plies. Left out while it says nothing. */
export interface Counter {
  readonly kind: (typeof COUNTERS)[number];
  readonly value: number;
  readonly limit: number;
}

export const WIN_REASONS = ['no-pieces', 'no-move', 'got-rid', 'king', 'resignation', 'time'] as const;
export const DRAW_REASONS = ['agreement', 'repetition', 'quiet-plies', 'endgame-count', 'one-piece-each'] as const;

export type Outcome =
  | { readonly kind: 'ongoing' }
  | { readonly kind: 'won'; readonly winner: Side; readonly reason: (typeof WIN_REASONS)[number] }
  | { readonly kind: 'drawn'; readonly reason: (typeof DRAW_REASONS)[number] };

export interface GameView {
  readonly game: string;
  readonly fen: string;
  readonly turn: Side;
  readonly pieces: readonly Piece[];
  /** Empty when the game is over. */
  readonly legal: readonly LegalMove[];
  /** The moves played, as they were legal (one route each). */
  readonly played: readonly LegalMove[];
  readonly counters: readonly Counter[];
  readonly outcome: Outcome;
}

export const REFUSALS = [
  'not-your-piece',
  'square-empty',
  'square-occupied',
  'not-a-square',
  'backward-man',
  'must-capture',
  'must-capture-more',
  'must-capture-with-king',
  'must-capture-more-kings',
  'must-capture-king-earlier',
  'must-continue',
  'man-may-not-take-king',
  'king-move-limit',
  'not-a-move',
  'ambiguous',
  'game-over',
] as const;

export interface Refusal {
  readonly reason: (typeof REFUSALS)[number];
  /** Facts of the reason, as in `{"taken": 2, "required": 3}`; squares by number, routes by text. */
  readonly detail: Readonly<Record<string, number | string | readonly number[] | readonly string[]>>;
}

export type PlayAnswer = { readonly played: LegalMove; readonly view: GameView } | { readonly refused: Refusal };
