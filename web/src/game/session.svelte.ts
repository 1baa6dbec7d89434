import { nameOf } from '../board/geometry';
import { renamed, retold } from '../board/look';
import { mustCapture, type Scene, sceneOf } from '../board/scene';
import { type Selection, type Way, waysOf } from '../board/selection';
import type { Decision, GameInfo, GameView, Level, Opened, PlayAnswer, Route, Side } from '../core/core';
import { Ahead } from './ahead.svelte';
import { type Entered, Hand } from './hand.svelte';
import { Hint } from './hint.svelte';
import { decideFreshly } from './fresh';
import { Keeping } from './keeping.svelte';
import { isSilent } from './list';
import { Moving } from './motion.svelte';
import { Premove } from './premove.svelte';
import type { Refused } from './reason';
import { Standing } from './standing';
import type { Surroundings } from './surroundings';
import { type GameRecord, otherSide, type Table } from './table';
import { Timer } from './timer.svelte';

/** What came of a typed text. */
export type Typed = 'entered' | 'refused' | 'unreadable' | 'not-now';

/** One game at the table: what is on the board, whose turn it is, and what a tap does. */
export class Session {
  view: GameView;
  flipped = $state(false);
  thinking = $state(false);
  fault: string | undefined = $state(undefined);
  /** What the bot did besides moving, to be read until the next tap: an event as the core tells it. */
  news: string | undefined = $state(undefined);
  /** What was taken back and can be done again. */
  readonly ahead: Ahead;
  readonly hint: Hint;
  /** Where nobody counts the time there is none. */
  readonly timer: Timer | undefined;
  /** Whether the next tap chooses one of several pieces to be taken off. */
  huffing = $state(false);
  readonly #keeping: Keeping;
  readonly #hand: Hand;
  readonly #moving: Moving;
  readonly #premove = new Premove();
  /** Counts what makes an answer stale that is still under way. */
  #turn = 0;
  #busy = false;
  #ticks = 0;
  /** Who has the say, and what may be done. */
  readonly standing: Standing = $derived.by(() => new Standing(this.table, this.view));
  readonly #ways: Way[] = $derived.by(() => waysOf(this.info, this.view.legal));
  /** The game with its squares called as the player wants them called. */
  readonly shown: GameInfo = $derived.by(() => renamed(this.info, this.around.habits().naming));
  readonly scene: Scene = $derived.by(() =>
    sceneOf({
      view: this.view,
      removal: this.info.removal,
      selection: this.selection,
      motion: this.#moving.now,
      refused: this.refused?.square,
      must: this.hint.step === 'none' ? this.outlined : this.hint.squares,
      binding: this.hint.step === 'none' && !this.huffing && this.outlined.length > 0,
      prepared: this.#premove.squares,
    }),
  );

