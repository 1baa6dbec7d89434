import type { GameInfo, Route, Side } from '../core/core';
import { CELL } from './measures';

/** The part of a game that a board needs to be drawn. */
export type BoardShape = Pick<GameInfo, 'files' | 'ranks' | 'lattice' | 'names' | 'squares'>;

/** A cell as the player sees it: column from the left, row from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Where a square lies when `bottom` sits at the near side. */
export function cellOf(shape: BoardShape, square: number, bottom: Side): Cell {
  const { file, rank } = squareAt(shape, square);
  return bottom === 'white'
    ? { column: file, row: shape.ranks - 1 - rank }
    : { column: shape.files - 1 - file, row: rank };
}

/** Where a square begins in the drawing, in which white is always below: the whole of it is turned, never its squares. */
export function cornerOf(shape: BoardShape, square: number): { readonly x: number; readonly y: number } {
  const { column, row } = cellOf(shape, square, 'white');
  return { x: column * CELL, y: row * CELL };
}

/** The square of a cell, or undefined where nobody plays. */
export function squareOf(shape: BoardShape, cell: Cell, bottom: Side): number | undefined {
  const file = bottom === 'white' ? cell.column : shape.files - 1 - cell.column;
  const rank = bottom === 'white' ? shape.ranks - 1 - cell.row : cell.row;
  const index = shape.squares.findIndex((square) => square.file === file && square.rank === rank);
  return index < 0 ? undefined : index + 1;
}

/** The printed name of a square. */
export function nameOf(shape: BoardShape, square: number): string {
  return squareAt(shape, square).name;
}

/** The squares row by row as the player sees them, from the far left. */
export function rowsOf(shape: BoardShape, bottom: Side): number[][] {
  const rows: number[][] = Array.from({ length: shape.ranks }, () => []);
  const numbers = shape.squares.map((_, index) => index + 1);
  numbers
    .map((square) => ({ square, cell: cellOf(shape, square, bottom) }))
    .toSorted((a, b) => a.cell.column - b.cell.column)
    .forEach(({ square, cell }) => rows[cell.row]?.push(square));
  return rows;
}

/** The square to which an arrow key leads; the same square at the edge. */
export function neighbour(shape: BoardShape, square: number, arrow: Arrow, bottom: Side): number {
  const { column, row } = cellOf(shape, square, bottom);
  const sideways = shape.lattice === 'diagonal' ? 2 : 1;
  const candidates: Cell[] = {
    ArrowLeft: [{ column: column - sideways, row }],
    ArrowRight: [{ column: column + sideways, row }],
    ArrowUp: aslant(column, row - 1),
    ArrowDown: aslant(column, row + 1),
  }[arrow];
  for (const cell of candidates) {
    const found = squareOf(shape, cell, bottom);
    if (found !== undefined) return found;
  }
  return square;
}

/** On a diagonal board the cell above is not played on: the cursor zigzags, by rows in turn to the right and left. */
function aslant(column: number, row: number): Cell[] {
  const first = row % 2 === 0 ? 1 : -1;
  return [0, first, -first].map((step) => ({ column: column + step, row }));
}

/**
 * The squares on which the piece may be put down after each jump of a route, the route's own first. Where a route goes
 * straight on, every square between the piece just taken and the next one will do: it is the same capture.
 */
export function landings(shape: BoardShape, route: Route): number[][] {
  return route.path.slice(1).map((square, jump) => {
    const next = route.path[jump + 2];
    const from = route.path[jump];
    if (from === undefined || next === undefined || !straight(shape, from, square, next)) return [square];
    const taken = route.captured[jump];
    const nextTaken = route.captured[jump + 1];
    if (taken === undefined || nextTaken === undefined) return [square];
    const free = between(shape, taken, nextTaken);
    return [square, ...free.filter((other) => other !== square)];
  });
}

function straight(shape: BoardShape, a: number, b: number, c: number): boolean {
  const first = direction(shape, a, b);
  const second = direction(shape, b, c);
  return first.file === second.file && first.rank === second.rank;
}

function direction(shape: BoardShape, from: number, to: number): { file: number; rank: number } {
  const a = squareAt(shape, from);
  const b = squareAt(shape, to);
  return { file: Math.sign(b.file - a.file), rank: Math.sign(b.rank - a.rank) };
}

/** The squares strictly between two squares of one line. */
function between(shape: BoardShape, from: number, to: number): number[] {
  const step = direction(shape, from, to);
  const a = squareAt(shape, from);
  const b = squareAt(shape, to);
  const length = Math.max(Math.abs(b.file - a.file), Math.abs(b.rank - a.rank));
  const found: number[] = [];
  for (let i = 1; i < length; i++) {
    const cell = { column: a.file + i * step.file, row: shape.ranks - 1 - (a.rank + i * step.rank) };
    const square = squareOf(shape, cell, 'white');
    if (square !== undefined) found.push(square);
  }
  return found;
}

function squareAt(shape: BoardShape, square: number): { file: number; rank: number; name: string } {
  const found = shape.squares[square - 1];
  if (!found) throw new RangeError(`square must be 1..${shape.squares.length}, was ${square}`);
  return found;
}
