import type { FileStep, ListedGame } from '../archive/archive';
import type { ArchiveClient } from '../archive/client';
import { LONGEST_PDN, type Paper } from '../review/paper';
import type { Shelf } from '../store/shelf';

/** How many games are read between two looks at the page: whoever waits sees the list grow, and may stop. */
const GAMES_A_STEP = 20;
/** A list that nobody reads to its end; further games are counted. */
export const MOST_LISTED = 20_000;

interface Needs {
  readonly papers: Shelf<Paper>;
  id(): string;
  now(): number;
}

/** A file of games while it is read, and afterwards. */
export class Importing {
  games: readonly ListedGame[] = $state.raw([]);
  /** How many were read, listed or not, and how many of them have faults. */
  count = $state(0);
  faulty = $state(0);
  /** The game of the file, once it is known. */
  game = $state('');
  state: 'reading' | 'done' | 'stopped' | 'failed' = $state('reading');
  error = $state('');

  constructor(
    readonly name: string,
    private readonly file: Blob,
    private readonly archive: ArchiveClient,
    private readonly needs: Needs,
  ) {}

  async read(): Promise<void> {
    try {
      await this.archive.ask('open', this.file, '');
      while (this.state === 'reading') this.#take(await this.archive.ask('step', GAMES_A_STEP));
    } catch (error) {
      this.state = 'failed';
      this.error = error instanceof Error ? error.message : String(error);
    }
  }

  /** What was read stays. */
  stop(): void {
    if (this.state === 'reading') this.state = 'stopped';
  }

  /** Keeps one game to be looked at; undefined where it is no game any more. */
  async open(listed: ListedGame): Promise<string | undefined> {
    const record = await this.archive.ask('read', this.file, listed.line, listed.column, this.game);
    const pdn = record?.pdn ?? '';
    if (pdn === '' || pdn.length > LONGEST_PDN) return undefined;
    const id = this.needs.id();
    await this.needs.papers.put({ id, game: listed.game, pdn, opened: this.needs.now() });
    return id;
  }

  #take({ games, game, done }: FileStep): void {
    if (this.state !== 'reading') return;
    this.count += games.length;
    this.faulty += games.filter((one) => one.faults.length > 0).length;
    const room = Math.max(0, MOST_LISTED - this.games.length);
    if (games.length > 0 && room > 0) this.games = [...this.games, ...games.slice(0, room)];
    this.game = game;
    if (done) this.state = 'done';
  }
}
