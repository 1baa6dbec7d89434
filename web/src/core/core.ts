/**
 * What the Java core exports to the page's worker; the WebAssembly and the JavaScript build both have exactly this.
 * Structured answers are JSON text of the types below. Squares are canonical numbers: 1 at the top left, row by row,
 * White at the bottom; `Square.name` is what the game prints. A game is named by an id or by house rules as JSON, then
 * any number of `+key=value`.
 */
export interface Core {
  /** All games in the order of the menu: JSON of `GameInfo[]`. */
  games(): string;
  /** The bot's levels, the weakest first: JSON of `Level[]`. */
  levels(): string;
  /**
   * A game: from its start (`fen` empty) or a FEN, with what has happened already, one event a line (may be empty).
   * Throws an Error that names the first event that cannot happen.
   */
  open(game: string, fen: string, events: string): CoreGame;
  /** The options of a game with those already chosen: JSON of `GameOption[]`; "null" where they do not fit together. */
  options(game: string): string;
  /** The start of a game without so many pieces of a side, those that stand farthest behind; as FEN. */
  startWithout(game: string, side: Side, pieces: number): string;
  /**
   * So many legal moves by chance: JSON of `Opening`. `excluded` is what none begins with: moves with blanks between them,
   * one such line a line. Same seed, same opening.
   */
  opening(game: string, plies: number, excluded: string, seed: number): string;
  /** The rules of a game, to be told: JSON of `RuleFacts`. */
  rules(game: string): string;
  /** Leaf count, distinct captures. `fen` empty = start. */
  perft(game: string, fen: string, depth: number): number;
  /** The legal moves of a position: JSON of `LegalMove[]`. `fen` empty = start. */
  moves(game: string, fen: string): string;
  /** The position of any text that may be a FEN: JSON of `SetupAnswer`. */
  setup(game: string, fen: string): string;
  /** The game of any text that may be house rules: JSON of `HouseAnswer`. */
  house(text: string): string;
  /** Every answer of a game as house rules, by the schema `docs/house-rules.schema.json`. */
  answers(game: string): string;
}

/** One game being played. Lives in the worker. */
export interface CoreGame {
  /** The game with its options: JSON of `GameInfo`. */
  info(): string;
  /** The whole state now: JSON of `GameView`. */
  view(): string;
  /** Plays the move that these squares mean ("22 15 6": from, any squares passed, to): JSON of `PlayAnswer`. */
  play(squares: string): string;
  /** The move that a text means, not played yet: JSON of `Reading`; "null" where it is no text of a move. */
  read(text: string): string;
  /** Why these squares are no legal move, without playing: JSON of `Refusal`; "null" when they are one. */
  explain(squares: string): string;
  /** Why the piece on this square has no legal move now: JSON of `Refusal`; "null" when it has one. */
  whyNot(square: number): string;
  /** Something happens that is no move: JSON of `GameView`. Throws an Error where it cannot happen. */
  act(event: string): string;
  /**
   * Takes back the word that ended the game; else what a side did last on the board, and all that came after. Empty: the
   * last thing that anybody did.
   */
  undo(side: Side | ''): void;
  /** What the bot does that has this side, not done yet: JSON of `Decision`. Same seed, same decision. */
  decide(side: Side, level: Level, seed: number): string;
  /** Whether the last move of a side was worse than its best by a man or more. */
  isMistake(side: Side): boolean;
}

/** How well the bot plays, by the core's name for it. */
export type Level = string;

/** A game as it was opened. */
export interface Opened {
  readonly info: GameInfo;
  readonly view: GameView;
}

/** What the core has to offer. */
export interface Menu {
  readonly games: readonly GameInfo[];
  /** The weakest first. */
  readonly levels: readonly Level[];
}

/** Where a game may begin instead of its start. */
export interface Opening {
  /** Its moves, or what its list calls it. */
  readonly label: string;
  readonly fen: string;
}

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
  /** Whether it is one of those that most people look for. */
  readonly main: boolean;
  /** When captured pieces leave the board. */
  readonly removal: 'after-move' | 'immediate';
  /** Whether a missed capture may be answered by taking the piece off, or by demanding the capture. */
  readonly huffs: boolean;
  /** Whether moves are counted towards a draw only once somebody asks. */
  readonly countsOnRequest: boolean;
}

export const OPTIONS = [
  'obligation',
  'goal',
  'promotion',
  'removal',
  'targets',
  'priority',
  'draws',
  'repetition',
  'quiet',
  'count',
  'board',
  'rows',
] as const;

