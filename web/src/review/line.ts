import type { Ply } from '../archive/archive';

/** A row of plies that leaves another one behind its ply number `at`; the game itself leaves none. */
export interface Line {
  readonly parent: Line | undefined;
  readonly at: number;
  readonly plies: readonly Ply[];
}

/** A position: behind so many plies of a line, 0 for where it begins. */
export interface Cursor {
  readonly line: Line;
  readonly at: number;
}

/** The ply that led to a position; undefined where the game begins. */
export function plyAt({ line, at }: Cursor): Ply | undefined {
  if (at > 0) return line.plies[at - 1];
  return line.parent && plyAt({ line: line.parent, at: line.at });
}
