import type { Shelf } from '../src/store/shelf';

/** A shelf that lasts as long as whoever holds it; `full` refuses to keep things. */
export class ToyShelf<T extends { readonly id: string }> implements Shelf<T> {
  readonly things = new Map<string, T>();
  /** Every thing that was put here, in order. */
  readonly log: T[] = [];
  full = false;

  async all(): Promise<readonly T[]> {
    return [...this.things.values()];
  }
  async find(id: string): Promise<T | undefined> {
    return this.things.get(id);
  }
  async put(thing: T): Promise<boolean> {
    return await this.putAll([thing]);
  }
  async putAll(things: readonly T[]): Promise<boolean> {
    for (const thing of things) {
      this.log.push(thing);
      this.things.set(thing.id, thing);
    }
    return !this.full;
  }
  async remove(id: string): Promise<void> {
    this.things.delete(id);
  }
  async clear(): Promise<void> {
    this.things.clear();
  }
}
