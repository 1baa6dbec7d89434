import { DRAW_REASONS, type Outcome, type Side, WIN_REASONS } from '../core/core';
import { type Clock, CONTROLS, type Hand, type TimeControl } from '../game/clock';
import { type GameRecord, type KeptClock, type SavedGame, SIDES, type Table } from '../game/table';

/** Longer than any game that a person plays; what is longer was not written by this page. */
const MOST_EVENTS = 10_000;
const LONGEST_EVENT = 200;
const LONGEST_FEN = 1000;
const LONGEST_NAME = 400;
/** House rules are longer than an id. */
export const LONGEST_GAME = 20_000;
/** A hundred days. */
const MOST_SECONDS = 8_640_000;

type Fields = Record<string, unknown>;

/** What is kept can have been written by anybody: a game is read as a whole, or not at all. */
export function readSavedGame(saved: unknown): SavedGame | undefined {
  if (!isRecord(saved)) return undefined;
  const table = readTable(saved['table']);
  const events = readEvents(saved['events']);
  return table && events && { table, events, flipped: saved['flipped'] === true };
}

export function readGameRecord(kept: unknown): GameRecord | undefined {
  const game = readSavedGame(kept);
  if (!game || !isRecord(kept) || !isId(kept['id'])) return undefined;
  const outcome = readOutcome(kept['outcome']);
  const ahead = readList(kept['ahead'], readEvents, MOST_EVENTS);
  const clocks = readList(kept['clocks'], readKeptClock, MOST_EVENTS);
  const clock = readClock(kept['clock']);
  const [begun, changed] = [kept['begun'], kept['changed']];
  if (!outcome || !ahead || !clocks || !isTime(begun) || !isTime(changed)) return undefined;
  return { ...game, id: kept['id'], ahead, clocks, outcome, begun, changed, ...(clock && { clock }) };
}

export function readTable(value: unknown): Table | undefined {
  if (!isRecord(value)) return undefined;
  const { game, start, opponent, side, touch, opening } = value;
  const time = value['time'] === undefined ? undefined : readTimeControl(value['time']);
  if (!isText(game, LONGEST_GAME) || !isText(start, LONGEST_FEN) || !isWord(opponent) || !isSide(side))
    return undefined;
  if (value['time'] !== undefined && !time) return undefined;
  return {
    game,
    start,
    opponent,
    side,
    ...(touch === 'binding' && { touch }),
    ...(time && { time }),
    ...(isText(opening, LONGEST_NAME) && { opening }),
  };
}

export function readTimeControl(value: unknown): TimeControl | undefined {
  if (!isRecord(value) || !isSeconds(value['base'])) return undefined;
  const { base, increment, period, periods } = value;
  const kind = CONTROLS.find((name) => name === value['kind']);
  if (kind === 'sudden-death') return base > 0 ? { kind, base } : undefined;
  if (kind === 'byo-yomi')
    return isSeconds(period) && period > 0 && isCount(periods) ? { kind, base, period, periods } : undefined;
  return kind && isSeconds(increment) && base + increment > 0 ? { kind, base, increment } : undefined;
}

export function readOutcome(value: unknown): Outcome | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, winner, reason } = value;
  if (kind === 'ongoing') return { kind };
  const won = WIN_REASONS.find((known) => known === reason);
  if (kind === 'won' && won && isSide(winner)) return { kind, winner, reason: won };
  const drawn = DRAW_REASONS.find((known) => known === reason);
  return kind === 'drawn' && drawn ? { kind, reason: drawn } : undefined;
}

function readEvents(value: unknown): readonly string[] | undefined {
  return readList(value, (event) => (isEvent(event) ? event : undefined), MOST_EVENTS);
}

function readKeptClock(value: unknown): KeptClock | undefined {
  if (!isRecord(value) || !isCount(value['events'])) return undefined;
  const clock = readClock(value['clock']);
  return clock && { events: value['events'], clock };
}

function readClock(value: unknown): Clock | undefined {
  if (!isRecord(value) || !isTime(value['spent'])) return undefined;
  const [white, black] = [readHand(value['white']), readHand(value['black'])];
  return white && black && { white, black, spent: value['spent'] };
}

function readHand(value: unknown): Hand | undefined {
  if (!isRecord(value) || !isTime(value['left']) || !isCount(value['periods'])) return undefined;
  return { left: value['left'], periods: value['periods'], extra: value['extra'] === true };
}

/** A list of which every part can be read. */
export function readList<T>(value: unknown, read: (part: unknown) => T | undefined, most: number): T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const parts = value.map(read).filter((part) => part !== undefined);
  return parts.length === value.length ? parts : undefined;
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]{1,40}$/.test(value);
}

export function isSide(value: unknown): value is Side {
  return SIDES.some((side) => side === value);
}

/** Milliseconds, or a moment in them. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1e15;
}

/** A game's id with its options, or the bot's level. */
export function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9-]{0,30}$/.test(value);
}

export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isEvent(value: unknown): value is string {
  return isText(value, LONGEST_EVENT) && /^[!-~]+( [!-~]+)?$/.test(value);
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MOST_SECONDS;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_EVENTS;
}
