import { expect, test } from 'vitest';
import { decideFreshly } from '../src/game/fresh';
import { freshRecord, type GameRecord, type Table } from '../src/game/table';
import { ToyShelf } from './shelf';

const TABLE: Table = { game: 'italian', start: '', opponent: 'hard', side: 'white' };
const GONE = ['a', 'b', 'c', 'd'];

function game(id: string, events: readonly string[], table = TABLE): GameRecord {
  return { ...freshRecord(id, table, 0), events };
}

/** What is decided in a game that went so, when this would be told one after the other, and how often that was asked. */
async function decided(events: readonly string[], before: readonly GameRecord[], would: readonly string[]) {
  const shelf = new ToyShelf<GameRecord>();
  for (const other of before) await shelf.put(other);
  let asked = 0;
  const decision = await decideFreshly(game('now', events), shelf, async () => ({ event: would[asked++] ?? 'last' }));
  return [decision.event, asked];
}

test('what was played before is asked for again', async () => {
  expect(await decided(GONE, [game('old', [...GONE, 'e'])], ['e', 'e', 'f'])).toEqual(['f', 3]);
});

test('a bot that knows nothing else repeats itself', async () => {
  expect(await decided(GONE, [game('old', [...GONE, 'e'])], ['e', 'e', 'e', 'e', 'f'])).toEqual(['e', 4]);
});

test.each([
  ['of another way', GONE, game('old', ['a', 'x', 'c', 'd', 'e'])],
  ['of another game', GONE, game('old', [...GONE, 'e'], { ...TABLE, game: 'russian' })],
  ['of another level', GONE, game('old', [...GONE, 'e'], { ...TABLE, opponent: 'easy' })],
  ['of another start', GONE, game('old', [...GONE, 'e'], { ...TABLE, start: 'W:W1:B9' })],
  ['that is the same', GONE, game('now', [...GONE, 'e'])],
  ['of which the first moves alone are known', ['a'], game('old', ['a', 'e'])],
])('nothing is asked again for a game %s', async (_, events, other) => {
  expect(await decided(events, [other], ['e', 'f'])).toEqual(['e', 1]);
});
