import { describe, expect, test } from 'vitest';
import { Identities } from '../src/board/identity';
import type { ShownPiece } from '../src/board/scene';

function piece(home: number, change: Partial<ShownPiece> = {}): ShownPiece {
  return { home, square: home, side: 'white', kind: 'man', crowned: false, taken: 'no', dim: false, ...change };
}

const black = (home: number, taken: ShownPiece['taken'] = 'no'): ShownPiece => piece(home, { side: 'black', taken });

/** The names of the pieces of one scene after the other, by where they stand. */
function names(...scenes: readonly (readonly ShownPiece[])[]): ReadonlyMap<number, number>[] {
  const identities = new Identities();
  return scenes.map((scene) => new Map(identities.of(scene, undefined).map((drawn) => [drawn.piece.square, drawn.id])));
}

describe('a piece is the same one', () => {
  test('on its way, and when the move is over', () => {
    const [before, way, after] = names(
      [piece(22), piece(31), black(18)],
      [piece(22, { square: 15 }), piece(31), black(18, 'waiting')],
      [piece(15), piece(31)],
    );
    expect(way?.get(15)).toBe(before?.get(22));
    expect(after?.get(15)).toBe(before?.get(22));
    expect(after?.get(31)).toBe(before?.get(31));
  });

  test('when it is put back', () => {
    const [before, , back] = names([piece(22)], [piece(22, { square: 15 })], [piece(22)]);
    expect(back).toEqual(before);
  });

  test('though it has become a king', () => {
    const [before, after] = names([piece(6)], [piece(6, { kind: 'king', crowned: true })]);
    expect(after).toEqual(before);
  });
});

describe('it is another one', () => {
  test('where one of the other side stood', () => {
    const [before, after] = names([black(18)], [piece(18)]);
    expect(after?.get(18)).not.toBe(before?.get(18));
  });

  test('where two could be the same', () => {
    const [before, after] = names([piece(22, { square: 15 })], [piece(15), piece(22, { square: 18 })]);
    expect(after?.get(15)).toBe(before?.get(15));
    expect(after?.get(18)).not.toBe(before?.get(15));
  });
});

test('what has not changed is the same object, what was refused is not', () => {
  const identities = new Identities();
  const [first] = identities.of([piece(22)], undefined);
  expect(identities.of([piece(22)], undefined)[0]).toBe(first);
  expect(identities.of([piece(22)], 22)[0]).toEqual({ ...first, refused: true });
});
