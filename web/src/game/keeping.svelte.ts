import type { GameView } from '../core/core';
import type { Ahead } from './ahead.svelte';
import { type Result, resultOf } from './result';
import type { Surroundings } from './surroundings';
import type { GameRecord } from './table';
import type { Timer } from './timer.svelte';

/** What of a game changes while it is played. */
interface Played {
  readonly view: GameView;
  readonly flipped: boolean;
  readonly ahead: Ahead;
  readonly timer: Timer | undefined;
}

/** Keeps a game on its shelf as it goes on, and its result while it has one. */
export class Keeping {
  /** Whether the game could not be kept beyond this visit. */
  failed = $state(false);
  readonly #shelves: Pick<Surroundings, 'games' | 'results' | 'now'>;
  /** Whether the game stands in the statistics. */
  #counted: boolean;
  #ended = false;

  constructor(
    shelves: Pick<Surroundings, 'games' | 'results' | 'now'>,
    private readonly record: GameRecord,
  ) {
    this.#shelves = shelves;
    this.#counted = resultOf(record) !== undefined;
  }

  /** The record of a game as it stands. */
  recordOf({ view: { events, outcome }, flipped, ahead, timer }: Played): GameRecord {
    return {
      ...this.record,
      ...timer?.kept,
      events,
      outcome,
      flipped,
      ahead: ahead.steps,
      changed: this.#shelves.now(),
    };
  }

  async keep(record: GameRecord): Promise<void> {
    if (this.#ended) return;
    this.failed = !(await this.#shelves.games.put(record));
    await this.#score(resultOf(record), record.id);
  }

  /** Keeps the game on its way to what {@link keep} will be told of: a move was made, and is still to be shown. */
  note(record: GameRecord, { events, outcome }: GameView): void {
    if (!this.#ended) void this.#shelves.games.put({ ...record, events, outcome, ahead: [] });
  }

  /** From now on nothing is kept. */
  end(): void {
    this.#ended = true;
  }

  /** A game that has ended counts once, and no more when its end is taken back. */
  async #score(result: Result | undefined, id: string): Promise<void> {
    const counted = this.#counted;
    this.#counted = result !== undefined;
    if (result && !counted) await this.#shelves.results.put(result);
    if (!result && counted) await this.#shelves.results.remove(id);
  }
}
