import type { LegalMove, Route } from '../core/core';
import { type BoardShape, landings } from './geometry';

/**
 * What the player has tapped so far. It knows no rules: it is given the legal moves with all their routes, and narrows
 * them down tap by tap until one move is left. It never chooses between two moves by itself.
 */
export type Selection =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'piece';
      /** The square on which the piece stood. */
      readonly from: number;
      /** Where it has been put down since. */
      readonly passed: readonly number[];
      /** The ways that still fit. */
      readonly ways: readonly Way[];
      /** The final square, once it was tapped but did not tell which way. */
      readonly goal?: number;
    };

/** One route of one legal move, with the squares on which each jump may be put down. */
export interface Way {
  readonly move: LegalMove;
  readonly route: Route;
  readonly landings: readonly (readonly number[])[];
}

export type Tap =
  | { readonly kind: 'changed'; readonly selection: Selection }
  | { readonly kind: 'fork'; readonly selection: Selection }
  | { readonly kind: 'move'; readonly way: Way; readonly passed: readonly number[] }
  /** A piece or square that no legal move starts with: `squares` is what was tried, one square or more. */
  | { readonly kind: 'refused'; readonly squares: readonly number[] };

export const NOTHING: Selection = { kind: 'none' };

/** All ways of all legal moves. */
export function waysOf(shape: BoardShape, legal: readonly LegalMove[]): Way[] {
  return legal.flatMap((move) => move.routes.map((route) => ({ move, route, landings: landings(shape, route) })));
}

/** What a tap on a square means. */
export function tap(selection: Selection, square: number, all: readonly Way[]): Tap {
  if (selection.kind === 'none') return begin(square, all, [square]);
  const standing = selection.passed.at(-1) ?? selection.from;
  if (square === standing) return again(selection, square);
  const steps = selection.ways.filter((way) => next(way, selection).includes(square));
  const ends = square === selection.goal ? [] : selection.ways.filter((way) => way.move.to === square);
  const fitting = selection.ways.filter((way) => steps.includes(way) || ends.includes(way));
  if (fitting.length === 0 && square === selection.goal) return { kind: 'fork', selection };
  if (fitting.length === 0) return begin(square, all, [selection.from, ...selection.passed, square]);
  return ends.length > 0 ? toEnd(selection, square, fitting) : step(selection, square, steps);
}

/**
 * What it means that the piece was dragged over the squares of the trail and let go on this one. A way that the trail
 * follows is told from others with the same end; a drag that leads nowhere leaves nothing in hand.
 */
export function drop(selection: Selection, square: number, trail: readonly number[], all: readonly Way[]): Tap {
  const nothing: Tap = { kind: 'changed', selection: NOTHING };
  if (selection.kind === 'none') return nothing;
  const standing = selection.passed.at(-1) ?? selection.from;
  const ends = selection.ways.filter((way) => way.move.to === square);
  const along = ends.filter((way) => follows(way, selection, trail));
  const only = (square === standing ? undefined : soleMove(ends)) ?? soleMove(along);
  if (only) return { kind: 'move', way: along[0] ?? only, passed: selection.passed };
  if (square === standing) return nothing;
  const answer = tap(selection, square, all);
  const other =
    answer.kind === 'changed' && answer.selection.kind === 'piece' && answer.selection.from !== selection.from;
  return other ? { kind: 'refused', squares: [selection.from, ...selection.passed, square] } : answer;
}

/** Whether the landings of a way lie on the trail, in their order. */
function follows(way: Way, selection: Piece, trail: readonly number[]): boolean {
  let at = 0;
  for (const squares of way.landings.slice(selection.passed.length)) {
    const found = trail.findIndex((square, index) => index >= at && squares.includes(square));
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

/** The squares that can be tapped next, and the final ones among all that can be reached. */
export function targets(selection: Selection): { readonly next: number[]; readonly final: number[] } {
  if (selection.kind === 'none') return { next: [], final: [] };
  const steps = selection.ways.flatMap((way) => next(way, selection).slice(0, 1));
  const finals = selection.ways.map((way) => way.move.to).filter((square) => square !== selection.goal);
  return { next: [...new Set(steps)], final: [...new Set(finals)] };
}

/** The pieces taken so far, for the board to show them so. */
export function taken(selection: Selection): readonly number[] {
  if (selection.kind === 'none') return [];
  return selection.ways[0]?.route.captured.slice(0, selection.passed.length) ?? [];
}

type Piece = Extract<Selection, { kind: 'piece' }>;

/**
 * The piece itself was tapped once more: it is put down. Where a capture leads back to the square that the piece left,
 * the piece goes as far as there is one way only, so that one more tap tells what is meant.
 */
function again(selection: Piece, square: number): Tap {
  const round = selection.passed.length > 0 ? [] : selection.ways.filter((way) => way.move.to === square);
  if (round.length === 0 || selection.goal === square) return { kind: 'changed', selection: NOTHING };
  const passed = commonStart([], round);
  const whole = round.every((way) => way.route.path.length - 1 === passed.length);
  return {
    kind: 'fork',
    selection: { ...selection, passed: whole ? passed.slice(0, -1) : passed, ways: round, goal: square },
  };
}

function begin(square: number, all: readonly Way[], tried: readonly number[]): Tap {
  const ways = all.filter((way) => way.move.from === square);
  if (ways.length === 0) return { kind: 'refused', squares: tried };
  return { kind: 'changed', selection: { kind: 'piece', from: square, passed: [], ways } };
}

/** One square further; the last square of all ways that are left plays the move. */
function step(selection: Piece, square: number, ways: readonly Way[]): Tap {
  const passed = [...selection.passed, square];
  const only = soleMove(ways);
  const finished = ways.every((way) => way.landings.length === passed.length);
  if (only && (finished || only.move.to === selection.goal)) return { kind: 'move', way: only, passed };
  return { kind: 'changed', selection: { ...selection, passed, ways } };
}

/** The final square was tapped: it plays the move where it is the only one, else the piece stops where ways part. */
function toEnd(selection: Piece, square: number, ways: readonly Way[]): Tap {
  const only = soleMove(ways);
  if (only) return { kind: 'move', way: only, passed: selection.passed };
  const passed = commonStart(selection.passed, ways);
  return { kind: 'fork', selection: { kind: 'piece', from: selection.from, passed, ways, goal: square } };
}

/** The first way, if all ways are routes of one move. */
function soleMove(ways: readonly Way[]): Way | undefined {
  const [first] = ways;
  return first && ways.every((way) => way.move === first.move) ? first : undefined;
}

function commonStart(passed: readonly number[], ways: readonly Way[]): number[] {
  const start = [...passed];
  const [first] = ways;
  for (;;) {
    const square = first?.route.path[start.length + 1];
    if (square === undefined || !ways.every((way) => way.route.path[start.length + 1] === square)) return start;
    start.push(square);
  }
}

function next(way: Way, selection: Piece): readonly number[] {
  return way.landings[selection.passed.length] ?? [];
}
