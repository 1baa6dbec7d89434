import { bestBuild } from '../../src/core/build';
import { startWorker } from '../../src/core/client';
import { Session } from '../../src/game/session.svelte';
import type { Surroundings } from '../../src/game/surroundings';
import { freshRecord, type GameRecord, PERSON } from '../../src/game/table';
import { openDatabase } from '../../src/store/database';
import { browserStores } from '../../src/store/stores';

/** What a page of random games tells of one of them. */
export interface Told {
  readonly plies: number;
  readonly resumedAt: number;
  /** How the resumed game differs from the other; empty where it does not. */
  readonly difference: string;
}

/** Longer than games of kings that chase each other before a rule of draws ends them. */
const MOST_PLIES = 400;

const around: Surroundings = {
  core: startWorker(),
  build: bestBuild(),
  ...browserStores(openDatabase('damiera-random')),
  levels: () => [],
  pace: () => ({ hop: 0, think: 0 }),
  suited: (table) => table,
  habits: () => ({ premove: false, confirm: false, takeback: false, naming: 'game' }),
  pause: () => Promise.resolve(),
  leisure: () => Promise.resolve(),
  seed: () => 0,
  id: () => crypto.randomUUID().replaceAll('-', ''),
  now: () => Date.now(),
  every: () => () => undefined,
};

/** Equal seeds give equal numbers. */
function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function record(game: string): GameRecord {
  return freshRecord(around.id(), { game, start: '', opponent: PERSON, side: 'white' }, 0);
}

async function ply(session: Session, roll: (below: number) => number): Promise<void> {
  const move = session.view.legal[roll(session.view.legal.length)];
  if (!move || (await session.type(move.text)) !== 'entered') throw new Error(`${move?.text} is not played`);
}

/** Plays a random game twice, the second time closed in the middle and taken up from what is kept. */
async function playTwice(game: string, seed: number): Promise<Told> {
  const whole = await Session.open(record(game), around);
  let roll = dice(seed);
  while (!whole.over && whole.view.played.length < MOST_PLIES) await ply(whole, roll);
  const plies = whole.view.played.length;

  const resumedAt = dice(~seed)(plies + 1);
  const kept = record(game);
  let session = await Session.open(kept, around);
  await session.begin();
  roll = dice(seed);
  for (let made = 0; made < resumedAt; made++) await ply(session, roll);
  // A piece is in hand, and a move half entered, when the page is closed.
  await session.tap(session.view.legal[0]?.from ?? 1);
  const before = JSON.stringify(session.view);
  session.close();
  const found = await around.games.find(kept.id);
  if (!found) return { plies, resumedAt, difference: 'nothing is kept' };
  session = await Session.open(found, around);
  const difference = before === JSON.stringify(session.view) ? '' : `${before}\n${JSON.stringify(session.view)}`;
  for (let made = resumedAt; made < plies; made++) await ply(session, roll);
  const end = [whole, session].map(({ view }) => JSON.stringify(view));
  await around.games.clear();
  return { plies, resumedAt, difference: difference === '' && end[0] !== end[1] ? end.join('\n') : difference };
}

const { games } = await around.core.ask('start', around.build);
Object.assign(globalThis, { playTwice, main: games.filter((game) => game.main).map((game) => game.id) });
