import type { GameView, PieceKind, Route, Side } from '../core/core';
import { type Selection, taken, targets } from './selection';

/** A piece as the board shows it. `home` is where it stood before the move and tells pieces apart. */
export interface ShownPiece {
  readonly home: number;
  readonly square: number;
  readonly side: Side;
  readonly kind: PieceKind;
  /** Taken in the move that is being made, not yet off the board. */
  readonly taken: boolean;
}

/** A move on its way over the board: the piece has made this many jumps or steps of its route. */
export interface Motion {
  readonly route: Route;
  readonly made: number;
}

/** Everything that the board draws besides its squares. */
export interface Scene {
  readonly pieces: readonly ShownPiece[];
  /** Pieces that must capture, outlined before anybody tries; or those of which one may be taken off. */
  readonly must: readonly number[];
  readonly selected: number | undefined;
  /** Squares to be tapped next, and the ends of chains. */
  readonly next: readonly number[];
  readonly final: readonly number[];
  /** The ways to choose from, each from where the piece stands to its end. */
  readonly fork: readonly (readonly number[])[];
  /** The squares of the last move. */
  readonly last: readonly number[];
  readonly refused: number | undefined;
}

export interface SceneState {
  readonly view: GameView;
  readonly selection: Selection;
  readonly motion: Motion | undefined;
  readonly refused: number | undefined;
  readonly must: readonly number[];
}

export function sceneOf({ view, selection, motion, refused, must }: SceneState): Scene {
  const { next, final } = targets(selection);
  return {
    pieces: piecesOf(view, selection, motion),
    must: motion ? [] : must,
    selected: selection.kind === 'piece' ? (selection.passed.at(-1) ?? selection.from) : undefined,
    next,
    final: final.filter((square) => !next.includes(square)),
    fork: forkOf(selection),
    last: lastMove(view),
    refused,
  };
}

/** The pieces that must capture; empty when a quiet move is legal too. */
export function mustCapture(view: GameView): number[] {
  const captures = view.legal.filter((move) => (move.routes[0]?.captured.length ?? 0) > 0);
  return captures.length < view.legal.length ? [] : [...new Set(captures.map((move) => move.from))];
}

function piecesOf(view: GameView, selection: Selection, motion: Motion | undefined): ShownPiece[] {
  const moved = motion ? onItsWay(motion) : inHand(selection);
  return view.pieces.map(({ square, side, kind }) => ({
    home: square,
    square: square === moved?.from ? moved.at : square,
    side,
    kind,
    taken: moved?.taken.includes(square) ?? false,
  }));
}

interface Moved {
  readonly from: number;
  readonly at: number;
  readonly taken: readonly number[];
}

function onItsWay({ route, made }: Motion): Moved {
  const from = route.path[0] ?? 0;
  return { from, at: route.path[made] ?? from, taken: route.captured.slice(0, made) };
}

function inHand(selection: Selection): Moved | undefined {
  if (selection.kind === 'none') return undefined;
  return { from: selection.from, at: selection.passed.at(-1) ?? selection.from, taken: taken(selection) };
}

function forkOf(selection: Selection): number[][] {
  if (selection.kind === 'none' || selection.goal === undefined) return [];
  const standing = selection.passed.at(-1) ?? selection.from;
  return selection.ways.map((way) => [standing, ...way.route.path.slice(selection.passed.length + 1)]);
}

function lastMove(view: GameView): number[] {
  return [...(view.played.at(-1)?.routes[0]?.path ?? [])];
}
