import { describe, expect, test } from 'vitest';
import type { Session } from '../src/game/session.svelte';
import { spokenIn } from './speech';
import { noticeOf, squareText } from '../src/game/words';
import { capture, quiet } from './boards';
import { sit, texts, type Toys, toys } from './table';

const italian = spokenIn('it');

describe('besides moving', () => {
  test('who resigns has lost', async () => {
    const session = await sit('person', 'white', toys());
    await session.besides.resign();
    expect(noticeOf(session, italian).text).toBe('Vince il Nero: l’avversario ha abbandonato.');
    expect(session.asking).toBe(false);
  });

  test('an offer waits for the other person, and ends the game when it is accepted', async () => {
    const all = toys();
    const session = await sit('person', 'white', all);
    await session.besides.offerDraw();
    expect(session.offered).toBe('white');
    expect(session.asking).toBe(false);
    await session.besides.answerOffer('agree');
    expect(all.core.asked.at(-1)).toBe('act agree black');
    expect(session.over).toBe(true);
    expect(session.offered).toBeUndefined();
  });

  test('the bot answers an offer at once, and is heard', async () => {
    const all = toys();
    all.core.decisions = ['decline black'];
    const session = await sit('easy', 'white', all);
    await session.besides.offerDraw();
    expect(all.core.events).toEqual(['offer white', 'decline black']);
    expect(noticeOf(session, italian).text).toMatch(/^Nero: patta rifiutata\. Tocca una pedina/);
    await session.tap(22);
    expect(noticeOf(session, italian).text).not.toContain('rifiutata');
  });

  test('one piece that should have captured is taken off at once', async () => {
    const all = toys();
    all.core.answers = { ...all.core.answers, huffable: [11] };
    const session = await sit('person', 'white', all);
    expect(noticeOf(session, italian).text).toBe('Da 11 c’era da prendere: soffia, fai prendere o gioca.');
    await session.besides.huff();
    expect(all.core.events).toEqual(['huff 11']);
    expect(session.standing.canAnswer).toBe(false);
  });

  test('of several pieces the next tap chooses one', async () => {
    const all = toys();
    all.core.answers = { ...all.core.answers, huffable: [11, 12] };
    const session = await sit('person', 'white', all);
    await session.besides.huff();
    expect(session.scene.must).toEqual([11, 12]);
    expect(squareText(session, 11, italian)).toBe('casella 11, pedina nera, si può soffiare');
    await session.tap(22);
    expect(session.besides.huffing).toBe(false);
    expect(all.core.events).toEqual([]);
    await session.besides.huff();
    await session.tap(11);
    expect(all.core.events).toEqual(['huff 11']);
  });

  test('a second press, or Esc, gives the choice up', async () => {
    const all = toys();
    all.core.answers = { ...all.core.answers, huffable: [11, 12] };
    const session = await sit('person', 'white', all);
    await session.besides.huff();
    await session.besides.huff();
    expect(session.besides.huffing).toBe(false);
    await session.besides.huff();
    session.cancel();
    expect(session.scene.must).toEqual([]);
  });

  test('who has no move left can still answer a missed capture', async () => {
    const all = toys();
    all.core.moves = [[]];
    all.core.answers = { ...all.core.answers, huffable: [11] };
    const session = await sit('person', 'white', all);
    expect(session.asking).toBe(true);
    expect(noticeOf(session, italian).text).toMatch(/^Non hai mosse, ma da 11/);
  });

  test('a demanded capture is asked of the player', async () => {
    const all = toys();
    all.core.decisions = ['demand'];
    all.core.moves = [[capture([[22, 15], [18]])], [quiet(11, 15)]];
    const session = await sit('easy', 'white', all);
    await session.tap(22);
    await session.tap(15);
    expect(all.core.events).toEqual(['22x15', 'demand']);
    expect(noticeOf(session, italian)).toEqual({
      tone: 'must',
      text: 'Nero: chiesta la presa. Ti è chiesta la presa: muovi da 22.',
    });
  });

  test('the bot goes on after a huff, and both are taken back with the own move', async () => {
    const all = toys();
    all.core.decisions = ['huff 18'];
    const session = await sit('easy', 'white', all);
    await session.tap(22);
    await session.tap(18);
    expect(all.core.events).toEqual(['22-18', 'huff 18', '11-15']);
    expect(noticeOf(session, italian).text).toContain('Nero: soffiato il pezzo in 18.');
    await session.undo();
    expect(all.core.asked).toContain('undo white');
    expect(texts(session)).toEqual([]);
  });

  test('a count is asked for where there is one', async () => {
    const all = toys();
    const session = await sit('person', 'white', all);
    await session.besides.count();
    expect(all.core.events).toEqual([]);
    all.core.answers = { ...all.core.answers, countable: true };
    await session.tap(22);
    await session.tap(18);
    await session.besides.count();
    expect(all.core.events).toEqual(['22-18', 'count black']);
  });
});

