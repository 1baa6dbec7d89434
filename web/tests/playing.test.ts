import { describe, expect, test } from 'vitest';
import { Session } from '../src/game/session.svelte';
import { quiet } from './boards';
import { texts, sit, toys, type Toys } from './table';

async function taps(session: Session, ...squares: number[]): Promise<void> {
  for (const square of squares) await session.tap(square);
}

/** Closes the page in the middle, and opens the game again. */
async function again(session: Session, { games, around }: Toys): Promise<Session> {
  const record = games.things.get(session.id);
  if (!record) throw new Error('the game is not kept');
  return await Session.open(record, around);
}

describe('redoing', () => {
  test('brings back everything that was taken back, step by step', async () => {
    const session = await sit('person', 'white', toys());
    await taps(session, 22, 18, 11, 15);
    await session.undo();
    await session.undo();
    expect(session.standing.canUndo).toBe(false);
    await session.redo();
    expect(texts(session)).toEqual(['22-18']);
    await session.redo();
    expect(texts(session)).toEqual(['22-18', '11-15']);
    expect(session.canRedo).toBe(false);
  });

  test('brings back the own move and the answer of the bot at once', async () => {
    const session = await sit('easy', 'white', toys());
    await taps(session, 22, 18);
    await session.undo();
    await session.redo();
    expect(texts(session)).toEqual(['22-18', '11-15']);
  });

  test('is over when something else is played', async () => {
    const session = await sit('person', 'white', toys());
    await taps(session, 22, 18);
    await session.undo();
    await taps(session, 21, 17);
    expect(session.canRedo).toBe(false);
  });

  test('is still possible after the page was closed', async () => {
    const all = toys();
    const session = await sit('person', 'white', all);
    await taps(session, 22, 18);
    await session.undo();
    const later = await again(session, all);
    await later.redo();
    expect(texts(later)).toEqual(['22-18']);
  });

  test('does not resign again', async () => {
    const session = await sit('person', 'white', toys());
    await taps(session, 22, 18);
    await session.besides.resign();
    await session.undo();
    expect(texts(session)).toEqual(['22-18']);
    expect(session.over).toBe(false);
    expect(session.canRedo).toBe(false);
  });
});

describe('a hint', () => {
  test('tells the piece first, then the move, at the best level', async () => {
    const all = toys();
    const session = await sit('person', 'white', all);
    await session.help();
    expect(all.core.asked.at(-1)).toBe('decide white hard 1');
    expect(session.scene.must).toEqual([22]);
    await session.help();
    expect(session.scene.must).toEqual([22, 18]);
    expect(all.core.events).toEqual([]);
  });

  test('is forgotten with the next tap', async () => {
    const session = await sit('person', 'white', toys());
    await session.help();
    await session.tap(21);
    expect(session.hint.step).toBe('none');
  });
});

describe('a touched piece', () => {
  test('binds where touched is moved', async () => {
    const all = toys();
    const session = await sit('person', 'white', all, { touch: 'binding' });
    await session.tap(22);
    expect(all.core.events).toEqual(['touch 22']);
    expect(session.standing.canAdjust).toBe(false);
    await session.tap(18);
    expect(texts(session)).toEqual(['22-18']);
  });

  test('does not bind when it is only put right', async () => {
    const all = toys();
    const session = await sit('person', 'white', all, { touch: 'binding' });
    await session.besides.adjust();
    expect(session.standing.adjusting).toBe(true);
    await session.tap(22);
    expect(all.core.events).toEqual(['adjust', 'touch 22']);
    expect(session.selection.kind).toBe('none');
  });

  test('does not bind at other tables', async () => {
    const all = toys();
    const session = await sit('person', 'white', all);
    await session.tap(22);
    expect(all.core.events).toEqual([]);
  });
});

