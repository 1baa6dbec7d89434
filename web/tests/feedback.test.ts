import { describe, expect, test } from 'vitest';
import type { GameView } from '../src/core/core';
import { Feedback, type Senses } from '../src/feedback/feedback';
import { happeningBetween } from '../src/feedback/happening';
import { DEFAULTS, type Settings } from '../src/shell/settings';
import { capture, quiet } from './boards';
import { ToyCore } from './table';

function after(change: Partial<GameView>): GameView {
  return { ...new ToyCore().view(), ...change };
}

describe('what is heard', () => {
  const before = after({});
  test.each([
    ['move', { events: ['22-18'], played: [quiet(22, 18)] }],
    ['capture', { events: ['22x15'], played: [capture([[22, 15], [18]])] }],
    ['crown', { events: ['5-1'], played: [{ ...quiet(5, 1), promotes: true }] }],
    ['end', { events: ['resign white'], outcome: { kind: 'won', winner: 'black', reason: 'resignation' } }],
    [undefined, { events: ['offer white'] }],
    [undefined, {}],
  ] as const)('%s', (heard, change) => {
    expect(happeningBetween(before, after(change))).toBe(heard);
  });

  test('is nothing when a move is taken back', () => {
    expect(happeningBetween(after({ events: ['22-18'], played: [quiet(22, 18)] }), before)).toBeUndefined();
  });
});

function feel(wishes: Partial<Settings>): { feedback: Feedback; felt: string[] } {
  const felt: string[] = [];
  const senses: Senses = {
    play: (happening, volume) => felt.push(`${happening} ${volume}`),
    prepare: () => felt.push('ready'),
    speak: (text, language) => felt.push(`${language} ${text}`),
    vibrate: (pattern) => felt.push(pattern.join(' ')),
  };
  return { feedback: new Feedback(senses, () => ({ ...DEFAULTS, ...wishes })), felt };
}

describe('feedback', () => {
  test('sounds and shakes', () => {
    const { feedback, felt } = feel({ volume: 50 });
    feedback.happened('refused');
    expect(felt).toEqual(['refused 0.5', '40 60 40']);
  });

  test('speaks only when it is wanted', () => {
    const { feedback, felt } = feel({});
    feedback.say(() => '22-18', 'it');
    expect(felt).toEqual([]);
    const wanted = feel({ spokenMoves: true });
    wanted.feedback.say(() => '22-18', 'it');
    expect(wanted.felt).toEqual(['it 22-18']);
  });

  test('is silent where it is switched off', () => {
    const { feedback, felt } = feel({ timeSound: false, vibration: false });
    feedback.happened('time');
    feedback.turn();
    expect(felt).toEqual([]);
  });
});