  private constructor(
    readonly info: GameInfo,
    private readonly record: GameRecord,
    private readonly around: Surroundings,
    view: GameView,
  ) {
    this.view = $state.raw(view);
    this.flipped = record.flipped;
    this.#keeping = new Keeping(around, record);
    this.ahead = new Ahead(record.ahead);
    this.hint = new Hint(around.core, () => around.levels().at(-1));
    const { time } = record.table;
    this.timer = time && new Timer(time, around, record, () => this.#tick());
    this.#hand = new Hand(around.core);
    this.#moving = new Moving(around);
  }

  /** Opens a game, with what has happened in it already; fails when that cannot be. */
  static async open(record: GameRecord, around: Surroundings): Promise<Session> {
    const { table, events } = record;
    return Session.of(await around.core.ask('open', table.game, table.start, events), record, around);
  }

  /** A game that the core has opened, or will have before it is asked for anything else. */
  static of({ info, view }: Opened, record: GameRecord, around: Surroundings): Session {
    return new Session(info, record, around, view);
  }

  /** Whether the game could not be kept beyond this visit. */
  get unkept(): boolean {
    return this.#keeping.failed;
  }

  get id(): string {
    return this.record.id;
  }

  get table(): Table {
    return this.record.table;
  }

  get selection(): Selection {
    return this.#hand.selection;
  }

  get refused(): Refused | undefined {
    return this.#hand.refused;
  }

  /** The whole move that waits to be confirmed. */
  get proposed(): Entered | undefined {
    return this.#hand.proposed;
  }

  /** What is prepared for when the turn comes: a piece, and where it goes once that is told. */
  get prepared(): readonly number[] {
    return this.#premove.squares;
  }

  /** Milliseconds for one hop of a piece. */
  get hop(): number {
    return this.around.pace().hop;
  }

  /** Whether a move can be prepared now. */
  get preparing(): boolean {
    return this.standing.botHasSay && this.around.habits().premove;
  }

  get over(): boolean {
    return this.standing.over;
  }

  get asking(): boolean {
    return this.standing.asking;
  }

  get offered(): Side | undefined {
    return this.standing.offered;
  }

  get outlined(): readonly number[] {
    if (!this.asking) return [];
    return this.huffing ? this.view.answers.huffable : mustCapture(this.view);
  }

  get canRedo(): boolean {
    return this.ahead.steps.length > 0 && !this.over;
  }

  /** Whether the clock stands though somebody could move. */
  get paused(): boolean {
    return this.timer !== undefined && this.timer.running === undefined && this.standing.started && !this.over;
  }

  /** Keeps the game and lets the bot act if it has the say. */
  async begin(): Promise<void> {
    this.#save();
    await this.#botActs();
  }

  async tap(square: number): Promise<void> {
    if (this.preparing) return this.#premove.tap(square, this.standing.own);
    if (!this.asking || this.#busy) return;
    if (this.huffing) return await this.#chooseHuffed(square);
    if (this.#hand.proposed) return await this.#answerProposal(square);
    this.#forget();
    this.#runClock();
    await this.#enter(await this.#hand.tap(square, this.#ways, this.view));
    await this.#touch();
  }

  /** A piece is taken up to be dragged; false where there is nothing to drag. */
  lift(square: number): boolean {
    if (this.preparing) this.#premove.lift(square, this.standing.own);
    else if (this.selection.kind !== 'piece' || this.scene.selected !== square) void this.tap(square);
    return this.preparing ? this.#premove.squares.length === 1 : this.scene.selected === square;
  }

  /** The piece taken up is let go on the last of the squares that it was dragged over; nowhere, if there is none. */
  async drop(trail: readonly number[]): Promise<void> {
    const square = trail.at(-1);
    if (this.preparing) return square === undefined ? this.#premove.clear() : this.#premove.tap(square, []);
    if (!this.asking || this.#busy || this.selection.kind === 'none') return;
    this.#forget();
    await this.#enter(await this.#hand.drop(trail, this.#ways, this.view));
  }

  /** A move that was typed: "23-19", "22x15x6", "2319". */
  async type(text: string): Promise<Typed> {
    if (!this.asking || this.#busy) return 'not-now';
    this.#forget();
    const reading = await this.around.core.ask('read', retold(text.toLowerCase(), this.shown, this.info));
    if (reading === null) return 'unreadable';
    const [route] = this.#hand.take(reading)?.routes ?? [];
    if (!route) return 'refused';
    await this.#enter({ route, made: 0 });
    return 'entered';
  }

  /** Makes the move that was shown. */
  async confirm(): Promise<void> {
    if (this.#hand.proposed && !this.#busy) await this.#make(this.#hand.proposed);
  }

  /** Takes off the piece that should have captured; of several, the next tap chooses one. */
  async huff(): Promise<void> {
    const { huffable } = this.view.answers;
    const [only] = huffable;
    if (!this.standing.canAnswer || this.#busy || only === undefined) return;
    if (huffable.length === 1) return await this.#do(`huff ${nameOf(this.info, only)}`);
    const choosing = this.huffing;
    this.cancel();
    this.huffing = !choosing;
  }

  /** The player only puts a piece right. */
  async adjust(): Promise<void> {
    if (this.standing.canAdjust && !this.standing.adjusting) await this.#do('adjust');
  }

  /** The next step of help: which piece, then which move. */
  async help(): Promise<void> {
    if (!this.asking || this.#busy) return;
    this.#hand.empty();
    this.#forgetWords();
    await this.hint.more(this.view.turn, this.around.seed());
  }

  /** Stops the clock, or lets it run on. */
  pause(): void {
    if (this.timer?.running === undefined) this.#runClock();
    else this.timer.stop();
    this.#save();
  }

  async demand(): Promise<void> {
    if (this.standing.canAnswer) await this.#do('demand');
  }

  async count(): Promise<void> {
    if (this.standing.canCount) await this.#do(`count ${this.view.turn}`);
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
    this.#premove.clear();
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
    if (!this.standing.canUndo || (this.#busy && !this.thinking)) return;
    this.#interrupt();
    await this.#whileBusy(async () => {
      const before = this.view.events;
      const view = await this.around.core.ask('undo', this.standing.bot ? this.table.side : '');
      this.ahead.push(before.slice(view.events.length));
      this.timer?.rewind(view.events.length);
      this.#set(view);
    });
    await this.#botActs();
  }

  /** Does again what was taken back last. */
  async redo(): Promise<void> {
    if (!this.canRedo || (this.#busy && !this.thinking)) return;
    this.#interrupt();
    await this.#whileBusy(async () => {
      for (const event of this.ahead.pop()) this.#set(await this.around.core.ask('act', event));
    });
    await this.#botActs();
  }

  /** Whatever is under way or in hand is forgotten. */
  #interrupt(): void {
    this.#turn++;
    this.#premove.clear();
    this.thinking = false;
    this.#hand.empty();
    this.#forget();
  }

  /** A whole move was entered: it is made, or shown first where it is to be confirmed. */
  async #enter(entered: Entered | undefined): Promise<void> {
    if (!entered) return;
    if (!this.around.habits().confirm) return await this.#make(entered);
    this.#hand.hold(entered.route);
    this.#hand.proposed = { route: entered.route, made: entered.route.path.length - 1 };
  }

  async #answerProposal(square: number): Promise<void> {
    if (square === this.scene.selected) return await this.confirm();
    this.cancel();
  }

  async #make({ route, made }: Entered): Promise<void> {
    this.#hand.proposed = undefined;
    await this.#whileBusy(() => this.#playOut(route, made));
    await this.#botActs();
  }

  /** Makes the move that was prepared if it is one, and says so if it is none. */
  async #playPrepared(): Promise<void> {
    const squares = this.#premove.take();
    const [from = 0, to] = squares;
    if (to === undefined || !this.asking) return;
    const fitting = this.view.legal.filter((move) => move.from === from && move.to === to);
    const [route] = fitting.length === 1 ? (fitting[0]?.routes ?? []) : [];
    if (route) return await this.#make({ route, made: 0 });
    const refusal = await this.around.core.ask('explain', squares);
    if (refusal) this.#hand.refused = { square: from, refusal, prepared: squares };
  }

  /** Leaves the table: nothing that is under way will touch the game any more. */
  close(): void {
    this.#turn++;
    this.#premove.clear();
    if (this.timer?.running === undefined) return;
    this.timer.stop();
    this.#save();
  }

  /** Leaves the table, and nothing more is kept of the game. */
  discard(): void {
    this.close();
    this.#keeping.end();
  }

  /** What is kept of the game as it stands. */
  get kept(): GameRecord {
    const { events, outcome } = this.view;
    const changed = this.around.now();
    return {
      ...this.record,
      ...this.timer?.kept,
      events,
      outcome,
      flipped: this.flipped,
      ahead: this.ahead.steps,
      changed,
    };
  }

  /** Forgets what was said about the last tap. */
  #forget(): void {
    this.#forgetWords();
    this.hint.forget();
  }

  #forgetWords(): void {
    this.#hand.refused = undefined;
    this.news = undefined;
    this.huffing = false;
  }

  /** At a table where touched is moved, the piece in hand binds. */
  async #touch(): Promise<void> {
    const { selection } = this;
    if (!this.standing.binding || selection.kind !== 'piece' || this.view.answers.touched.includes(selection.from))
      return;
    const { from } = selection;
    const free = this.standing.adjusting;
    await this.#whileBusy(() => this.#happen(`touch ${nameOf(this.info, from)}`));
    if (free) this.#hand.empty();
  }

