import { describe, expect, test } from 'vitest';
import { freshRecord, type SavedGame } from '../src/game/table';
import { oldStore } from '../src/store/old';
import { readGameRecord, readSavedGame } from '../src/store/read';
import { readResult } from '../src/store/stores';

const GAME: SavedGame = {
  table: { game: 'italian', start: '', opponent: 'hard', side: 'black' },
  events: ['22-18', '11-15', 'offer white'],
  flipped: true,
};

const CLOCK = {
  white: { left: 240_000, periods: 0, extra: false },
  black: { left: 1500.5, periods: 2, extra: true },
  spent: 12,
};

const RECORD = {
  ...freshRecord(
    'a1',
    {
      ...GAME.table,
      touch: 'binding',
      time: { kind: 'byo-yomi', base: 60, period: 10, periods: 3 },
      opening: '22-18 11-15',
    },
    5,
  ),
  events: GAME.events,
  ahead: [['23-19', '10-14'], ['19-10']],
  clocks: [{ events: 0, clock: CLOCK }],
  clock: CLOCK,
  outcome: { kind: 'won', winner: 'white', reason: 'time' },
};

function texts(text?: string): Pick<Storage, 'getItem' | 'removeItem'> {
  const kept = new Map(text === undefined ? [] : [['damiera.game.1', text]]);
  return { getItem: (key) => kept.get(key) ?? null, removeItem: (key) => void kept.delete(key) };
}

describe('a game', () => {
  test('comes back as it was', () => {
    expect(readSavedGame(structuredClone(GAME))).toEqual(GAME);
    expect(readGameRecord(structuredClone(RECORD))).toEqual(RECORD);
  });

  const table = (change: object): object => ({ ...GAME, table: { ...GAME.table, ...change } });

  test.each([
    ['nothing', undefined],
    ['another shape', []],
    ['an opponent that there cannot be', table({ opponent: 'God\n' })],
    ['a side that there is not', table({ side: 'red' })],
    ['a start without end', table({ start: 'W'.repeat(2000) })],
    ['a clock of no kind', table({ time: { kind: 'sundial', base: 60 } })],
    ['a clock without time', table({ time: { kind: 'sudden-death', base: 0 } })],
    ['periods of no length', table({ time: { kind: 'byo-yomi', base: 60, period: 0, periods: 3 } })],
    ['no events', { ...GAME, events: undefined }],
    ['an event that is no text', { ...GAME, events: [7] }],
    ['an event over two lines', { ...GAME, events: ['22-18\n11-15'] }],
    ['an event without end', { ...GAME, events: ['x'.repeat(1000)] }],
    ['too many events', { ...GAME, events: Array.from({ length: 10_001 }, () => '22-18') }],
  ])('of %s is none', (_, kept) => {
    expect(readSavedGame(kept)).toBeUndefined();
  });

  test.each([
    ['a name with markup', { id: '<b>' }],
    ['an end that there is not', { outcome: { kind: 'won', winner: 'white', reason: 'magic' } }],
    ['steps ahead that are no events', { ahead: [['\n']] }],
    ['a clock without hands', { clocks: [{ events: 0, clock: { spent: 0 } }] }],
    ['no time', { begun: 'yesterday' }],
  ])('with %s is not kept', (_, change) => {
    expect(readGameRecord({ ...RECORD, ...change })).toBeUndefined();
  });
});

describe('a result', () => {
  const RESULT = { id: 'a1', game: 'italian', level: 'hard', side: 'white', score: 'won', ended: 7 };

  test('comes back as it was', () => {
    expect(readResult({ ...RESULT, extra: 1 })).toEqual(RESULT);
  });

  test.each([{ id: '' }, { score: 'best' }, { level: '<b>' }, { side: 'red' }, { ended: -1 }])(
    'with %j is none',
    (change) => {
      expect(readResult({ ...RESULT, ...change })).toBeUndefined();
    },
  );
});

describe('the game of an older page', () => {
  test('is taken over once', () => {
    const storage = texts(JSON.stringify(GAME));
    const store = oldStore(() => storage);
    expect(store.take()).toEqual({ found: true, game: GAME });
    expect(store.take()).toEqual({ found: false, game: undefined });
  });

  test('that cannot be read is told', () => {
    expect(oldStore(() => texts('{"table":')).take()).toEqual({ found: true, game: undefined });
  });

  test('is not missed where the browser forbids to look', () => {
    const store = oldStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.take()).toEqual({ found: false, game: undefined });
  });
});
