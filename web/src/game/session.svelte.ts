import { nameOf } from '../board/geometry';
import { mustCapture, type Scene, sceneOf } from '../board/scene';
import { type Selection, type Way, waysOf } from '../board/selection';
import type { Build } from '../core/build';
import type { CoreClient } from '../core/client';
import type { Decision, GameInfo, GameView, Level, Route, Side } from '../core/core';
import { Hand, type Refused } from './hand.svelte';
import { Moving } from './motion.svelte';
import type { Store } from './store';
import { levelOf, otherSide, type Table } from './table';

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

/** One game at the table: what is on the board, whose turn it is, and what a tap does. */
export class Session {
  view: GameView = $state.raw(EMPTY);
  flipped = $state(false);
  thinking = $state(false);
  fault: string | undefined = $state(undefined);
  /** What the bot did besides moving, to be read until the next tap: an event as the core tells it. */
  news: string | undefined = $state(undefined);
  /** Whether the next tap chooses one of several pieces to be taken off. */
  huffing = $state(false);
  readonly #hand: Hand;
  readonly #moving: Moving;
  /** Counts what makes an answer stale that is still under way. */
  #turn = 0;
  #busy = false;
  readonly #ways: Way[] = $derived.by(() => waysOf(this.info, this.view.legal));
  readonly scene: Scene = $derived.by(() =>
    sceneOf({
      view: this.view,
      selection: this.selection,
      motion: this.#moving.now,
      refused: this.refused?.square,
      must: this.outlined,
    }),
  );

  private constructor(
    readonly info: GameInfo,
    readonly table: Table,
    private readonly around: Surroundings,
    view: GameView,
  ) {
    this.view = view;
    this.#hand = new Hand(around.core);
    this.#moving = new Moving(around);
  }

  /** Opens a game, with what has happened in it already; fails when that cannot be. */
  static async open(table: Table, events: readonly string[], around: Surroundings): Promise<Session> {
    const { info, view } = await around.core.ask('open', table.game, table.start, events);
    return new Session(info, table, around, view);
  }

  get selection(): Selection {
    return this.#hand.selection;
  }

  get refused(): Refused | undefined {
    return this.#hand.refused;
  }

  get over(): boolean {
    return this.view.outcome.kind !== 'ongoing';
  }

  /** Whether a person is to move. */
  get asking(): boolean {
    return !this.over && this.view.answers.offers.length === 0 && (!this.#bot || this.view.turn === this.table.side);
  }

  /** The side whose offer of a draw a person has to answer. */
  get offered(): Side | undefined {
    return this.over || this.#bot ? undefined : this.view.answers.offers[0];
  }

  get outlined(): readonly number[] {
    if (!this.asking) return [];
    return this.huffing ? this.view.answers.huffable : mustCapture(this.view);
  }

  get canUndo(): boolean {
    return this.#bot ? this.view.undo.includes(this.table.side) : this.view.undo.length > 0;
  }

  get canAnswer(): boolean {
    return this.asking && this.view.answers.huffable.length > 0;
  }

  get canCount(): boolean {
    return this.asking && this.view.answers.countable;
  }

  get #bot(): Level | undefined {
    return levelOf(this.table.opponent);
  }

