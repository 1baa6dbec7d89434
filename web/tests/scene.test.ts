import { describe, expect, test } from 'vitest';
import { sceneOf, type SceneState } from '../src/board/scene';
import { NOTHING } from '../src/board/selection';
import { ToyCore } from './table';

const ROUTE = { path: [22, 15, 6], captured: [18, 11], crowned: 1 };

function scene(state: Partial<SceneState>): ReturnType<typeof sceneOf> {
  const view = new ToyCore().view();
  return sceneOf({
    view,
    removal: 'after-move',
    selection: NOTHING,
    motion: undefined,
    refused: undefined,
    must: [],
    binding: false,
    prepared: [],
    ...state,
  });
}

function piece(shown: ReturnType<typeof sceneOf>, home: number) {
  return shown.pieces.find((each) => each.home === home);
}

describe('pieces taken in a move', () => {
  test('wait on the board until it is over', () => {
    expect(piece(scene({ motion: { route: ROUTE, made: 2 } }), 11)?.taken).toBe('waiting');
    expect(piece(scene({ motion: { route: ROUTE, made: 2, leaving: true } }), 11)?.taken).toBe('gone');
  });

  test('leave at once where the game says so', () => {
    expect(piece(scene({ motion: { route: ROUTE, made: 2 }, removal: 'immediate' }), 11)?.taken).toBe('gone');
  });
});

test('a man becomes a king on the landing that the core names', () => {
  expect(piece(scene({ motion: { route: ROUTE, made: 0 } }), 22)).toMatchObject({ kind: 'man', crowned: false });
  expect(piece(scene({ motion: { route: ROUTE, made: 1 } }), 22)).toMatchObject({ kind: 'king', crowned: true });
});

test('the pieces that may not move are dimmed, those of the other side are not', () => {
  const shown = scene({ must: [22], binding: true });
  expect(shown.pieces.filter(({ dim }) => dim).map(({ home }) => home)).toEqual([21]);
});

test('what has to be played is shown once something was refused', () => {
  expect(scene({ must: [22], binding: true }).required).toEqual([]);
  expect(scene({ must: [22], binding: true, refused: 21 }).required).toEqual([
    [22, 18],
    [21, 17],
  ]);
});
