import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What the page keeps. Values are read by whoever needs them, and trusted by nobody. */
export interface Schema extends DBSchema {
  games: { key: string; value: { readonly id: string } };
  results: { key: string; value: { readonly id: string } };
  house: { key: string; value: { readonly id: string } };
  papers: { key: string; value: { readonly id: string } };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'damiera';
const VERSION = 2;
const STORES = ['games', 'results', 'house', 'papers'] as const;

/** Opens the database; fails where the browser forbids to keep anything. */
export async function openDatabase(name = NAME): Promise<Database> {
  return await openDB<Schema>(name, VERSION, {
    upgrade(database) {
      for (const store of STORES) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: 'id' });
      }
    },
    // A newer page in another tab must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase | null)?.close(),
  });
}
