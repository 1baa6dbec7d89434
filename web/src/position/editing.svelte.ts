import type { CoreClient } from '../core/client';
import type { GameInfo, Piece, PieceKind, SetupAnswer, SetupFault, Side, Told } from '../core/core';
import { composeFen } from './compose';

/** What a tap on a square does: puts a piece there, or takes one away. */
export type Tool = { readonly side: Side; readonly kind: PieceKind } | 'eraser';

export interface EditedGame {
  /** An id or house rules. */
  readonly game: string;
  readonly info: GameInfo;
}

/** Longer than any position; what is longer is cut before anybody reads it. */
const LONGEST_FEN = 2_000;

/** A position while it is set up. Its FEN is the truth: what is done on the board changes the text, which the core reads. */
export class Editing {
  text = $state('');
  pieces: readonly Piece[] = $state.raw([]);
  turn: Side | undefined = $state('white');
  tool: Tool = $state.raw({ side: 'white', kind: 'man' });
  /** The strict FEN, once the position can be played. */
  fen: string | undefined = $state(undefined);
  faults: readonly SetupFault[] = $state.raw([]);
  /** Why the text is no FEN. */
  unreadable: Told | undefined = $state.raw(undefined);
  #asked = 0;
  #reading: Promise<void> = Promise.resolve();
  #lifted: number | undefined;

  constructor(
    private readonly core: CoreClient,
    readonly edited: EditedGame,
  ) {}

  /** Reads any text as a position. */
  async read(text: string): Promise<void> {
    this.text = text.slice(0, LONGEST_FEN);
    const asked = ++this.#asked;
    this.#reading = this.core.ask('setup', this.edited.game, this.text).then((answer) => {
      if (asked === this.#asked) this.#take(answer);
    });
    await this.#reading;
  }

  /** The strict FEN of what the text says, once the core has read it all. */
  async settled(): Promise<string | undefined> {
    await this.#reading;
    return this.fen;
  }

  async start(): Promise<void> {
    await this.read(await this.core.ask('startWithout', this.edited.game, 'white', 0));
  }

  async clear(): Promise<void> {
    await this.#set([]);
  }

  /** Puts the tool's piece on a square, or takes away what already stands there just so. */
  async tap(square: number): Promise<void> {
    const { tool } = this;
    const there = this.pieces.find((piece) => piece.square === square);
    const others = this.pieces.filter((piece) => piece.square !== square);
    const same = tool !== 'eraser' && there?.side === tool.side && there.kind === tool.kind;
    await this.#set(tool === 'eraser' || same ? others : [...others, { square, ...tool }]);
  }

  /** A piece is dragged from a square to another, or off the board. */
  async move(from: number, to: number | undefined): Promise<void> {
    const dragged = this.pieces.find((piece) => piece.square === from);
    if (!dragged || from === to) return;
    const others = this.pieces.filter((piece) => piece.square !== from && piece.square !== to);
    await this.#set(to === undefined ? others : [...others, { ...dragged, square: to }]);
  }

  /** A piece that was carried over these squares is let go on the last of them, or beside the board. */
  async drop(trail: readonly number[]): Promise<void> {
    const lifted = this.#lifted;
    if (lifted !== undefined) await this.move(lifted, trail.at(-1));
  }

  /** Takes up what stands on a square; false where nothing does. */
  lift(square: number): boolean {
    this.#lifted = square;
    return this.pieces.some((piece) => piece.square === square);
  }

  async toMove(side: Side): Promise<void> {
    this.turn = side;
    await this.#set(this.pieces);
  }

  async #set(pieces: readonly Piece[]): Promise<void> {
    this.pieces = pieces;
    await this.read(composeFen(this.edited.info, pieces, this.turn));
  }

  #take(answer: SetupAnswer): void {
    if ('unreadable' in answer) {
      this.unreadable = answer.unreadable;
      this.fen = undefined;
      this.faults = [];
      return;
    }
    this.unreadable = undefined;
    this.pieces = lastOnEach(answer.pieces);
    this.turn = answer.turn;
    this.fen = answer.fen;
    this.faults = answer.faults;
  }
}

/** A text may put several pieces on a square; a board shows one. */
function lastOnEach(pieces: readonly Piece[]): Piece[] {
  return [...new Map(pieces.map((piece) => [piece.square, piece])).values()];
}
