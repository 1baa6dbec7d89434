import type { GameInfo, Level } from '../core/core';
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

  /** Takes up the game of the last visit, or the first one that this reader finds on the board. */
  async enter(first: string): Promise<void> {
    try {
      ({ games: this.games, levels: this.levels } = await this.around.core.ask('start', this.around.build));
      const saved = this.around.store.load();
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

  #firstTable(id: string): Table {
    const first = this.games.find((game) => game.id === id) ?? this.games[0];
    if (!first) throw new Error('the core has no games');
    return { game: first.id, start: '', opponent: 'medium', side: first.firstMover };
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
    this.session = opened;
    this.news = undefined;
    void opened.begin();
  }

  #fail(error: unknown): void {
    this.fault = error instanceof Error ? error.message : String(error);
  }
}