  get #botHasSay(): boolean {
    return this.#bot !== undefined && !this.over && !this.asking;
  }

  /** Keeps the game and lets the bot act if it has the say. */
  async begin(): Promise<void> {
    this.#save();
    await this.#botActs();
  }

  async tap(square: number): Promise<void> {
    if (!this.asking || this.#busy) return;
    if (this.huffing) return await this.#chooseHuffed(square);
    this.#forget();
    const entered = await this.#hand.tap(square, this.#ways);
    if (!entered) return;
    await this.#whileBusy(() => this.#playOut(entered.way.route, entered.passed.length));
    await this.#botActs();
  }

  /** Takes off the piece that should have captured; of several, the next tap chooses one. */
  async huff(): Promise<void> {
    const { huffable } = this.view.answers;
    const [only] = huffable;
    if (!this.canAnswer || this.#busy || only === undefined) return;
    if (huffable.length === 1) return await this.#do(`huff ${nameOf(this.info, only)}`);
    const choosing = this.huffing;
    this.cancel();
    this.huffing = !choosing;
  }

  async demand(): Promise<void> {
    if (this.canAnswer) await this.#do('demand');
  }

  async count(): Promise<void> {
    if (this.canCount) await this.#do(`count ${this.view.turn}`);
  }

  async offerDraw(): Promise<void> {
    if (this.asking) await this.#do(`offer ${this.view.turn}`);
  }

  async answerOffer(answer: 'agree' | 'decline'): Promise<void> {
    if (this.offered) await this.#do(`${answer} ${otherSide(this.offered)}`);
  }

  async resign(): Promise<void> {
    if (this.asking) await this.#do(`resign ${this.view.turn}`);
  }

  cancel(): void {
    if (this.#busy) return;
    this.#hand.empty();
    this.#forget();
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.#save();
  }

  /** Takes back to the player's own last move; what the bot is still thinking about is forgotten. */
  async undo(): Promise<void> {
    if (!this.canUndo || (this.#busy && !this.thinking)) return;
    this.#turn++;
    this.thinking = false;
    this.#hand.empty();
    this.#forget();
    await this.#whileBusy(async () => {
      this.view = await this.around.core.ask('undo', this.#bot ? this.table.side : '');
      this.#save();
    });
    await this.#botActs();
  }

  /** Leaves the table: nothing that is under way will touch the game any more. */
  close(): void {
    this.#turn++;
  }

  /** Forgets what was said about the last tap. */
  #forget(): void {
    this.#hand.refused = undefined;
    this.news = undefined;
    this.huffing = false;
  }

  async #chooseHuffed(square: number): Promise<void> {
    this.#forget();
    if (this.view.answers.huffable.includes(square)) await this.#do(`huff ${nameOf(this.info, square)}`);
  }

  /** Something that is no move is done by a person. */
  async #do(event: string): Promise<void> {
    if (this.#busy) return;
    this.#hand.empty();
    this.#forget();
    await this.#whileBusy(() => this.#happen(event));
    await this.#botActs();
  }

  async #happen(event: string): Promise<void> {
    const turn = this.#turn;
    const view = await this.around.core.ask('act', event);
    if (turn !== this.#turn) return;
    this.view = view;
    this.#save();
  }

  /** The bot does one thing after another as long as it has the say. */
  async #botActs(): Promise<void> {
    const level = this.#bot;
    if (!level || !this.#botHasSay) return;
    const turn = ++this.#turn;
    await this.#whileBusy(async () => {
      while (turn === this.#turn && this.#botHasSay) {
        this.thinking = true;
        const decision = await this.#decide(level);
        if (turn !== this.#turn) return;
        this.thinking = false;
        await this.#carryOut(decision);
      }
    });
  }

  async #decide(level: Level): Promise<Decision> {
    const decided = this.around.core.ask('decide', otherSide(this.table.side), level, this.around.seed());
    const [decision] = await Promise.all([decided, this.around.pause(this.around.pace().think)]);
    return decision;
  }

  async #carryOut({ event, move }: Decision): Promise<void> {
    const [route] = move?.routes ?? [];
    if (route) return await this.#playOut(route, 0);
    const turn = this.#turn;
    await this.#happen(event);
    if (turn === this.#turn) this.news = event;
  }

  /** Plays a whole move and shows the way that is still to go, hop by hop. */
  async #playOut(route: Route, made: number): Promise<void> {
    const turn = this.#turn;
    const answer = this.around.core.ask('play', route.path);
    await this.#moving.show(route, made);
    const played = await answer;
    if (turn !== this.#turn) return;
    this.#moving.end();
    this.#hand.empty();
    if ('refused' in played) throw new Error(`${route.path.join(' ')}: ${played.refused.reason}`);
    this.view = played.view;
    this.#save();
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
    this.around.store.save({ table: this.table, events: this.view.events, flipped: this.flipped });
  }
}

const EMPTY: GameView = {
  game: '',
  fen: '',
  turn: 'white',
  pieces: [],
  legal: [],
  played: [],
  events: [],
  undo: [],
  answers: { huffable: [], demanded: false, countable: false, touched: [], offers: [] },
  counters: [],
  outcome: { kind: 'ongoing' },
};
