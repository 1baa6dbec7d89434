import { type Motion, type Scene, sceneOf } from '../board/scene';
import { NOTHING, type Selection, tap, type Way, waysOf } from '../board/selection';
import type { Build } from '../core/build';
import type { CoreClient } from '../core/client';
import type { GameInfo, GameView, LegalMove, Refusal, Route } from '../core/core';
import type { Store } from './store';
import { levelOf, type Table } from './table';

/** How fast things happen: milliseconds for one hop of a piece, and the least that the bot takes for a move. */
export interface Pace {
  readonly hop: number;
  readonly think: number;
}

/** What the session needs from outside, so that tests can hold it in their hands. */
export interface Surroundings {
  readonly core: CoreClient;
  readonly build: Build;
  readonly store: Store;
  pace(): Pace;
  pause(milliseconds: number): Promise<void>;
  seed(): number;
}

/** Why something that was tapped is not allowed. */
export interface Refused {
  readonly square: number;
  readonly refusal: Refusal;
}

/** One game at the table: what is on the board, whose turn it is, and what a tap does. */
export class Session {
  view: GameView = $state.raw(EMPTY);
  selection: Selection = $state.raw(NOTHING);
  flipped = $state(false);
  thinking = $state(false);
  refused: Refused | undefined = $state.raw(undefined);
  fault: string | undefined = $state(undefined);
  #motion: Motion | undefined = $state.raw(undefined);
  /** Counts what makes an answer stale that is still under way. */
  #turn = 0;
  #busy = false;
  readonly #ways: Way[] = $derived.by(() => waysOf(this.info, this.view.legal));
  readonly scene: Scene = $derived.by(() =>
    sceneOf({
      view: this.view,
      selection: this.selection,
      motion: this.#motion,
      refused: this.refused?.square,
      asking: this.asking,
    }),
  );

  private constructor(
    readonly info: GameInfo,
    readonly table: Table,
    private readonly around: Surroundings,
    view: GameView,
  ) {
    this.view = view;
  }

  /** Opens a game, with moves already played; fails when they cannot be played. */
  static async open(info: GameInfo, table: Table, moves: readonly string[], around: Surroundings): Promise<Session> {
    const view = await around.core.ask('open', table.game, table.start, moves);
    return new Session(info, table, around, view);
  }

  get over(): boolean {
    return this.view.outcome.kind !== 'ongoing';
  }

  /** Whether a person is to move. */
  get asking(): boolean {
    return !this.over && (this.table.opponent === 'person' || this.view.turn === this.table.side);
  }

  get canUndo(): boolean {
    return this.view.played.length >= this.#pliesBack();
  }

  /** Keeps the game and lets the bot move if it is its turn. */
  async begin(): Promise<void> {
    this.#save();
    await this.#botMoves();
  }

  async tap(square: number): Promise<void> {
    if (!this.asking || this.#busy) return;
    this.refused = undefined;
    const answer = tap(this.selection, square, this.#ways);
    if (answer.kind === 'changed' || answer.kind === 'fork') {
      this.selection = answer.selection;
    } else if (answer.kind === 'refused') {
      this.selection = NOTHING;
      await this.#explain(answer.squares);
    } else {
      await this.#whileBusy(() => this.#playOut(answer.way.route, answer.passed.length));
      await this.#botMoves();
    }
  }

  cancel(): void {
    if (this.#busy) return;
    this.selection = NOTHING;
    this.refused = undefined;
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.#save();
  }

  /** Takes back to the player's own last move; what the bot is still thinking about is forgotten. */
  async undo(): Promise<void> {
    if (!this.canUndo || (this.#busy && !this.thinking)) return;
    const plies = this.#pliesBack();
    this.#turn++;
    this.thinking = false;
    this.selection = NOTHING;
    this.refused = undefined;
    await this.#whileBusy(async () => {
      this.view = await this.around.core.ask('undo', plies);
      this.#save();
    });
    await this.#botMoves();
  }

  /** Leaves the table: nothing that is under way will touch the game any more. */
  close(): void {
    this.#turn++;
  }

  #pliesBack(): number {
    return this.table.opponent !== 'person' && this.view.turn === this.table.side ? 2 : 1;
  }

  async #botMoves(): Promise<void> {
    const level = levelOf(this.table.opponent);
    if (!level || this.over || this.asking) return;
    const turn = ++this.#turn;
    this.thinking = true;
    await this.#whileBusy(async () => {
      const [move] = await Promise.all([this.#choose(level), this.around.pause(this.around.pace().think)]);
      if (turn !== this.#turn) return;
      this.thinking = false;
      const [route] = move.routes;
      if (route) await this.#playOut(route, 0);
    });
  }

  async #choose(level: NonNullable<ReturnType<typeof levelOf>>): Promise<LegalMove> {
    return await this.around.core.ask('choose', level, this.around.seed());
  }

  /** Plays a whole move and shows the way that is still to go, hop by hop. */
  async #playOut(route: Route, made: number): Promise<void> {
    const turn = this.#turn;
    const answer = this.around.core.ask('play', route.path);
    await this.#show(route, made);
    const played = await answer;
    if (turn !== this.#turn) return;
    this.#motion = undefined;
    this.selection = NOTHING;
    if ('refused' in played) {
      this.refused = { square: route.path[0] ?? 0, refusal: played.refused };
      return;
    }
    this.view = played.view;
    this.#save();
  }

  async #show(route: Route, made: number): Promise<void> {
    const { hop } = this.around.pace();
    if (hop === 0) return;
    for (let step = made + 1; step < route.path.length; step++) {
      this.#motion = { route, made: step };
      await this.around.pause(hop);
    }
  }

  async #explain(squares: readonly number[]): Promise<void> {
    const [from, ...rest] = squares;
    if (from === undefined) return;
    const tried = rest.length > 0;
    const refusal = tried ? await this.around.core.ask('explain', squares) : await this.around.core.ask('whyNot', from);
    if (refusal && !(tried ? CANCELS : SAYS_NOTHING).has(refusal.reason)) this.refused = { square: from, refusal };
  }

  async #whileBusy(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn;
    this.#busy = true;
    try {
      await work();
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    } finally {
      if (turn === this.#turn) this.#busy = false;
    }
  }

  #save(): void {
    const moves = this.view.played.map((move) => move.text);
    this.around.store.save({ table: this.table, moves, flipped: this.flipped });
  }
}

type Reason = Refusal['reason'];

/** A second tap elsewhere is a plain cancel, unless a rule forbids just that move. */
const CANCELS: ReadonlySet<Reason> = new Set<Reason>(['not-a-move', 'square-occupied', 'not-a-square', 'backward-man']);
/** A tap on an empty square, with no piece in hand, asks nothing. */
const SAYS_NOTHING: ReadonlySet<Reason> = new Set<Reason>(['square-empty', 'not-a-square']);

const EMPTY: GameView = {
  game: '',
  fen: '',
  turn: 'white',
  pieces: [],
  legal: [],
  played: [],
  counters: [],
  outcome: { kind: 'ongoing' },
};
