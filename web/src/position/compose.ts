import { nameOf } from '../board/geometry';
import type { GameInfo, Piece, Side } from '../core/core';

/** The FEN of what stands on a board, whether it can be played or not. */
export function composeFen(info: GameInfo, pieces: readonly Piece[], turn: Side | undefined): string {
  const side = (of: Side): string =>
    pieces
      .filter((piece) => piece.side === of)
      .toSorted((a, b) => a.square - b.square)
      .map((piece) => (piece.kind === 'king' ? 'K' : '') + nameOf(info, piece.square))
      .join(',');
  const mover = turn === undefined ? '?' : turn === 'white' ? 'W' : 'B';
  return `${mover}:W${side('white')}:B${side('black')}`;
}
