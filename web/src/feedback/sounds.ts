import { afterwards } from '../shell/afterwards';
import type { Happening } from './happening';

/** One tone: hertz at its beginning and end, when it begins and how long it lasts in seconds, how loud it is of 1. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

function knock(at: number, loud: number): Tone[] {
  return [
    { from: 210, to: 95, at, length: 0.09, loud, shape: 'triangle' },
    { from: 900, to: 320, at, length: 0.025, loud: loud * 0.35, shape: 'square' },
  ];
}

function bell(from: number, at: number, length: number): Tone {
  return { from, to: from, at, length, loud: 0.35, shape: 'sine' };
}

/** Wood on wood, and small bells. */
const TONES: Readonly<Record<Happening, readonly Tone[]>> = {
  move: knock(0, 0.7),
  capture: [...knock(0, 0.8), ...knock(0.09, 0.6)],
  crown: [...knock(0, 0.6), bell(660, 0.08, 0.25), bell(880, 0.18, 0.4)],
  end: [bell(523, 0, 0.5), bell(659, 0.14, 0.5), bell(784, 0.28, 0.8)],
  time: [bell(988, 0, 0.09), bell(988, 0.16, 0.09)],
  refused: [{ from: 150, to: 110, at: 0, length: 0.14, loud: 0.4, shape: 'sawtooth' }],
};

/** Seconds from the making of the first tone to its beginning, in which the others are made. */
const AHEAD = 0.05;

/** The page's own sounds, made as they are played: no file is loaded. */
export class Sounds {
  #context: AudioContext | undefined;

  constructor(private readonly make: () => AudioContext) {}

  /** Makes ready what plays, once. */
  prepare(): AudioContext {
    return (this.#context ??= this.make());
  }

  /** Plays what belongs to a happening at a volume of 0 to 1. */
  play(happening: Happening, volume: number): void {
    if (volume <= 0) return;
    let begin: number | undefined;
    // What is seen comes first, and each tone is made by itself: they still begin together.
    for (const tone of TONES[happening]) {
      afterwards(() => {
        const context = this.prepare();
        if (context.state === 'suspended') void context.resume();
        begin ??= context.currentTime + AHEAD;
        sound(context, tone, { begin: begin + tone.at, volume });
      }, 'board');
    }
  }
}

function sound(context: AudioContext, tone: Tone, { begin, volume }: { begin: number; volume: number }): void {
  const end = begin + tone.length;
  const oscillator = new OscillatorNode(context, { type: tone.shape, frequency: tone.from });
  const gain = new GainNode(context, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(tone.loud * volume, begin + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
