import type { Refusal } from '../../core/core';

/** A position with White to move that shows a rule on one of White's pieces. */
export interface Example {
  readonly fen: string;
  readonly square: number;
  /** The facts of the refusal that the piece meets; none where it shows what may be done. */
  readonly detail: Refusal['detail'];
}

/** By game, then by what is shown. `npm run examples` finds them by asking the core. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example>>>>;
