import { type Result, resultOf } from './result';
import type { Surroundings } from './surroundings';
import type { GameRecord } from './table';

/** Keeps a game on its shelf as it goes on, and its result while it has one. */
export class Keeping {
  /** Whether the game could not be kept beyond this visit. */
  failed = $state(false);
  readonly #shelves: Pick<Surroundings, 'games' | 'results'>;
  /** Whether the game stands in the statistics. */
  #counted: boolean;
  #ended = false;

  constructor(shelves: Pick<Surroundings, 'games' | 'results'>, record: GameRecord) {
    this.#shelves = shelves;
    this.#counted = resultOf(record) !== undefined;
  }

  async keep(record: GameRecord): Promise<void> {
    if (this.#ended) return;
    this.failed = !(await this.#shelves.games.put(record));
    await this.#score(resultOf(record), record.id);
  }

  /** Keeps the game on its way to what {@link keep} will be told of. */
  note(record: GameRecord): void {
    if (!this.#ended) void this.#shelves.games.put(record);
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
