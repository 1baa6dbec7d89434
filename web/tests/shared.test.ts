import { describe, expect, test } from 'vitest';
import { linkOf } from '../src/share/link';
import { isOfNewerPage, pack, unpack } from '../src/share/packed';
import { readShared, type Shared, sharedOf, writeShared } from '../src/share/shared';

const THINGS: Shared[] = [
  { kind: 'position', game: 'italian', fen: 'W:W31:BK2' },
  { kind: 'game', game: 'russian+goal=losing', start: '', events: ['c3-d4', 'resign black'] },
  { kind: 'game', game: 'italian', start: 'W:W31:BK2', events: [] },
  { kind: 'paper', game: 'italian', pdn: '1. 22-18 11-14 {/FEN "W:W18:B14"} 2. 18x11 *' },
  { kind: 'rules', rules: '{"id":"zia","base":"italian"}' },
];

describe('a link', () => {
  test.each(THINGS)('holds $kind in itself', async (thing) => {
    const link = await linkOf(thing, 'https://example.org/dama/?x#/review');
    const [, data = ''] = link.split('#/s/');
    expect(link.startsWith('https://example.org/dama/?x#/s/1')).toBe(true);
    expect(data).toMatch(/^[\w-]+$/);
    expect(readShared((await unpack(data)) ?? '')).toEqual(thing);
  });

  test('of a game of eighty moves fits into a code that telephones read', async () => {
    const events = Array.from({ length: 80 }, (_, i) => `${(i * 7) % 32}-${(i * 11) % 32}`);
    const link = await linkOf({ kind: 'game', game: 'italian', start: '', events }, 'https://example.org/');
    expect(link.length).toBeLessThan(600);
  });

  test.each(['', '1', '0AAAA', '1!!!!', '1AAAA', 'javascript:alert(1)', '1'.repeat(20_000), '../../etc/passwd'])(
    'that is damaged is none: %.20s',
    async (data) => {
      expect(await unpack(data)).toBeUndefined();
    },
  );

  test('that was cut is none', async () => {
    const data = await pack(writeShared(THINGS[1] as Shared));
    expect(await unpack(data.slice(0, -6))).toBeUndefined();
  });

  test('that grows beyond all measure is given up', async () => {
    const bomb = await pack('x'.repeat(5_000_000));
    expect(bomb.length).toBeLessThan(16_000);
    expect(await unpack(bomb)).toBeUndefined();
  });

  test('of a newer page is told from a damaged one', () => {
    expect([isOfNewerPage('2abc'), isOfNewerPage('1abc'), isOfNewerPage('')]).toEqual([true, false, false]);
  });
});

describe('a game goes out', () => {
  const GAME = { game: 'italian', start: '', plies: [{}], events: ['22-18'], pdn: '1. 22-18 *' };

  test('with its events', () => {
    expect(sharedOf(GAME, 'W:W1:B2')).toEqual({ kind: 'game', game: 'italian', start: '', events: ['22-18'] });
  });

  test('as PDN where events cannot tell it', () => {
    expect(sharedOf({ ...GAME, events: [] }, 'W:W1:B2')).toEqual({ kind: 'paper', game: 'italian', pdn: '1. 22-18 *' });
  });

  test.each([
    ['too long for a link', { pdn: 'x'.repeat(8_001) }],
    ['no PDN', { pdn: undefined }],
    ['nothing played', { plies: [] }],
  ])('as a position where there is %s', (_, more) => {
    const { pdn, ...whole } = { ...GAME, events: [], ...more };
    const shared = sharedOf(pdn === undefined ? whole : { ...whole, pdn }, 'W:W1:B2');
    expect(shared).toEqual({ kind: 'position', game: 'italian', fen: 'W:W1:B2' });
  });

  test('as PDN of the longest kind within an address', async () => {
    let seed = 1;
    const sign = () => String.fromCharCode(33 + ((seed = (seed * 48_271) % 2_147_483_647) % 94));
    const shared = sharedOf({ ...GAME, events: [], pdn: Array.from({ length: 8_000 }, sign).join('') }, '');
    const packed = await pack(writeShared(shared));
    expect(readShared((await unpack(packed)) ?? '')).toEqual(shared);
  });
});

describe('what a link holds', () => {
  test.each([
    'null',
    '[]',
    '"g"',
    '{',
    '{"g":1,"f":""}',
    '{"g":"italian"}',
    '{"p":"1. 22-18 *"}',
    '{"g":"italian","p":7}',
    `{"g":"italian","p":"${'x'.repeat(8_001)}"}`,
    '{"f":"W:W1:B2"}',
    '{"__proto__":{"g":"italian","f":""}}',
    '{"g":"italian","f":"","e":["22-18"]}',
    '{"g":"italian","f":"","e":"22-18\\u0000"}',
    '{"g":"italian","f":"","e":"a b c"}',
    `{"g":"${'x'.repeat(30_000)}","f":""}`,
    `{"g":"italian","f":"","e":"${'22-18\\n'.repeat(5000)}"}`,
    '['.repeat(100_000),
  ])('is nothing unless this page may have written it: %.40s', (text) => {
    expect(readShared(text)).toBeUndefined();
  });
});
