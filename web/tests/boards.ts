import type { GameInfo, LegalMove, Square } from '../src/core/core';

/** Nothing but moves. */
const PLAIN = { main: true, huffs: false, countsOnRequest: false, removal: 'after-move' } as const;

/** A board of one colour of squares, numbered from the top left. */
export function diagonalBoard(files: number, ranks: number, corner: 'left' | 'right'): GameInfo {
  const squares: Square[] = [];
  for (let rank = ranks - 1; rank >= 0; rank--) {
    const first = (rank + (corner === 'left' ? 0 : 1)) % 2;
    for (let file = first; file < files; file += 2) squares.push({ file, rank, name: String(squares.length + 1) });
  }
  return { id: 'test', files, ranks, lattice: 'diagonal', names: 'numbers', squares, firstMover: 'white', ...PLAIN };
}

/** A board on which every cell is played on. */
export function orthogonalBoard(files: number, ranks: number): GameInfo {
  const squares: Square[] = [];
  for (let rank = ranks - 1; rank >= 0; rank--)
    for (let file = 0; file < files; file++)
      squares.push({ file, rank, name: `${String.fromCodePoint(97 + file)}${rank + 1}` });
  return { id: 'test', files, ranks, lattice: 'orthogonal', names: 'letters', squares, firstMover: 'white', ...PLAIN };
}

export function quiet(from: number, to: number): LegalMove {
  return { text: `${from}-${to}`, from, to, promotes: false, routes: [{ path: [from, to], captured: [], crowned: 0 }] };
}

/** A capture; each route tells its squares and, in the same order, the pieces taken. */
export function capture(...routes: [path: number[], captured: number[]][]): LegalMove {
  const path = routes[0]?.[0] ?? [];
  return {
    text: path.join('x'),
    from: path[0] ?? 0,
    to: path.at(-1) ?? 0,
    promotes: false,
    routes: routes.map(([squares, captured]) => ({ path: squares, captured, crowned: 0 })),
  };
}
