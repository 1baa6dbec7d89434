import { drop, NOTHING, type Selection, type Tap, tap, type Way } from '../board/selection';
import type { CoreClient } from '../core/client';
import type { GameView, LegalMove, Reading, Route } from '../core/core';
import { type Refused, reasonFor, type Tried } from './reason';

/** A whole move that was entered. */
export interface Entered {
  readonly route: Route;
  /** On how many squares of its way the piece has been put down already. */
  readonly made: number;
}

/** What came of a typed text. */
export type Typed = 'entered' | 'refused' | 'unreadable' | 'not-now';

/** What the player has in hand: the piece picked up, a move to be confirmed, and what was said of the last thing tried. */
export class Hand {
  selection: Selection = $state.raw(NOTHING);
  refused: Refused | undefined = $state.raw(undefined);
  /** A whole move that is shown and waits to be confirmed. */
  proposed: Entered | undefined = $state.raw(undefined);

  /** Counts what was done with the hand: an answer that comes later than the next thing is not told. */
  #done = 0;

  constructor(private readonly core: CoreClient) {}

  /** A tap on a square: the whole move, once it is entered. */
  async tap(square: number, ways: readonly Way[], view: GameView): Promise<Entered | undefined> {
    return await this.#take(tap(this.selection, square, ways), 'tap', view);
  }

  /** The piece in hand was dragged over these squares and let go on the last; nowhere, if there is none. */
  async drop(trail: readonly number[], ways: readonly Way[], view: GameView): Promise<Entered | undefined> {
    const square = trail.at(-1);
    if (square === undefined) {
      this.empty();
      return undefined;
    }
    const entered = await this.#take(drop(this.selection, square, trail, ways), 'drag', view);
    if (!entered) return undefined;
    this.hold(entered.route);
    return { route: entered.route, made: entered.route.path.length - 1 };
  }

  /** What a typed text came to: its move, or it is said why not. */
  take(reading: Reading, ways: readonly Way[]): LegalMove | undefined {
    this.empty();
    if ('move' in reading) return reading.move;
    if (this.#fork(reading.tried, ways)) return undefined;
    this.refused = { square: reading.tried[0] ?? 0, refusal: reading.refused };
    return undefined;
  }

  /** The move that was prepared, if it is one now; else it is said why not. */
  async prepared(squares: readonly number[], ways: readonly Way[], { legal }: GameView): Promise<Entered | undefined> {
    const [from = 0, to] = squares;
    const fitting = legal.filter((move) => move.from === from && move.to === to);
    const [route] = fitting.length === 1 ? (fitting[0]?.routes ?? []) : [];
    if (route) return { route, made: 0 };
    if (this.#fork(squares, ways)) return undefined;
    const refusal = await this.core.ask('explain', squares);
    if (refusal) this.refused = { square: from, refusal, prepared: squares };
    return undefined;
  }

  /** Where a move is told that goes several ways, the piece stops where they part; says whether it is such a move. */
  #fork([from, to]: readonly number[], ways: readonly Way[]): boolean {
    const picked = tap(NOTHING, from ?? 0, ways);
    const answer = picked.kind === 'changed' ? tap(picked.selection, to ?? 0, ways) : picked;
    if (answer.kind === 'fork') this.selection = answer.selection;
    return answer.kind === 'fork';
  }

  /** Shows a piece at the end of its way, before the move is made. */
  hold(route: Route): void {
    this.#done++;
    const [from = 0, ...passed] = route.path;
    const move = { text: '', from, to: passed.at(-1) ?? from, promotes: route.crowned > 0, routes: [route] };
    this.selection = {
      kind: 'piece',
      from,
      passed,
      ways: [{ move, route, landings: passed.map((square) => [square]) }],
    };
  }

  /** Puts the piece back. */
  empty(): void {
    this.#done++;
    this.selection = NOTHING;
    this.proposed = undefined;
  }

  async #take(answer: Tap, by: Tried['by'], view: GameView): Promise<Entered | undefined> {
    const done = ++this.#done;
    if (answer.kind === 'move') return { route: answer.way.route, made: answer.passed.length };
    if (answer.kind === 'refused') {
      this.selection = NOTHING;
      const refused = await reasonFor({ by, squares: answer.squares }, view, this.core);
      if (done === this.#done) this.refused = refused;
    } else {
      this.selection = answer.selection;
    }
    return undefined;
  }
}
