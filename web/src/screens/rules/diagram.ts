import { nameOf } from '../../board/geometry';
import type { Scene, ShownPiece } from '../../board/scene';
import type { GameInfo, LegalMove, PieceKind, Side } from '../../core/core';
import type { Example } from './example';

/** More ways than these would hide the board. */
const MOST_WAYS = 4;

/** The pieces of an example's FEN: `W:W22,K31:B4,10`. */
function piecesOf(fen: string, info: GameInfo): ShownPiece[] {
  const numbers = new Map(info.squares.map((_, index) => [nameOf(info, index + 1), index + 1]));
  return fen
    .split(':')
    .slice(1)
    .flatMap((part) => {
      const side: Side = part.startsWith('W') ? 'white' : 'black';
      return part
        .slice(1)
        .split(',')
        .map((text) => {
          const kind: PieceKind = text.startsWith('K') ? 'king' : 'man';
          const square = numbers.get(kind === 'king' ? text.slice(1) : text) ?? 0;
          return { home: square, square, side, kind, crowned: false, taken: 'no', dim: false } as const;
        });
    });
}

/** A still picture of an example: what may be played, and the piece that may not; undefined where it shows nothing. */
export function sceneOf(example: Example, legal: readonly LegalMove[], info: GameInfo): Scene | undefined {
  const pieces = piecesOf(example.fen, info);
  const may = legal.some((move) => move.from === example.square);
  const captures = legal.filter((move) => (move.routes[0]?.captured.length ?? 0) > 0);
  if (legal.length === 0) return undefined;
  return {
    pieces,
    must: captures.length === legal.length ? [...new Set(captures.map((move) => move.from))] : [],
    selected: may ? example.square : undefined,
    next: may && captures.length === 0 ? [...new Set(legal.map((move) => move.to))] : [],
    final: [],
    fork: [],
    required: captures.slice(0, MOST_WAYS).flatMap((move) => move.routes.slice(0, 1).map(({ path }) => path)),
    last: [],
    refused: may ? undefined : example.square,
    prepared: [],
  };
}