describe('the clock', () => {
  const time = { kind: 'fischer', base: 60, increment: 3 } as const;

  test('runs from the first move on', async () => {
    const all = toys();
    const session = await sit('person', 'white', all, { time });
    all.time.pass(30_000);
    await taps(session, 22, 18);
    all.time.pass(1000);
    expect(session.timer?.running).toBe('black');
    expect([session.timer?.hand('white').left, session.timer?.hand('black').left]).toEqual([63_000, 59_000]);
  });

  test('that is out ends the game', async () => {
    const all = toys();
    const session = await sit('person', 'white', all, { time });
    await taps(session, 22, 18);
    all.time.pass(60_000);
    await expect.poll(() => session.over).toBe(true);
    expect(all.core.events).toEqual(['22-18', 'time black']);
    expect(session.timer?.running).toBeUndefined();
  });

  test('that was out is taken back to the beginning of the move', async () => {
    const all = toys();
    const session = await sit('person', 'white', all, { time });
    await taps(session, 22, 18);
    all.time.pass(60_000);
    await expect.poll(() => session.over).toBe(true);
    await session.undo();
    expect(session.timer?.hand('black').left).toBe(60_000);
    expect(session.over).toBe(false);
  });

  test('stands while the page is closed, and until somebody goes on', async () => {
    const all = toys();
    const session = await sit('person', 'white', all, { time });
    await taps(session, 22, 18);
    all.time.pass(2000);
    session.close();
    all.time.pass(1_000_000);
    const later = await again(session, all);
    await later.begin();
    expect(later.paused).toBe(true);
    expect(later.timer?.hand('black').left).toBe(58_000);
    await later.tap(11);
    expect(later.timer?.running).toBe('black');
  });

  test('is stopped and goes on', async () => {
    const all = toys();
    const session = await sit('person', 'white', all, { time });
    await taps(session, 22, 18);
    session.pause();
    all.time.pass(5000);
    session.pause();
    all.time.pass(1000);
    expect(session.timer?.hand('black').left).toBe(59_000);
  });

  test('is not there where nobody counts the time', async () => {
    const session = await sit('person', 'white', toys());
    expect(session.timer).toBeUndefined();
    expect(session.paused).toBe(false);
  });
});

describe('keeping', () => {
  test('a move is kept before its piece has arrived', async () => {
    const all = toys();
    let arrive: (() => void) | undefined;
    const around = {
      ...all.around,
      pace: () => ({ hop: 100, think: 0 }),
      pause: () => new Promise<void>((resolve) => (arrive = resolve)),
    };
    const session = await sit('person', 'white', { ...all, around });
    await session.tap(22);
    const moved = session.tap(18);
    await expect.poll(() => all.saved.at(-1)?.events).toEqual(['22-18']);
    expect(texts(session)).toEqual([]);
    arrive?.();
    await moved;
  });

  test('that is not possible is told, and the game goes on', async () => {
    const all = toys();
    all.games.full = true;
    const session = await sit('person', 'white', all);
    await taps(session, 22, 18);
    expect(session.unkept).toBe(true);
    expect(texts(session)).toEqual(['22-18']);
  });
});

describe('the result of a game', () => {
  test('against the bot counts, until it is taken back', async () => {
    const all = toys();
    const session = await sit('easy', 'white', all);
    await session.besides.resign();
    await expect
      .poll(() => all.results.things.get(session.id))
      .toMatchObject({
        game: 'italian',
        level: 'easy',
        side: 'white',
        score: 'lost',
      });
    await session.undo();
    await expect.poll(() => all.results.things.size).toBe(0);
  });

  test('counts once, however often the game is looked at', async () => {
    const all = toys();
    const session = await sit('easy', 'white', all);
    await session.besides.resign();
    await expect.poll(() => all.results.log.length).toBe(1);
    all.time.pass(1000);
    const later = await again(session, all);
    await later.begin();
    expect(all.results.log.length).toBe(1);
  });

  test('of two persons does not count', async () => {
    const all = toys();
    all.core.moves = [[quiet(22, 18)], []];
    const session = await sit('person', 'white', all);
    await taps(session, 22, 18);
    expect(session.over).toBe(true);
    expect(all.results.log).toEqual([]);
  });
});