  #runClock(): void {
    if (this.standing.started && !this.over) this.timer?.start(this.view.turn);
  }

  /** While the clock runs: a side whose time is out has lost, and what is left is kept now and then. */
  #tick(): void {
    const out = this.timer?.out;
    if (out && !this.#busy && !this.over) void this.#do(`time ${out}`);
    else if (++this.#ticks % KEPT_EVERY === 0) this.#save();
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
    if (!isSilent(event)) this.ahead.clear();
    this.#set(view);
  }

  /** What is on the board from now on. */
  #set(view: GameView): void {
    const mover = this.view.turn;
    const played = view.played.length > this.view.played.length && view.turn !== mover;
    this.view = view;
    if (played) this.timer?.press(mover, view.events.length);
    if (this.over) this.timer?.stop();
    else if (played || this.timer?.running !== undefined) this.#runClock();
    this.#save();
  }

  /** The bot does one thing after another as long as it has the say. */
  async #botActs(): Promise<void> {
    const level = this.standing.bot;
    if (!level || !this.standing.botHasSay) return;
    const turn = ++this.#turn;
    await this.#whileBusy(async () => {
      while (turn === this.#turn && this.standing.botHasSay) {
        this.thinking = true;
        const decision = await this.#decide(level);
        if (turn !== this.#turn) return;
        this.thinking = false;
        await this.#carryOut(decision);
      }
    });
    if (turn === this.#turn) await this.#playPrepared();
  }

  async #decide(level: Level): Promise<Decision> {
    const { core, games } = this.around;
    const decide = () => core.ask('decide', otherSide(this.table.side), level, this.around.seed());
    const decided = decideFreshly(this.kept, games, decide);
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
    this.timer?.stop();
    const answer = this.around.core.ask('play', route.path).then((played) => this.#keepAtOnce(played));
    await this.#moving.show(route, made);
    const played = await answer;
    if (turn !== this.#turn) return;
    this.#moving.end();
    this.#hand.empty();
    if ('refused' in played) throw new Error(`${route.path.join(' ')}: ${played.refused.reason}`);
    this.ahead.clear();
    this.#set(played.view);
  }

  /** A move is kept before it is shown: whoever leaves while the piece is on its way has played it. */
  #keepAtOnce(played: PlayAnswer): PlayAnswer {
    if ('view' in played) {
      const { events, outcome } = played.view;
      this.#keeping.note({ ...this.kept, events, outcome, ahead: [] });
    }
    return played;
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
    void this.#keeping.keep(this.kept);
  }
}

/** Ticks of the clock from one keeping to the next. */
const KEPT_EVERY = 20;
