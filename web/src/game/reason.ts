import type { CoreClient } from '../core/client';
import type { GameView, Refusal } from '../core/core';

/** Why something that was tried is not allowed. */
export interface Refused {
  /** Where it is shown; 0 where it is about no square of the board. */
  readonly square: number;
  readonly refusal: Refusal;
  /** What was prepared and could not be played: its squares. */
  readonly prepared?: readonly number[];
}

/** Squares that were tried, one or more, and how: a tap on another piece asks about that piece. */
export interface Tried {
  readonly by: 'tap' | 'drag';
  readonly squares: readonly number[];
}

/** Why it is not allowed; undefined where there is nothing to be said. */
export async function reasonFor(
  { by, squares }: Tried,
  view: GameView,
  core: CoreClient,
): Promise<Refused | undefined> {
  const [from = 0, ...rest] = squares;
  const aim = rest.at(-1) ?? from;
  const own = view.pieces.some((piece) => piece.square === aim && piece.side === view.turn);
  const asksOfPiece = rest.length === 0 || (by === 'tap' && own);
  const refusal = asksOfPiece ? await core.ask('whyNot', aim) : await core.ask('explain', squares);
  if (!refusal || refusal.reason === 'not-a-square') return undefined;
  const [touched] = view.answers.touched;
  if (touched !== undefined && SAYS_LITTLE.has(refusal.reason))
    return { square: touched, refusal: { reason: 'must-move-touched', detail: { square: touched } } };
  if (asksOfPiece && refusal.reason === 'square-empty') return undefined;
  return { square: asksOfPiece ? aim : from, refusal };
}

/** What tells less than that a touched piece must be moved. */
const SAYS_LITTLE: ReadonlySet<Refusal['reason']> = new Set<Refusal['reason']>([
  'not-a-move',
  'not-your-piece',
  'square-empty',
  'square-occupied',
]);
