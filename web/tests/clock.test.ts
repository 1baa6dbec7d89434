import { describe, expect, test } from 'vitest';
import { clockText, type Hand, isLow, isOut, later, pressed, type TimeControl, wound } from '../src/game/clock';
import { Timer } from '../src/game/timer.svelte';
import { ToyTime } from './table';

const SUDDEN: TimeControl = { kind: 'sudden-death', base: 60 };
const FISCHER: TimeControl = { kind: 'fischer', base: 60, increment: 3 };
const BRONSTEIN: TimeControl = { kind: 'bronstein', base: 60, increment: 3 };
const BYO: TimeControl = { kind: 'byo-yomi', base: 60, period: 10, periods: 2 };

/** What White has left after moves that took so many seconds each. */
function afterMoves(control: TimeControl, ...seconds: number[]): number {
  let clock = wound(control);
  for (const spent of seconds) clock = pressed(later(clock, control, 'white', spent * 1000), control, 'white');
  return clock.white.left / 1000;
}

function timer(control: TimeControl): { timer: Timer; time: ToyTime; ticked: () => number } {
  const time = new ToyTime();
  let ticks = 0;
  const ticker = { now: () => time.at, every: (period: number, act: () => void) => time.every(period, act) };
  return { timer: new Timer(control, ticker, { clocks: [] }, () => ticks++), time, ticked: () => ticks };
}

function byoAfter(seconds: number): Hand {
  return later(wound(BYO), BYO, 'white', seconds * 1000).white;
}

describe('a clock', () => {
  test.each([
    [SUDDEN, [10, 2], 48],
    [FISCHER, [10, 2], 54],
    [BRONSTEIN, [10, 2], 53],
    [BYO, [10, 2], 48],
    [BYO, [63, 4], 10],
  ])('of %j after moves of %j seconds has %d left', (control, spent, left) => {
    expect(afterMoves(control, ...spent)).toBe(left);
  });

  test('touches the side to move alone', () => {
    expect(later(wound(SUDDEN), SUDDEN, 'white', 5000).black.left).toBe(60_000);
  });

  test('of Bronstein never has more than before the move', () => {
    expect(afterMoves(BRONSTEIN, 1, 1, 1)).toBe(60);
  });

  test('counts for Bronstein what was used before and after a pause', () => {
    const before = later(wound(BRONSTEIN), BRONSTEIN, 'white', 1000);
    const clock = pressed(later(before, BRONSTEIN, 'white', 1000), BRONSTEIN, 'white');
    expect(clock.white.left).toBe(60_000);
  });

  test('of byo-yomi is out when the last period is', () => {
    expect(byoAfter(65)).toEqual({ left: 5000, periods: 1, extra: true });
    expect(byoAfter(75)).toEqual({ left: 5000, periods: 0, extra: true });
    expect(isOut(byoAfter(79.9))).toBe(false);
    expect(isOut(byoAfter(80))).toBe(true);
  });

  test('of byo-yomi without main time begins with a period', () => {
    expect(wound({ ...BYO, base: 0 }).white).toEqual({ left: 10_000, periods: 1, extra: true });
  });

  test('never goes back', () => {
    expect(later(wound(SUDDEN), SUDDEN, 'white', -5000).white.left).toBe(60_000);
  });

  test.each([
    [60, 10.1, false],
    [60, 10, true],
    [240, 30, true],
    [3600, 61, false],
    [3600, 60, true],
  ])('of %d seconds with %d left is low: %s', (base, left, low) => {
    const control: TimeControl = { kind: 'sudden-death', base };
    expect(isLow({ left: left * 1000, periods: 0, extra: false }, control)).toBe(low);
  });

  test.each([
    [240_000, '4:00'],
    [239_001, '4:00'],
    [61_000, '1:01'],
    [9_999, '10.0'],
    [940, '1.0'],
    [0, '0.0'],
  ])('with %d ms left shows %s', (left, text) => {
    expect(clockText({ left, periods: 0, extra: false })).toBe(text);
  });
});

describe('a timer', () => {
  test('stands until it is started, and when it is stopped', () => {
    const { timer: it, time, ticked } = timer(SUDDEN);
    time.pass(5000);
    it.start('white');
    time.pass(1000);
    it.stop();
    time.pass(5000);
    expect(it.hand('white').left).toBe(59_000);
    expect(ticked()).toBe(1);
  });

  test('goes back to where a move began', () => {
    const { timer: it, time } = timer(FISCHER);
    it.start('white');
    time.pass(10_000);
    it.press('white', 1);
    it.start('black');
    time.pass(20_000);
    it.press('black', 2);
    it.rewind(1);
    expect([it.hand('white').left, it.hand('black').left]).toEqual([53_000, 60_000]);
    it.rewind(0);
    expect(it.hand('white').left).toBe(60_000);
  });

  test('is wound again as it was kept', () => {
    const { timer: it, time } = timer(SUDDEN);
    it.start('white');
    time.pass(10_000);
    it.press('white', 1);
    it.start('black');
    time.pass(500);
    it.stop();
    const again = new Timer(SUDDEN, { now: () => 1e9, every: () => () => undefined }, it.kept, () => undefined);
    expect([again.hand('white').left, again.hand('black').left]).toEqual([50_000, 59_500]);
    expect(again.running).toBeUndefined();
  });
});
