import { describe, expect, test } from 'vitest';
import { browserStore, readSavedGame } from '../src/game/store';
import type { SavedGame } from '../src/game/table';

const GAME: SavedGame = {
  table: { game: 'italian', start: '', opponent: 'hard', side: 'black' },
  events: ['22-18', '11-15', 'offer white'],
  flipped: true,
};

function texts(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

describe('a saved game', () => {
  test('comes back as it was', () => {
    const storage = texts();
    const store = browserStore(() => storage);
    store.save(GAME);
    expect(store.load()).toEqual(GAME);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{"table":'],
    ['another shape', '[]'],
    ['an opponent that there is not', JSON.stringify({ ...GAME, table: { ...GAME.table, opponent: 'God\n' } })],
    ['a side that there is not', JSON.stringify({ ...GAME, table: { ...GAME.table, side: 'red' } })],
    ['a start without end', JSON.stringify({ ...GAME, table: { ...GAME.table, start: 'W'.repeat(2000) } })],
    ['no events', JSON.stringify({ ...GAME, events: undefined })],
    ['an event that is no text', JSON.stringify({ ...GAME, events: [7] })],
    ['an event over two lines', JSON.stringify({ ...GAME, events: ['22-18\n11-15'] })],
    ['an event without end', JSON.stringify({ ...GAME, events: ['x'.repeat(1000)] })],
    ['too many events', JSON.stringify({ ...GAME, events: Array.from({ length: 10_001 }, () => '22-18') })],
  ])('of %s is none', (_, text) => {
    expect(readSavedGame(text)).toBeUndefined();
  });

  test('is not missed where the browser forbids to keep it', () => {
    const store = browserStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.save(GAME);
    expect(store.load()).toBeUndefined();
  });
});
