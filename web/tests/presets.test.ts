import { describe, expect, test } from 'vitest';
import { choiceOf, controlOf, ownTimeOf, presetOf, USUAL } from '../src/game/presets';
import { readTimeControl } from '../src/store/read';

describe('a time control', () => {
  test('of the federation is Fischer’s', () => {
    expect(presetOf('4+3')).toEqual({ kind: 'fischer', base: 240, increment: 3 });
    expect(choiceOf(presetOf('9+6'))).toBe('9+6');
  });

  test.each([
    { kind: 'sudden-death', base: 600 },
    { kind: 'bronstein', base: 60, increment: 2 },
    { kind: 'fischer', base: 90, increment: 0 },
    { kind: 'byo-yomi', base: 0, period: 30, periods: 5 },
  ] as const)('of %j is the own one, and comes back', (time) => {
    expect(choiceOf(time)).toBe('own');
    expect(controlOf(ownTimeOf(time))).toEqual(time);
  });

  test.each([NaN, -5, 1e9])('of %d minutes is still one that can be kept', (minutes) => {
    for (const kind of ['sudden-death', 'fischer', 'byo-yomi'] as const) {
      const control = controlOf({ ...USUAL, kind, minutes, seconds: minutes, periods: minutes });
      expect(readTimeControl(control)).toEqual(control);
    }
  });
});
