import { describe, expect, test } from 'vitest';
import { offersTakeback, suited } from '../src/shell/effective';
import { SettingsKeeper } from '../src/shell/keeper.svelte';
import { CHOICES, DEFAULTS, readSettings, type Settings, writeSettings } from '../src/shell/settings';

const OTHER: Settings = { ...DEFAULTS, theme: 'dark', volume: 5, senior: true };

function storage(first: string | null) {
  let kept = first;
  return {
    getItem: () => kept,
    setItem: (_: string, text: string) => void (kept = text),
    removeItem: () => void (kept = null),
    get kept() {
      return kept;
    },
  };
}

describe('settings', () => {
  test('are read as they were written', () => {
    expect(readSettings(writeSettings(OTHER))).toEqual(OTHER);
  });

  test('are written only as far as they were changed', () => {
    expect(JSON.parse(writeSettings(OTHER))).toEqual({ theme: 'dark', volume: 5, senior: true });
  });

  test.each([
    null,
    '',
    'no JSON',
    'null',
    '[1,2]',
    '{"theme":"purple"}',
    '{"theme":true}',
    '{"senior":"yes"}',
    '{"volume":101}',
    '{"volume":-1}',
    '{"volume":null}',
    '{"unknown":1}',
    '{"__proto__":{"senior":true}}',
    '{"constructor":1}',
  ])('of %s are the defaults', (text) => {
    expect(readSettings(text)).toEqual(DEFAULTS);
  });

  test('that are known hold beside others that are not', () => {
    expect(readSettings('{"theme":"dark","board":7}')).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  test('have each default among their choices', () => {
    for (const [key, words] of Object.entries(CHOICES)) expect(words).toContain(DEFAULTS[key as keyof Settings]);
  });
});

describe('the offer to take back a weak move', () => {
  test.each([
    ['children', false, false],
    ['children', true, true],
    ['always', false, true],
    ['never', true, false],
  ] as const)('%s, with children: %s', (takebackOffer, child, offered) => {
    expect(offersTakeback({ takebackOffer, child })).toBe(offered);
  });

  test('comes by itself in child mode only', () => {
    expect(offersTakeback(DEFAULTS)).toBe(false);
    expect(offersTakeback({ ...DEFAULTS, child: true })).toBe(true);
  });
});

describe('a new game in child mode', () => {
  const levels = ['easy', 'medium', 'hard'] as const;
  const time = { kind: 'sudden-death', base: 300_000 } as const;
  const table = {
    game: 'italian',
    start: 'W:W31:B1',
    opponent: 'hard',
    side: 'black',
    touch: 'binding',
    time,
  } as const;

  test('is played against a friendly level, without a clock', () => {
    const { time: _, ...rest } = table;
    expect(suited(table, levels, { child: true })).toEqual({ ...rest, opponent: 'medium' });
    expect(suited({ ...table, opponent: 'easy' }, levels, { child: true }).opponent).toBe('easy');
    expect(suited({ ...table, opponent: 'person' }, levels, { child: true }).opponent).toBe('person');
  });

  test('is as it was agreed where nobody asked for that mode', () => {
    expect(suited(table, levels, { child: false })).toBe(table);
  });
});

describe('the keeper', () => {
  test('keeps what is set and forgets it on reset', () => {
    const texts = storage(null);
    const keeper = new SettingsKeeper(() => texts);
    keeper.set('board', 'slate');
    expect(new SettingsKeeper(() => texts).now).toEqual({ ...DEFAULTS, board: 'slate' });
    keeper.reset();
    expect(keeper.now).toEqual(DEFAULTS);
    expect(texts.kept).toBeNull();
  });

  test('goes on without a storage', () => {
    const keeper = new SettingsKeeper(() => {
      throw new Error('forbidden');
    });
    keeper.set('board', 'slate');
    expect(keeper.now.board).toBe('slate');
  });
});
