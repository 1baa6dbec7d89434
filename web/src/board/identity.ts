import { isSame, type ShownPiece } from './scene';

/** A piece as it is drawn, with a name that stays when a move is over and its home becomes another. */
export interface Drawn {
  readonly id: number;
  readonly piece: ShownPiece;
  readonly refused: boolean;
}

/** Tells which piece of a scene is which one of the scene before. */
export class Identities {
  #known: readonly Drawn[] = [];
  #count = 0;

  /** What has not changed stays the same object, so that nothing of it is drawn anew. */
  of(pieces: readonly ShownPiece[], refused: number | undefined): readonly Drawn[] {
    const homes = new Map(this.#known.map((drawn) => [drawn.piece.home, drawn]));
    const standing = new Map(
      this.#known.filter(({ piece }) => piece.taken === 'no').map((drawn) => [drawn.piece.square, drawn]),
    );
    const taken = new Set<Drawn>();
    this.#known = pieces.map((piece) => {
      const there = piece.home === piece.square ? standing.get(piece.square) : undefined;
      const before = [there, homes.get(piece.home)].find(
        (drawn) => drawn?.piece.side === piece.side && !taken.has(drawn),
      );
      if (before) taken.add(before);
      const now = { id: before?.id ?? this.#count++, piece, refused: piece.square === refused };
      return before && before.refused === now.refused && isSame(before.piece, piece) ? before : now;
    });
    return this.#known;
  }
}
