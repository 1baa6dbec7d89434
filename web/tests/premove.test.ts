import { describe, expect, test } from 'vitest';
import { noticeOf } from '../src/game/words';
import { quiet } from './boards';
import { sit, ToyCore, toys } from './table';
import { spokenIn } from './speech';

const italian = spokenIn('it');

async function thinking(core = new ToyCore()) {
  const all = toys(core);
  const session = await sit('easy', 'white', all);
  core.slow = true;
  await session.tap(22);
  const moved = session.tap(18);
  await expect.poll(() => core.release).toBeDefined();
  core.slow = false;
  return { session, moved, core };
}

describe('a move prepared while the bot thinks', () => {
  test('is made when the turn comes', async () => {
    const { session, moved, core } = await thinking();
    core.moves = [[quiet(22, 18)], [quiet(11, 15)], [quiet(21, 17)], []];
    await session.tap(21);
    await session.tap(17);
    expect(session.scene.prepared).toEqual([21, 17]);
    core.release?.();
    await moved;
    expect(session.view.played.map(({ text }) => text)).toEqual(['22-18', '11-15', '21-17']);
  });

  test('is dropped by a tap', async () => {
    const { session, moved, core } = await thinking();
    for (const square of [21, 17, 5]) await session.tap(square);
    expect(session.prepared).toEqual([]);
    core.release?.();
    await moved;
    expect(session.view.played).toHaveLength(2);
  });

  test('that cannot be made is dropped, and it is said why', async () => {
    const { session, moved, core } = await thinking();
    core.refusal = { reason: 'not-a-move', detail: {} };
    await session.tap(21);
    await session.tap(5);
    core.release?.();
    await moved;
    expect(noticeOf(session, italian).text).toBe(
      'La mossa preparata 21-5 non vale più. Da 21 non si può muovere così.',
    );
    expect(session.view.played).toHaveLength(2);
  });

  test('can be told by one of the own pieces only', async () => {
    const { session, moved, core } = await thinking();
    await session.tap(11);
    expect(session.prepared).toEqual([]);
    core.release?.();
    await moved;
  });
});
