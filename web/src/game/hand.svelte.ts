import { NOTHING, type Selection, tap, type Way } from '../board/selection';
import type { CoreClient } from '../core/client';
import type { Refusal } from '../core/core';

/** Why something that was tapped is not allowed. */
export interface Refused {
  readonly square: number;
  readonly refusal: Refusal;
}

/** A whole move that was entered, with the squares on which the piece has been put down already. */
export interface Entered {
  readonly way: Way;
  readonly passed: readonly number[];
}

/** What the player has in hand: the piece picked up, and what was said of the last thing tried. */
export class Hand {
  selection: Selection = $state.raw(NOTHING);
  refused: Refused | undefined = $state.raw(undefined);

  constructor(private readonly core: CoreClient) {}

  /** A tap on a square: the whole move, once it is entered. */
  async tap(square: number, ways: readonly Way[]): Promise<Entered | undefined> {
    const answer = tap(this.selection, square, ways);
    if (answer.kind === 'move') return { way: answer.way, passed: answer.passed };
    if (answer.kind === 'refused') {
      this.selection = NOTHING;
      await this.#explain(answer.squares);
    } else {
      this.selection = answer.selection;
    }
    return undefined;
  }

  /** Puts the piece back. */
  empty(): void {
    this.selection = NOTHING;
  }

  async #explain(squares: readonly number[]): Promise<void> {
    const [from, ...rest] = squares;
    if (from === undefined) return;
    const tried = rest.length > 0;
    const refusal = tried ? await this.core.ask('explain', squares) : await this.core.ask('whyNot', from);
    if (refusal && !(tried ? CANCELS : SAYS_NOTHING).has(refusal.reason)) this.refused = { square: from, refusal };
  }
}

type Reason = Refusal['reason'];

/** A second tap elsewhere is a plain cancel, unless a rule forbids just that move. */
const CANCELS: ReadonlySet<Reason> = new Set<Reason>(['not-a-move', 'square-occupied', 'not-a-square', 'backward-man']);
/** A tap on an empty square, with no piece in hand, asks nothing. */
const SAYS_NOTHING: ReadonlySet<Reason> = new Set<Reason>(['square-empty', 'not-a-square']);
