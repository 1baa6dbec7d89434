import type { GameInfo, GameView, LegalMove, Level, PlayAnswer, Refusal } from './core';
import type { Build } from './build';

/** What the page may ask of the worker, and what comes back. */
export interface Calls {
  /** Loads a build of the core; before it nothing else can be asked. */
  start(build: Build): readonly GameInfo[];
  open(game: string, fen: string, moves: readonly string[]): GameView;
  play(squares: readonly number[]): PlayAnswer;
  explain(squares: readonly number[]): Refusal | null;
  whyNot(square: number): Refusal | null;
  undo(plies: number): GameView;
  choose(level: Level, seed: number): LegalMove;
  perft(game: string, fen: string, depth: number): number;
  moves(game: string, fen: string): readonly LegalMove[];
}

export type CallName = keyof Calls;

export interface Question<N extends CallName = CallName> {
  readonly id: number;
  readonly call: N;
  readonly args: Parameters<Calls[N]>;
}

export type Answer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };
