import type {
  Decision,
  GameOption,
  GameView,
  HouseAnswer,
  LegalMove,
  Level,
  Menu,
  Opened,
  Opening,
  PlayAnswer,
  Reading,
  Refusal,
  RuleFacts,
  SetupAnswer,
  Side,
} from './core';
import type { Build } from './build';

/** What the page may ask of the worker, and what comes back. */
export interface Calls {
  /** Loads a build of the core; before it nothing else can be asked. */
  start(build: Build): Menu;
  options(game: string): readonly GameOption[] | null;
  open(game: string, fen: string, events: readonly string[]): Opened;
  play(squares: readonly number[]): PlayAnswer;
  read(text: string): Reading | null;
  explain(squares: readonly number[]): Refusal | null;
  whyNot(square: number): Refusal | null;
  act(event: string): GameView;
  undo(side: Side | ''): GameView;
  decide(side: Side, level: Level, seed: number): Decision;
  isMistake(side: Side): boolean;
  startWithout(game: string, side: Side, pieces: number): string;
  opening(game: string, plies: number, excluded: readonly string[], seed: number): Opening;
  rules(game: string): RuleFacts;
  perft(game: string, fen: string, depth: number): number;
  moves(game: string, fen: string): readonly LegalMove[];
  setup(game: string, fen: string): SetupAnswer;
  house(text: string): HouseAnswer;
  answers(game: string): string;
}

export type CallName = keyof Calls;
