import type { Shelf } from '../store/shelf';
import type { GameRecord } from './table';

/** Nobody tells two games apart by less, and what is asked anew there leaves the bot as many openings as it knows. */
const FIRST = 4;
/** By then two games have parted, or were meant to be the same. */
const LAST = 24;
/** How often a decision is asked for again. */
const TRIES = 3;

/** The games at the same table that have gone the same way until now: how they went on. */
async function sequels(record: GameRecord, shelf: Shelf<GameRecord>): Promise<Set<string>> {
  const { id, events, table } = record;
  const same = (other: GameRecord): boolean =>
    other.id !== id &&
    other.table.game === table.game &&
    other.table.start === table.start &&
    other.table.opponent === table.opponent &&
    events.every((event, i) => other.events[i] === event);
  const next = (await shelf.all()).filter(same).map((other) => other.events[events.length]);
  return new Set(next.filter((event) => event !== undefined));
}

/** What the bot decides, asked again a few times where that was played before: so that no game comes back. */
export async function decideFreshly<D extends { readonly event: string }>(
  record: GameRecord,
  shelf: Shelf<GameRecord>,
  decide: () => Promise<D>,
): Promise<D> {
  const early = record.events.length < FIRST || record.events.length > LAST;
  const played = early ? new Set() : await sequels(record, shelf);
  let decision = await decide();
  for (let again = 0; again < TRIES && played.has(decision.event); again++) decision = await decide();
  return decision;
}
