import type { Side } from '../core/core';
import { type Clock, type Hand, isLow, isOut, later, pressed, type TimeControl, wound } from './clock';
import type { KeptClock } from './table';

/** Where time comes from. */
export interface Ticker {
  now(): number;
  /** Does something again and again, until the answer is called. */
  every(milliseconds: number, act: () => void): () => void;
}

/** What is kept of a clock. */
export interface Wound {
  readonly clocks: readonly KeptClock[];
  readonly clock?: Clock;
}

const TICK = 100;
/** Ticks from one keeping to the next. */
const KEPT_EVERY = 20;

/** The clock at a table for two. It stands until somebody starts it, and says when a side has no time left. */
export class Timer {
  /** The side whose time runs. */
  running: Side | undefined = $state(undefined);
  clock: Clock = $state.raw(NOTHING);
  #clocks: readonly KeptClock[];
  #since = 0;
  #ticks = 0;
  #silence: (() => void) | undefined;

  constructor(
    readonly control: TimeControl,
    private readonly ticker: Ticker,
    kept: Wound,
    private readonly ontick: () => void,
  ) {
    this.#clocks = kept.clocks.length > 0 ? kept.clocks : [{ events: 0, clock: wound(control) }];
    this.clock = kept.clock ?? this.#clocks.at(-1)?.clock ?? wound(control);
  }

  get kept(): Wound {
    return { clocks: this.#clocks, clock: this.clock };
  }

  hand(side: Side): Hand {
    return this.clock[side];
  }

  /** Whether it is time to hurry. */
  low(side: Side): boolean {
    return isLow(this.clock[side], this.control);
  }

  /** The side that has no time left. */
  get out(): Side | undefined {
    return (['white', 'black'] as const).find((side) => isOut(this.clock[side]));
  }

  /** Whether it is time to keep what is left: now and then, while it runs. */
  get due(): boolean {
    return this.#ticks % KEPT_EVERY === 0;
  }

  start(side: Side): void {
    if (this.running === side) return;
    this.stop();
    this.running = side;
    this.#since = this.ticker.now();
    this.#silence = this.ticker.every(TICK, () => {
      this.#read();
      this.#ticks++;
      this.ontick();
    });
  }

  stop(): void {
    this.#read();
    this.running = undefined;
    this.#silence?.();
    this.#silence = undefined;
  }

  /** A side has made its move, after which so much has happened. */
  press(side: Side, events: number): void {
    this.stop();
    this.clock = pressed(this.clock, this.control, side);
    this.#clocks = [...this.#clocks.filter((kept) => kept.events < events), { events, clock: this.clock }];
  }

  /** Back to when only so much had happened. */
  rewind(events: number): void {
    this.stop();
    this.#clocks = this.#clocks.filter((kept) => kept.events <= events);
    this.clock = this.#clocks.at(-1)?.clock ?? wound(this.control);
  }

  #read(): void {
    if (this.running === undefined) return;
    const now = this.ticker.now();
    this.clock = later(this.clock, this.control, this.running, now - this.#since);
    this.#since = now;
  }
}

const HAND: Hand = { left: 0, periods: 0, extra: false };
const NOTHING: Clock = { white: HAND, black: HAND, spent: 0 };
