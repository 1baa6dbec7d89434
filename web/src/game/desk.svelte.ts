import type { GameInfo, Level, Opened } from '../core/core';
import type { OldStore } from '../store/old';
import type { Colour, Seats } from './seats';
import { Session } from './session.svelte';
import type { Surroundings } from './surroundings';
import { freshRecord, type GameRecord, otherSide, type SavedGame, type Table } from './table';

/** What stands on the desk between visits of other screens: the games that there are, and the one being played. */
export class Desk {
  games: readonly GameInfo[] = $state.raw([]);
  /** The bot's, the weakest first. */
  levels: readonly Level[] = $state.raw([]);
  session: Session | undefined = $state.raw(undefined);
  news: 'app.loading' | 'app.unreadable' | undefined = $state('app.loading');
  fault: string | undefined = $state(undefined);
  #first = '';
  /** Counts what was put on the board: whoever comes later wins. */
  #seated = 0;

  constructor(
    private readonly around: Surroundings,
    private readonly old: OldStore,
    readonly seats: Seats,
  ) {}

  /**
   * Takes up the game of the last visit, or the first one that this reader finds on the board: at once, where the page
   * brings it along, while the core is still on its way. `known` is called as soon as it is known which.
   */
  async enter(first: string, greeting?: Opened, known: () => void = () => undefined): Promise<void> {
    this.#first = first;
    await this.#orFail(async () => {
      const menu = this.around.core.ask('start', this.around.build);
      const { found, game } = this.old.take();
      try {
        const none = !found && (await this.kept()).length === 0;
        if (none && greeting && this.#seated === 0) this.#greet(greeting);
      } finally {
        known();
      }
      ({ games: this.games, levels: this.levels } = await menu);
      if (this.#seated > 0) return;
      if (game && (await this.#resume(this.#adopted(game)))) return;
      if (await this.#resumeLatest()) return;
      await this.#sit(this.#fresh(this.#firstTable()));
      if (found) this.news = 'app.unreadable';
    });
  }

  /** Begins a game; `colour` is what the player wanted, not what they got. */
  async start(wanted: Table, colour: Colour = this.seats.colour): Promise<void> {
    const table = this.around.suited(wanted);
    this.seats.sat(colour, table.side);
    await this.#orFail(() => this.#sit(this.#fresh(table)));
  }

  /** Takes up a game that is kept; nothing happens where there is none of that id. */
  async open(id: string): Promise<void> {
    if (this.session?.id === id) return;
    await this.#orFail(async () => {
      const record = await this.around.games.find(id);
      if (!record || !(await this.#resume(record))) this.news = 'app.unreadable';
    });
  }

  /** The same again, with the colours swapped. */
  async rematch(): Promise<void> {
    const table = this.session?.table;
    if (table) await this.start({ ...table, side: otherSide(table.side) });
  }

  /** All games that are kept, the last changed first. */
  async kept(): Promise<readonly GameRecord[]> {
    return (await this.around.games.all()).toSorted((one, other) => other.changed - one.changed);
  }

  /** Puts a game away for good; if it is on the board, another comes there. */
  async remove(id: string): Promise<void> {
    const seated = this.session?.id === id;
    if (seated) this.session?.discard();
    await this.around.games.remove(id);
    if (seated) {
      await this.#orFail(async () => {
        if (!(await this.#resumeLatest())) await this.#sit(this.#fresh(this.#firstTable()));
      });
    }
  }

  /** Keeps again a game that was put away. */
  async restore(record: GameRecord): Promise<void> {
    await this.around.games.put(record);
  }

  /** The core answers in the order of the questions: so the game is open before anything is asked about it. */
  #greet(greeting: Opened): void {
    const record = this.#fresh(tableFor(greeting.info));
    const { game, start } = record.table;
    this.#seated++;
    void this.#orFail(async () => void (await this.around.core.ask('open', game, start, [])));
    this.#seat(Session.of(greeting, record, this.around));
  }

  #firstTable(): Table {
    const first = this.games.find((game) => game.id === this.#first) ?? this.games[0];
    if (!first) throw new Error('the core has no games');
    return tableFor(first);
  }

  #fresh(table: Table): GameRecord {
    return freshRecord(this.around.id(), table, this.around.now());
  }

  #adopted(game: SavedGame): GameRecord {
    return { ...this.#fresh(game.table), ...game };
  }

  async #resumeLatest(): Promise<boolean> {
    for (const record of await this.kept()) if (await this.#resume(record)) return true;
    return false;
  }

  /** Takes up a game; says so by false when it is none that can be played. */
  async #resume(record: GameRecord): Promise<boolean> {
    try {
      await this.#sit(record);
      return true;
    } catch {
      return false;
    }
  }

  async #sit(record: GameRecord): Promise<void> {
    const seated = ++this.#seated;
    this.session?.close();
    const opened = await Session.open(record, this.around);
    if (seated === this.#seated) this.#seat(opened);
  }

  /** A game of which nothing has happened makes room. */
  #seat(session: Session): void {
    const last = this.session;
    if (last && last.id !== session.id && last.view.events.length === 0) {
      last.discard();
      void this.around.games.remove(last.id);
    }
    this.session = session;
    this.news = undefined;
    void session.begin();
  }

  async #orFail(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }
}

/** What a first visit finds on the board: the first move is the visitor's. */
function tableFor({ id, firstMover }: GameInfo): Table {
  return { game: id, start: '', opponent: 'medium', side: firstMover };
}