async function play(session: Session, ...squares: number[]): Promise<void> {
  for (const square of squares) await session.tap(square);
}

describe('a weak move', () => {
  const LONG = [
    [quiet(22, 18), quiet(21, 17)],
    [quiet(11, 15)],
    [quiet(18, 14)],
    [quiet(15, 19)],
    [quiet(14, 10)],
    [quiet(19, 23)],
    [quiet(10, 6)],
    [quiet(23, 27)],
    [quiet(6, 2)],
  ];

  function weak(takeback: boolean): Toys {
    const all = toys();
    all.core.moves = LONG;
    all.core.mistakes = true;
    return { ...all, around: { ...all.around, habits: () => ({ ...all.around.habits(), takeback }) } };
  }

  test('may be taken back once the bot has answered', async () => {
    const session = await sit('easy', 'white', weak(true));
    await play(session, 22, 18);
    await expect.poll(() => session.slip.offered).toBe(true);
    expect(texts(session)).toEqual(['22-18', '11-15']);
    expect(noticeOf(session, italian)).toEqual({ tone: 'plain', text: 'Mossa debole: la riprendi?' });
    await session.undo();
    expect(texts(session)).toEqual([]);
    expect(session.slip.offered).toBe(false);
  });

  test('is not spoken of any more at the next tap, nor at each move', async () => {
    const all = weak(true);
    const session = await sit('easy', 'white', all);
    await play(session, 22, 18);
    await expect.poll(() => session.slip.offered).toBe(true);
    await play(session, 18);
    expect(session.slip.offered).toBe(false);
    await play(session, 14, 14, 10);
    expect(texts(session)).toHaveLength(6);
    expect(all.core.asked.filter((call) => call.startsWith('isMistake'))).toHaveLength(1);
    await play(session, 10, 6);
    await expect.poll(() => session.slip.offered).toBe(true);
  });

  test.each([
    ['is wanted by nobody', weak(false), 'easy', {}],
    ['binds at a table where touched is moved', weak(true), 'easy', { touch: 'binding' }],
    ['was made by one of two at one device', weak(true), 'person', {}],
  ] as const)('that %s is not looked for', async (_, all, opponent, table) => {
    const session = await sit(opponent, 'white', all, table);
    await play(session, 22, 18);
    expect(texts(session)[0]).toBe('22-18');
    expect(all.core.asked.some((call) => call.startsWith('isMistake'))).toBe(false);
  });

  test('does not keep anybody from moving while it is looked for', async () => {
    const all = weak(true);
    const ask = all.core.ask.bind(all.core);
    let answer: (() => void) | undefined;
    all.core.ask = async (call, ...args) => {
      if (call === 'isMistake') await new Promise<void>((resolve) => (answer = resolve));
      return await ask(call, ...args);
    };
    const session = await sit('easy', 'white', all);
    await play(session, 22, 18, 18, 14);
    expect(texts(session)).toEqual(['22-18', '11-15', '18-14', '15-19']);
    answer?.();
  });

  test('that the core cannot judge is let pass', async () => {
    const all = weak(true);
    const ask = all.core.ask.bind(all.core);
    all.core.ask = (call, ...args) => (call === 'isMistake' ? Promise.reject(new Error('trap')) : ask(call, ...args));
    const session = await sit('easy', 'white', all);
    await play(session, 22, 18, 18);
    expect(session.fault).toBeUndefined();
    expect(session.selection.kind).toBe('piece');
  });
});
