import type { Scene } from '../board/scene';
import type { Piece } from '../core/core';

/** A board that nobody plays on: its pieces, the squares of the last move, and those that are pointed out. */
export function stillScene(pieces: readonly Piece[], last: readonly number[], marked: readonly number[]): Scene {
  return {
    pieces: pieces.map(({ square, side, kind }) => ({
      home: square,
      square,
      side,
      kind,
      crowned: false,
      taken: 'no',
      dim: false,
    })),
    must: marked,
    selected: undefined,
    next: [],
    final: [],
    fork: [],
    required: [],
    last,
    refused: undefined,
    prepared: [],
  };
}
