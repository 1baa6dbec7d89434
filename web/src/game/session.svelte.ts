import { nameOf } from '../board/geometry';
import { renamed, retold } from '../board/look';
import { mustCapture, type Scene, sceneOf } from '../board/scene';
import { type Selection, type Way, waysOf } from '../board/selection';
import type { Decision, GameInfo, GameView, Level, Opened, PlayAnswer, Route, Side } from '../core/core';
import { Ahead } from './ahead.svelte';
import { Besides } from './besides.svelte';
import { type Entered, Hand, type Typed } from './hand.svelte';
import { Hint } from './hint.svelte';
import { decideFreshly } from './fresh';
import { Keeping } from './keeping.svelte';
import { isSilent } from './list';
import { Moving } from './motion.svelte';
import { Premove } from './premove.svelte';
import type { Refused } from './reason';
import { Slip } from './slip.svelte';
import { Standing } from './standing';
import type { Surroundings } from './surroundings';
import { type GameRecord, otherSide, type Table } from './table';
import { Timer } from './timer.svelte';
import { Work } from './work.svelte';

/** One game at the table: what is on the board, whose turn it is, and what a tap does. */
export class Session {
  view: GameView;
  flipped = $state(false);
  thinking = $state(false);
  /** What the bot did besides moving, to be read until the next tap: an event as the core tells it. */
  news: string | undefined = $state(undefined);
  /** What was taken back and can be done again. */
  readonly ahead: Ahead;
  readonly hint: Hint;
  /** Where nobody counts the time there is none. */
  readonly timer: Timer | undefined;
  /** What is done besides moving. */
  readonly besides: Besides;
  /** The offer to take back a weak move. */
  readonly slip: Slip;
  readonly #keeping: Keeping;
  readonly #hand: Hand;
  readonly #moving: Moving;
  readonly #premove = new Premove();
  readonly #work = new Work();
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
      binding: this.hint.step === 'none' && !this.besides.huffing && this.outlined.length > 0,
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
    this.besides = new Besides({
      info,
      standing: () => this.standing,
      busy: () => this.#work.busy,
      cancel: () => this.cancel(),
      do: (event) => this.#do(event),
    });
    this.slip = new Slip(around.core, () => around.habits().takeback && !this.standing.binding);
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

  get fault(): string | undefined {
    return this.#work.fault;
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
    return this.besides.huffing ? this.view.answers.huffable : mustCapture(this.view);
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
    if (!this.asking || this.#work.busy) return;
    if (this.besides.huffing) {
      this.#forget();
      return await this.besides.huffOn(square);
    }
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
    if (!this.asking || this.#work.busy || this.selection.kind === 'none') return;
    this.#forget();
    await this.#enter(await this.#hand.drop(trail, this.#ways, this.view));
  }

  /** A move that was typed: "23-19", "22x15x6", "2319". */
  async type(text: string): Promise<Typed> {
    if (!this.asking || this.#work.busy) return 'not-now';
    this.#forget();
    const reading = await this.around.core.ask('read', retold(text.toLowerCase(), this.shown, this.info));
    if (reading === null) return 'unreadable';
    const [route] = this.#hand.take(reading, this.#ways)?.routes ?? [];
    if (!route) return 'refused';
    await this.#enter({ route, made: 0 });
    return 'entered';
  }

  /** Makes the move that was shown. */
  async confirm(): Promise<void> {
    if (this.#hand.proposed && !this.#work.busy) await this.#make(this.#hand.proposed);
  }

  /** The next step of help: which piece, then which move. */
  async help(): Promise<void> {
    if (!this.asking || this.#work.busy) return;
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

  cancel(): void {
    this.#premove.clear();
    if (this.#work.busy) return;
    this.#hand.empty();
    this.#forget();
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.#save();
  }

  /** Takes back to the player's own last move; what the bot is still thinking about is forgotten. */
  async undo(): Promise<void> {
    if (!this.standing.canUndo || (this.#work.busy && !this.thinking)) return;
    this.#interrupt();
    await this.#work.run(async () => {
      const before = this.view.events;
      const view = await this.around.core.ask('undo', this.standing.bot ? this.table.side : '');
      this.ahead.push(before.slice(view.events.length));
      this.timer?.rewind(view.events.length);
      this.#set(view);
      this.#save();
    });
    await this.#botActs();
  }

  /** Does again what was taken back last. */
  async redo(): Promise<void> {
    if (!this.canRedo || (this.#work.busy && !this.thinking)) return;
    this.#interrupt();
    await this.#work.run(async () => {
      for (const event of this.ahead.pop()) this.#set(await this.around.core.ask('act', event));
      this.#save();
    });
    await this.#botActs();
  }

  /** Whatever is under way or in hand is forgotten. */
  #interrupt(): void {
    this.#work.turn++;
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
    await this.#work.run(() => this.#playOut(route, made));
    await this.#botActs();
  }

  /** Makes the move that was prepared if it is one, and says so if it is none. */
  async #playPrepared(): Promise<void> {
    const squares = this.#premove.take();
    if (squares.length === 0 || !this.asking) return;
    const entered = await this.#hand.prepared(squares, this.#ways, this.view);
    if (entered) await this.#make(entered);
  }

  /** Leaves the table: nothing that is under way will touch the game any more. */
  close(): void {
    this.#work.turn++;
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
    return this.#keeping.recordOf({ view: this.view, flipped: this.flipped, ahead: this.ahead, timer: this.timer });
  }

  /** Forgets what was said about the last tap. */
  #forget(): void {
    this.#forgetWords();
    this.hint.forget();
  }

  #forgetWords(): void {
    this.#hand.refused = undefined;
    this.news = undefined;
    this.besides.huffing = false;
    this.slip.forget();
  }

  /** At a table where touched is moved, the piece in hand binds. */
  async #touch(): Promise<void> {
    const { selection } = this;
    if (!this.standing.binding || selection.kind !== 'piece' || this.view.answers.touched.includes(selection.from))
      return;
    const { from } = selection;
    const free = this.standing.adjusting;
    await this.#work.run(() => this.#happen(`touch ${nameOf(this.info, from)}`));
    if (free) this.#hand.empty();
  }

  #runClock(): void {
    if (this.standing.started && !this.over) this.timer?.start(this.view.turn);
  }

  /** While the clock runs: a side whose time is out has lost, and what is left is kept now and then. */
  #tick(): void {
    const out = this.timer?.out;
    if (out && !this.#work.busy && !this.over) void this.#do(`time ${out}`);
    else if (this.timer?.due) this.#save();
  }

  /** Something that is no move is done by a person. */
  async #do(event: string): Promise<void> {
    if (this.#work.busy) return;
    this.#hand.empty();
    this.#forget();
    await this.#work.run(() => this.#happen(event));
    await this.#botActs();
  }

  async #happen(event: string): Promise<void> {
    const turn = this.#work.turn;
    const view = await this.around.core.ask('act', event);
    if (turn !== this.#work.turn) return;
    if (!isSilent(event)) this.ahead.clear();
    this.#set(view);
    this.#save();
  }

  /** What is on the board from now on. */
  #set(view: GameView): void {
    const mover = this.view.turn;
    const played = view.played.length > this.view.played.length && view.turn !== mover;
    this.view = view;
    if (played) this.timer?.press(mover, view.events.length);
    if (this.over) this.timer?.stop();
    else if (played || this.timer?.running !== undefined) this.#runClock();
  }

