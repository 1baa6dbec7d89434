import type { Settings } from '../shell/settings';
import type { Happening } from './happening';

/** What a device can let a person hear and feel. */
export interface Senses {
  /** Plays the sound of a happening at a volume of 0 to 1. */
  play(happening: Happening, volume: number): void;
  /** Gets ready to play: that takes long, and must not come while something moves. */
  prepare(): void;
  speak(text: string, language: string): void;
  /** Milliseconds of vibration and pause in turn. */
  vibrate(pattern: readonly number[]): void;
}

type Wishes = Pick<
  Settings,
  | 'moveSound'
  | 'captureSound'
  | 'crownSound'
  | 'endSound'
  | 'timeSound'
  | 'refusedSound'
  | 'volume'
  | 'spokenMoves'
  | 'vibration'
>;

const SWITCHES = {
  move: 'moveSound',
  capture: 'captureSound',
  crown: 'crownSound',
  end: 'endSound',
  time: 'timeSound',
  refused: 'refusedSound',
} as const satisfies Record<Happening, keyof Wishes>;

/** What is felt of a happening; nothing of what the own hand has just done. */
const PATTERNS: Partial<Record<Happening | 'turn', readonly number[]>> = {
  turn: [30],
  refused: [40, 60, 40],
  end: [120],
  time: [60],
};

/** Lets a person hear and feel what happens, as far as they want to. */
export class Feedback {
  constructor(
    private readonly senses: Senses,
    private readonly wishes: () => Wishes,
  ) {}

  /** The person has touched the page: from now on it may sound. */
  prepare(): void {
    if (this.wishes().volume > 0) this.senses.prepare();
  }

  happened(happening: Happening): void {
    const wishes = this.wishes();
    if (wishes[SWITCHES[happening]]) this.senses.play(happening, wishes.volume / 100);
    this.#shake(happening);
  }

  /** The other side has moved, and the turn has come. */
  turn(): void {
    this.#shake('turn');
  }

  /** Says what is only put into words if somebody wants to hear it. */
  say(words: () => string, language: string): void {
    const text = this.wishes().spokenMoves ? words() : '';
    if (text !== '') this.senses.speak(text, language);
  }

  #shake(what: Happening | 'turn'): void {
    const pattern = PATTERNS[what];
    if (pattern && this.wishes().vibration) this.senses.vibrate(pattern);
  }
}
