import type { SavedGame } from '../game/table';
import { readSavedGame } from './read';

const KEY = 'damiera.game.1';

type Texts = Pick<Storage, 'getItem' | 'removeItem'>;

/** Where the page kept its one game before there was room for more. */
export interface OldStore {
  /** Whether anything was there, and the game if it can be read. What is taken over is not found again. */
  take(): { readonly found: boolean; readonly game: SavedGame | undefined };
}

export function oldStore(texts: () => Texts): OldStore {
  return {
    take() {
      try {
        const text = texts().getItem(KEY);
        texts().removeItem(KEY);
        return { found: text !== null, game: text === null ? undefined : readSavedGame(parse(text)) };
      } catch {
        return { found: false, game: undefined };
      }
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