  /** The bot does one thing after another as long as it has the say. */
  async #botActs(): Promise<void> {
    const level = this.standing.bot;
    if (!level || !this.standing.botHasSay) return;
    const turn = ++this.#work.turn;
    await this.#work.run(async () => {
      while (turn === this.#work.turn && this.standing.botHasSay) {
        this.thinking = true;
        const decision = await this.#decide(level);
        if (turn !== this.#work.turn) return;
        this.thinking = false;
        await this.#carryOut(decision);
      }
    });
    if (turn === this.#work.turn) await this.#playPrepared();
    if (turn === this.#work.turn && this.asking) void this.slip.look(this.table.side, this.view.played.length);
  }

  async #decide(level: Level): Promise<Decision> {
    const { around } = this;
    const decide = () => around.core.ask('decide', otherSide(this.table.side), level, around.seed());
    const decided = decideFreshly(this.kept, around.games, decide);
    return (await Promise.all([decided, around.pause(around.pace().think)]))[0];
  }

  async #carryOut({ event, move }: Decision): Promise<void> {
    const [route] = move?.routes ?? [];
    if (route) return await this.#playOut(route, 0);
    const turn = this.#work.turn;
    await this.#happen(event);
    if (turn === this.#work.turn) this.news = event;
  }

  /** Plays a whole move and shows the way that is still to go, hop by hop. */
  async #playOut(route: Route, made: number): Promise<void> {
    const turn = this.#work.turn;
    this.timer?.stop();
    const answer = this.around.core.ask('play', route.path).then((played) => this.#keepAtOnce(played));
    await this.#moving.show(route, made);
    const played = await answer;
    if (turn !== this.#work.turn) return;
    this.#moving.end();
    this.#hand.empty();
    if ('refused' in played) throw new Error(`${route.path.join(' ')}: ${played.refused.reason}`);
    this.ahead.clear();
    this.#set(played.view);
    void this.#saveAtLeisure();
  }

  /** A move is kept before it is shown: whoever leaves while the piece is on its way has played it. */
  #keepAtOnce(played: PlayAnswer): PlayAnswer {
    if ('view' in played) this.#keeping.note(this.kept, played.view);
    return played;
  }

  /** What is shown comes first: a move has been kept already, only how a game ended must not wait. */
  async #saveAtLeisure(): Promise<void> {
    if (!this.over) await this.around.leisure();
    this.#save();
  }

  #save(): void {
    void this.#keeping.keep(this.kept);
  }
}
