import { cellOf, nameOf } from '../board/geometry';
import type { GameInfo, Piece, Side } from '../core/core';

/** A position to be printed or sent as a picture. */
export interface Diagram {
  readonly info: GameInfo;
  readonly pieces: readonly Piece[];
  readonly bottom: Side;
  readonly caption: string;
}

/** What a diagram is made of, in units of a hundredth of a cell, from the top left. */
export interface Shapes {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly { readonly x: number; readonly y: number; readonly name: string }[];
  readonly pieces: readonly { readonly x: number; readonly y: number; readonly side: Side; readonly king: boolean }[];
}

export const CELL = 100;

export function shapesOf({ info, pieces, bottom }: Diagram): Shapes {
  const corner = (square: number) => {
    const { column, row } = cellOf(info, square, bottom);
    return { x: column * CELL, y: row * CELL };
  };
  return {
    width: info.files * CELL,
    height: info.ranks * CELL,
    cells: info.squares.map((_, index) => ({ ...corner(index + 1), name: nameOf(info, index + 1) })),
    pieces: pieces.map(({ square, side, kind }) => {
      const { x, y } = corner(square);
      return { x: x + CELL / 2, y: y + CELL / 2, side, king: kind === 'king' };
    }),
  };
}

/** A crown around the middle of a piece. */
export const CROWN: readonly (readonly [number, number])[] = [
  [-19, 13],
  [-23, -11],
  [-10, 0],
  [0, -18],
  [10, 0],
  [23, -11],
  [19, 13],
];
