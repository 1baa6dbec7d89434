import type { Side } from '../core/core';

/** How much time there is for a game. All times in seconds. */
export type TimeControl =
  | { readonly kind: 'sudden-death'; readonly base: number }
  | { readonly kind: 'fischer'; readonly base: number; readonly increment: number }
  | { readonly kind: 'bronstein'; readonly base: number; readonly increment: number }
  | { readonly kind: 'byo-yomi'; readonly base: number; readonly period: number; readonly periods: number };

export const CONTROLS = ['sudden-death', 'fischer', 'bronstein', 'byo-yomi'] as const satisfies TimeControl['kind'][];

/** What one side has left, in milliseconds. */
export interface Hand {
  readonly left: number;
  /** Byo-yomi: how many periods come after this one, or after the main time. */
  readonly periods: number;
  /** Byo-yomi: whether the main time is used up. */
  readonly extra: boolean;
}

/** Both hands of a clock, as it stands still. Whatever moves it returns another. */
export interface Clock {
  readonly white: Hand;
  readonly black: Hand;
  /** What the side to move has used for this move so far, in milliseconds. */
  readonly spent: number;
}

const SECOND = 1000;

export function wound(control: TimeControl): Clock {
  const hand = {
    left: control.base * SECOND,
    periods: control.kind === 'byo-yomi' ? control.periods : 0,
    extra: false,
  };
  return { white: begun(hand, control), black: begun(hand, control), spent: 0 };
}

/** Without main time, byo-yomi begins at once. */
function begun(hand: Hand, control: TimeControl): Hand {
  return hand.left > 0 ? hand : drained(hand, control, 0);
}

/** So many milliseconds later, with this side to move. */
export function later(clock: Clock, control: TimeControl, side: Side, passed: number): Clock {
  const gone = Math.max(0, passed);
  return { ...clock, [side]: drained(clock[side], control, gone), spent: clock.spent + gone };
}

function drained(hand: Hand, control: TimeControl, passed: number): Hand {
  let { left, periods, extra } = hand;
  let rest = passed;
  while (rest >= left && periods > 0 && control.kind === 'byo-yomi') {
    rest -= left;
    left = control.period * SECOND;
    periods--;
    extra = true;
  }
  return { left: Math.max(0, left - rest), periods, extra };
}

/** This side has moved. */
export function pressed(clock: Clock, control: TimeControl, side: Side): Clock {
  return { ...clock, [side]: given(clock[side], control, clock.spent), spent: 0 };
}

function given(hand: Hand, control: TimeControl, spent: number): Hand {
  switch (control.kind) {
    case 'sudden-death':
      return hand;
    case 'fischer':
      return { ...hand, left: hand.left + control.increment * SECOND };
    case 'bronstein':
      return { ...hand, left: hand.left + Math.min(control.increment * SECOND, spent) };
    case 'byo-yomi':
      return hand.extra ? { ...hand, left: control.period * SECOND } : hand;
  }
}

export function isOut(hand: Hand): boolean {
  return hand.left <= 0 && hand.periods === 0;
}

/** An eighth of the time, but between ten seconds and a minute; all of the last period. */
export function isLow(hand: Hand, control: TimeControl): boolean {
  const low = Math.min(60, Math.max(10, control.base / 8));
  return hand.periods === 0 && hand.left <= low * SECOND;
}

/** "4:03", and tenths below ten seconds: "9.8". */
export function clockText({ left }: Hand): string {
  if (left < 10 * SECOND) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
