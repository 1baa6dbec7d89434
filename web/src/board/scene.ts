import type { GameInfo, GameView, PieceKind, Route, Side } from '../core/core';
import { type Selection, taken, targets } from './selection';

/** A piece as the board shows it. `home` is where it stood before the move and tells pieces apart. */
export interface ShownPiece {
  readonly home: number;
  readonly square: number;
  readonly side: Side;
  readonly kind: PieceKind;
  /** A man that has become a king in the move that is being made. */
  readonly crowned: boolean;
  /** Taken in the move that is being made: still there until it is over, or gone at once. */
  readonly taken: 'no' | 'waiting' | 'gone';
  /** Not to be moved, because others must capture. */
  readonly dim: boolean;
}

/** Whether two pieces look the same. */
export function isSame(a: ShownPiece, b: ShownPiece): boolean {
  return (
    a.home === b.home &&
    a.square === b.square &&
    a.side === b.side &&
    a.kind === b.kind &&
    a.crowned === b.crowned &&
    a.taken === b.taken &&
    a.dim === b.dim
  );
}

/** A move on its way over the board: the piece has made this many jumps or steps of its route. */
export interface Motion {
  readonly route: Route;
  readonly made: number;
  /** Whether it has arrived, and what it took leaves the board. */
  readonly leaving?: boolean;
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
  /** The ways that have to be gone instead of what was refused. */
  readonly required: readonly (readonly number[])[];
  /** The squares of the last move. */
  readonly last: readonly number[];
  readonly refused: number | undefined;
  /** The squares of a move that is to be made as soon as the turn comes. */
  readonly prepared: readonly number[];
}

export interface SceneState {
  readonly view: GameView;
  readonly removal: GameInfo['removal'];
  readonly selection: Selection;
  readonly motion: Motion | undefined;
  readonly refused: number | undefined;
  readonly must: readonly number[];
  /** Whether the pieces outlined are those that must move, so that the others of their side are dimmed. */
  readonly binding: boolean;
  readonly prepared: readonly number[];
}

/** More ways than these would hide the board. */
const MOST_WAYS = 6;

export function sceneOf(state: SceneState): Scene {
  const { view, selection, motion, refused, must, prepared } = state;
  const { next, final } = targets(selection);
  const outlined = motion ? [] : must;
  return {
    pieces: piecesOf(state),
    must: outlined,
    selected: selection.kind === 'piece' ? (selection.passed.at(-1) ?? selection.from) : undefined,
    next,
    final: final.filter((square) => !next.includes(square)),
    fork: forkOf(selection),
    required: refused === undefined || !state.binding ? [] : requiredWays(view),
    last: lastMove(view),
    refused,
    prepared,
  };
}

/** The pieces that must capture; empty when a quiet move is legal too. */
export function mustCapture(view: GameView): number[] {
  const captures = view.legal.filter((move) => (move.routes[0]?.captured.length ?? 0) > 0);
  return captures.length < view.legal.length ? [] : [...new Set(captures.map((move) => move.from))];
}

function requiredWays(view: GameView): (readonly number[])[] {
  return view.legal.slice(0, MOST_WAYS).flatMap((move) => move.routes.slice(0, 1).map((route) => route.path));
}

function piecesOf({ view, removal, selection, motion, must, binding }: SceneState): ShownPiece[] {
  const moved = motion ? onItsWay(motion) : inHand(selection);
  const waiting = removal === 'immediate' || motion?.leaving ? 'gone' : 'waiting';
  return view.pieces.map(({ square, side, kind }) => ({
    home: square,
    square: square === moved?.from ? moved.at : square,
    side,
    kind: square === moved?.from && moved.crowned ? 'king' : kind,
    crowned: square === moved?.from && moved.crowned,
    taken: moved?.taken.includes(square) ? waiting : 'no',
    dim: binding && motion === undefined && side === view.turn && !must.includes(square),
  }));
}

interface Moved {
  readonly from: number;
  readonly at: number;
  readonly taken: readonly number[];
  readonly crowned: boolean;
}

function onItsWay({ route, made }: Motion): Moved {
  const from = route.path[0] ?? 0;
  return {
    from,
    at: route.path[made] ?? from,
    taken: route.captured.slice(0, made),
    crowned: isCrowned(route, made),
  };
}

function inHand(selection: Selection): Moved | undefined {
  if (selection.kind === 'none') return undefined;
  const { from, passed, ways } = selection;
  return {
    from,
    at: passed.at(-1) ?? from,
    taken: taken(selection),
    crowned: ways.length > 0 && ways.every((way) => isCrowned(way.route, passed.length)),
  };
}

function isCrowned({ crowned }: Route, made: number): boolean {
  return crowned > 0 && made >= crowned;
}

function forkOf(selection: Selection): number[][] {
  if (selection.kind === 'none' || selection.goal === undefined) return [];
  const standing = selection.passed.at(-1) ?? selection.from;
  return selection.ways.map((way) => [standing, ...way.route.path.slice(selection.passed.length + 1)]);
}

function lastMove(view: GameView): number[] {
  return [...(view.played.at(-1)?.routes[0]?.path ?? [])];
}
