import type { Database, Schema } from './database';

type Name = 'games' | 'results' | 'house' | 'papers';

/** Things of one kind by their ids. */
export interface Shelf<T extends { readonly id: string }> {
  /** All that can be read. */
  all(): Promise<readonly T[]>;
  find(id: string): Promise<T | undefined>;
  /** Whether it is kept beyond this visit. */
  put(thing: T): Promise<boolean>;
  /** Puts all of them there, or none; says whether they are kept beyond this visit. */
  putAll(things: readonly T[]): Promise<boolean>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/**
 * A shelf of the database. Where that is full or forbidden, things are kept for this visit only: the game goes on, and
 * whoever puts something there is told.
 */
export function shelfIn<T extends { readonly id: string }>(
  opening: Promise<Database>,
  name: Name,
  read: (kept: unknown) => T | undefined,
): Shelf<T> {
  const visit = new Map<string, T>();

  async function attempt<R>(work: (database: Database) => Promise<R>): Promise<R | undefined> {
    try {
      return await work(await opening);
    } catch {
      return undefined;
    }
  }

  async function putAll(things: readonly T[]): Promise<boolean> {
    const kept = await attempt((database) => putNow(database, name, things));
    for (const thing of things) {
      if (kept) visit.delete(thing.id);
      else visit.set(thing.id, thing);
    }
    return kept !== undefined;
  }

  return {
    async all() {
      const kept = (await attempt((database) => database.getAll(name))) ?? [];
      const found = new Map(kept.map(read).flatMap((thing) => (thing ? [[thing.id, thing]] : [])));
      return [...new Map([...found, ...visit]).values()];
    },
    async find(id) {
      return visit.get(id) ?? read(await attempt((database) => database.get(name, id)));
    },
    put: (thing) => putAll([thing]),
    putAll,
    async remove(id) {
      visit.delete(id);
      await attempt((database) => database.delete(name, id));
    },
    async clear() {
      visit.clear();
      await attempt((database) => database.clear(name));
    },
  };
}

/** One transaction, with the browser at once: a tab that is killed leaves all as it was, or all that is new. */
async function putNow(database: Database, name: Name, things: readonly Schema[Name]['value'][]): Promise<true> {
  const transaction = database.transaction(name, 'readwrite', { durability: 'relaxed' });
  const put = things.map((thing) => transaction.store.put(thing));
  transaction.commit();
  await Promise.all([...put, transaction.done]);
  return true;
}
