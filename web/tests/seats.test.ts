import { describe, expect, test } from 'vitest';
import { Seats } from '../src/game/seats';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

describe('the seats', () => {
  test('are drawn by lot the first time', () => {
    const seats = new Seats(storage);
    expect([seats.next('alternating', 4), seats.next('alternating', -7)]).toEqual(['white', 'black']);
  });

  test('alternate from game to game, over visits too', () => {
    const kept = storage();
    new Seats(() => kept).sat('alternating', 'black');
    const later = new Seats(() => kept);
    expect(later.next('alternating', 1)).toBe('white');
    later.sat('alternating', 'white');
    expect(later.next('alternating', 0)).toBe('black');
  });

  test('are as they are wanted, and that is remembered', () => {
    const kept = storage();
    const seats = new Seats(() => kept);
    expect(seats.next('black', 0)).toBe('black');
    seats.sat('black', 'black');
    expect(new Seats(() => kept).colour).toBe('black');
  });

  test('are drawn where nothing can be kept', () => {
    const seats = new Seats(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    seats.sat('white', 'white');
    expect(seats.next('alternating', 0)).toBe('black');
  });
});
