import { type SavedGame, SIDES, type Table } from './table';

/** Where the running game is kept between visits. */
export interface Store {
  load(): SavedGame | undefined;
  save(game: SavedGame): void;
}

/** Longer than any game that a person plays; what is longer was not written by this page. */
const MOST_EVENTS = 10_000;
const LONGEST_EVENT = 200;
const LONGEST_FEN = 1000;
const KEY = 'damiera.game.1';

type Texts = Pick<Storage, 'getItem' | 'setItem'>;

/** A store in the browser's own; a full or forbidden storage is as good as none, the game goes on. */
export function browserStore(texts: () => Texts): Store {
  return {
    load() {
      try {
        return readSavedGame(texts().getItem(KEY));
      } catch {
        return undefined;
      }
    },
    save(game) {
      try {
        texts().setItem(KEY, JSON.stringify(game));
      } catch {
        // Nothing to be done: the page plays on without keeping the game.
      }
    },
  };
}

/** The saved game of a text, or undefined unless every part of it is as this page writes it. */
export function readSavedGame(text: string | null): SavedGame | undefined {
  if (text === null) return undefined;
  const saved = parse(text);
  if (!isRecord(saved) || !isTable(saved['table']) || !areEvents(saved['events'])) return undefined;
  return { table: saved['table'], events: saved['events'], flipped: saved['flipped'] === true };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTable(value: unknown): value is Table {
  return (
    isRecord(value) &&
    typeof value['game'] === 'string' &&
    typeof value['start'] === 'string' &&
    value['start'].length <= LONGEST_FEN &&
    typeof value['opponent'] === 'string' &&
    /^[a-z][a-z0-9-]{0,30}$/.test(value['opponent']) &&
    SIDES.some((side) => side === value['side'])
  );
}

function areEvents(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_EVENTS &&
    value.every(
      (event) => typeof event === 'string' && event.length <= LONGEST_EVENT && /^[!-~]+( [!-~]+)?$/.test(event),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
