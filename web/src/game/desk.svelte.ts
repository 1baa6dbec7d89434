import type { GameInfo, Level, Opened } from '../core/core';
import { Session, type Surroundings } from './session.svelte';
import type { Table } from './table';

/** What stands on the desk between visits of other screens: the games that there are, and the one being played. */
export class Desk {
  games: readonly GameInfo[] = $state.raw([]);
  /** The bot's, the weakest first. */
  levels: readonly Level[] = $state.raw([]);
  session: Session | undefined = $state.raw(undefined);
  news: 'app.loading' | 'app.unreadable' | undefined = $state('app.loading');
  fault: string | undefined = $state(undefined);

  constructor(private readonly around: Surroundings) {}

  /**
   * Takes up the game of the last visit, or the first one that this reader finds on the board: at once, where the page
   * brings it along, while the core is still on its way.
   */
  async enter(first: string, greeting?: Opened): Promise<void> {
    try {
      const menu = this.around.core.ask('start', this.around.build);
      const saved = this.around.store.load();
      if (!saved && greeting) this.#greet(greeting);
      ({ games: this.games, levels: this.levels } = await menu);
      if (this.session) return;
      if (saved && (await this.#resume(saved.table, saved.events, saved.flipped))) return;
      await this.#sit(this.#firstTable(first), []);
      if (saved) this.news = 'app.unreadable';
    } catch (error) {
      this.#fail(error);
    }
  }

  async start(table: Table): Promise<void> {
    try {
      await this.#sit(table, []);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The core answers in the order of the questions: so the game is open before anything is asked about it. */
  #greet(greeting: Opened): void {
    const table = tableFor(greeting.info);
    void this.around.core.ask('open', table.game, table.start, []).catch((error: unknown) => this.#fail(error));
    this.#seat(Session.of(greeting, table, this.around));
  }

  #firstTable(id: string): Table {
    const first = this.games.find((game) => game.id === id) ?? this.games[0];
    if (!first) throw new Error('the core has no games');
    return tableFor(first);
  }

  /** Takes up a saved game; says so by false when it is none that can be played. */
  async #resume(table: Table, events: readonly string[], flipped: boolean): Promise<boolean> {
    try {
      await this.#sit(table, events, flipped);
      return true;
    } catch {
      return false;
    }
  }

  async #sit(table: Table, events: readonly string[], flipped = false): Promise<void> {
    this.session?.close();
    const opened = await Session.open(table, events, this.around);
    opened.flipped = flipped;
    this.#seat(opened);
  }

  #seat(session: Session): void {
    this.session = session;
    this.news = undefined;
    void session.begin();
  }

  #fail(error: unknown): void {
    this.fault = error instanceof Error ? error.message : String(error);
  }
}

/** What a first visit finds on the board: the first move is the visitor's. */
function tableFor({ id, firstMover }: GameInfo): Table {
  return { game: id, start: '', opponent: 'medium', side: firstMover };
}