/** A question of the rules that may be answered anew: `+key=value` after a game's id. */
export interface GameOption {
  readonly key: (typeof OPTIONS)[number];
  /** As the game has it now; `none` where there is no number, `other` where the answer has no word. */
  readonly value: string;
  /** What may be said instead: words, or a range of numbers as "2..100". */
  readonly values: readonly string[];
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
  /** The landing, from 1, on which the man becomes a king; 0 where it does not. */
  readonly crowned: number;
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

/** A draw counter: `value` of `limit`, in times for a repetition (from the second on), else in plies. */
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

/** What may be done besides moving. */
export interface Answers {
  /** The pieces that the side to move may take off because they should have captured. */
  readonly huffable: readonly number[];
  /** Whether the capture was demanded from the side to move. */
  readonly demanded: boolean;
  /** Whether the side to move may ask that moves be counted. */
  readonly countable: boolean;
  /** The piece that must move because it was touched; one at most. */
  readonly touched: readonly number[];
  /** Whose offer of a draw stands; one at most. */
  readonly offers: readonly Side[];
}

export interface GameView {
  readonly game: string;
  readonly fen: string;
  readonly turn: Side;
  readonly pieces: readonly Piece[];
  /** Empty when the game is over, and while a side that is shut in has a missed capture to answer. */
  readonly legal: readonly LegalMove[];
  /** The moves played, as they were legal (one route each). */
  readonly played: readonly LegalMove[];
  /** All that has happened, for `Core.open`: moves by their texts, else "huff 23", "demand", "resign white". */
  readonly events: readonly string[];
  /** The sides that have something to take back. */
  readonly undo: readonly Side[];
  readonly answers: Answers;
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
  'must-move-touched',
  'game-over',
] as const;

export interface Refusal {
  readonly reason: (typeof REFUSALS)[number];
  /** Facts of the reason, as in `{"taken": 2, "required": 3}`; squares by number, routes by text. */
  readonly detail: Readonly<Record<string, number | string | readonly number[] | readonly string[]>>;
}

/** What the text of a move comes to; of a refused one also the squares that it names, as far as they are known. */
export type Reading = { readonly move: LegalMove } | { readonly refused: Refusal; readonly tried: readonly number[] };

export type Direction =
  | 'forward'
  | 'backward'
  | 'left'
  | 'right'
  | 'forward-left'
  | 'forward-right'
  | 'backward-left'
  | 'backward-right';

export const PRIORITIES = ['most-pieces', 'most-value', 'with-king', 'most-kings', 'kings-earliest'] as const;

/** The rules of a game, as far as they are told to people. */
export interface RuleFacts {
  readonly firstMover: Side;
  readonly goal: 'normal' | 'losing' | 'breakthrough';
  readonly manMoves: readonly Direction[];
  readonly manCaptures: readonly Direction[];
  readonly targets: 'any-piece' | 'men-only';
  readonly promotion: 'end-only' | 'stop' | 'continue-as-king';
  readonly kingMoves: readonly Direction[];
  readonly kingCaptures: readonly Direction[];
  /** Where a king lands behind what it takes; on the next square where it does not fly. */
  readonly landing: 'next-square' | 'any-square' | 'directly-behind' | 'directly-behind-a-last-king';
  /** Quiet moves in a row that one king may make; 0 where there is no limit. */
  readonly kingLimit: number;
  readonly obligation: 'mandatory' | 'huff' | 'optional';
  readonly priority: readonly (typeof PRIORITIES)[number][];
  readonly removal: GameInfo['removal'];
  readonly reversal: 'allowed' | 'forbidden';
  readonly count: 'automatic' | 'on-request';
  /** Limits in times for a repetition, in plies for counts, 0 where there is none. */
  readonly draws: readonly { readonly kind: Counter['kind'] | 'one-piece-each'; readonly limit: number }[];
}

export type PlayAnswer = { readonly played: LegalMove; readonly view: GameView } | { readonly refused: Refusal };

/** What the bot does: an event, with the move where it is one. */
export interface Decision {
  readonly event: string;
  readonly move?: LegalMove;
}

/** Something to be put into words: the key of a message, and its facts, which may be words to be put together too. */
export interface Told {
  readonly key: string;
  readonly facts: Readonly<Record<string, ToldFact>>;
}

export type ToldFact = string | number | Told | readonly (string | Told)[];

/** What is wrong with a position; what is waivable does not keep anybody from playing it. */
export interface SetupFault {
  readonly waivable: boolean;
  readonly squares: readonly number[];
  readonly told: Told;
}

export type SetupAnswer =
  | { readonly unreadable: Told }
  | {
      /** The strict form; left out where the position cannot be played. */
      readonly fen?: string;
      /** Left out where the text does not tell. */
      readonly turn?: Side;
      readonly pieces: readonly Piece[];
      readonly faults: readonly SetupFault[];
    };

/** What is wrong with house rules: the member (`board.files`), and where in the text it stands. */
export interface HouseFault {
  readonly path: string;
  readonly offset: number;
  readonly told: Told;
}

export interface HouseAnswer {
  readonly faults: readonly HouseFault[];
  /** Left out where there are faults. */
  readonly info?: GameInfo;
}
