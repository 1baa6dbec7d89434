import type { TimeControl } from './clock';

/** The federation's cadences: minutes and seconds a move. */
export const PRESETS = ['4+3', '9+6', '5+3'] as const;

export type TimeChoice = 'none' | (typeof PRESETS)[number] | 'own';

export const TIME_CHOICES: readonly TimeChoice[] = ['none', ...PRESETS, 'own'];

export function presetOf(choice: (typeof PRESETS)[number]): TimeControl {
  const [minutes = 0, increment = 0] = choice.split('+').map(Number);
  return { kind: 'fischer', base: minutes * 60, increment };
}

/** The choice that gives this control. */
export function choiceOf(time: TimeControl | undefined): TimeChoice {
  if (!time) return 'none';
  return PRESETS.find((preset) => JSON.stringify(presetOf(preset)) === JSON.stringify(time)) ?? 'own';
}

/** What people set of a clock of their own; what a kind does not need is not used. */
export interface OwnTime {
  readonly kind: TimeControl['kind'];
  readonly minutes: number;
  /** Seconds: an increment, or a period. */
  readonly seconds: number;
  readonly periods: number;
}

export const USUAL: OwnTime = { kind: 'sudden-death', minutes: 10, seconds: 5, periods: 3 };

export function controlOf({ kind, minutes, seconds, periods }: OwnTime): TimeControl {
  const base = within(Math.round(minutes * 60), kind === 'byo-yomi' ? 0 : 1, 36_000);
  const extra = within(Math.round(seconds), kind === 'byo-yomi' ? 1 : 0, 3600);
  if (kind === 'sudden-death') return { kind, base };
  if (kind === 'byo-yomi') return { kind, base, period: extra, periods: within(Math.round(periods), 1, 100) };
  return { kind, base, increment: extra };
}

export function ownTimeOf(time: TimeControl | undefined): OwnTime {
  if (!time) return USUAL;
  const minutes = time.base / 60;
  if (time.kind === 'sudden-death') return { ...USUAL, kind: time.kind, minutes };
  if (time.kind === 'byo-yomi') return { kind: time.kind, minutes, seconds: time.period, periods: time.periods };
  return { ...USUAL, kind: time.kind, minutes, seconds: time.increment };
}

function within(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
}
