import type { BoardShape } from './geometry';

/** How a board is drawn and how its squares are called. */
export interface Look {
  readonly pieces: 'turned' | 'flat' | 'ringed';
  readonly numbers: 'inside' | 'outside' | 'none';
  readonly naming: 'game' | 'numeric' | 'algebraic';
}

export const PLAIN_LOOK: Look = { pieces: 'turned', numbers: 'inside', naming: 'game' };

/** The same board with its squares called another way; the board itself where that is how the game calls them. */
export function renamed<T extends BoardShape>(shape: T, naming: Look['naming']): T {
  const wanted = naming === 'numeric' ? 'numbers' : 'letters';
  if (naming === 'game' || wanted === shape.names) return shape;
  const squares = shape.squares.map((square, index) => ({
    ...square,
    name: wanted === 'numbers' ? String(index + 1) : `${letter(square.file)}${square.rank + 1}`,
  }));
  return { ...shape, names: wanted, squares };
}

/** A text with the names of squares of one board in it, with those of the other instead. */
export function retold(text: string, from: BoardShape, to: BoardShape): string {
  if (from.names === to.names) return text;
  const names = new Map(from.squares.map(({ name }, index) => [name, to.squares[index]?.name ?? name]));
  return text.replace(/[a-n]?\d+/g, (name) => names.get(name) ?? name);
}

function letter(file: number): string {
  return 'abcdefghijklmn'.charAt(file);
}
