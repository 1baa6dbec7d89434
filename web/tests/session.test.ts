import { describe, expect, test } from 'vitest';
import { Session } from '../src/game/session.svelte';
import { spokenIn } from './speech';
import { counterText, gameName, noticeOf, outcomeText, spokenEvent, squareText } from '../src/game/words';
import { capture, quiet } from './boards';
import { freshRecord } from '../src/game/table';
import { sit, texts, ToyCore, toys } from './table';

const italian = spokenIn('it');
const FRESH = freshRecord('g0', { game: 'italian', start: '', opponent: 'person', side: 'white' }, 0);

describe('against the bot', () => {
  test('the bot answers a move', async () => {
    const session = await sit('easy', 'white', toys());
    await session.tap(22);
    await session.tap(18);
    expect(texts(session)).toEqual(['22-18', '11-15']);
    expect(session.asking).toBe(true);
  });

  test('the bot begins when the player has the other side', async () => {
    const session = await sit('easy', 'black', toys());
    expect(texts(session)).toEqual(['22-18']);
  });

  test('taps while it thinks do nothing', async () => {
    const all = toys();
    const session = await sit('easy', 'white', all);
    all.core.slow = true;
    await session.tap(22);
    const moved = session.tap(18);
    await expect.poll(() => session.thinking).toBe(true);
    await session.tap(21);
    expect(session.selection.kind).toBe('none');
    all.core.release?.();
    await moved;
  });

  test('taking back takes its move and the own one', async () => {
    const session = await sit('easy', 'white', toys());
    await session.tap(22);
    await session.tap(18);
    await session.undo();
    expect(texts(session)).toEqual([]);
    expect(session.standing.canUndo).toBe(false);
  });

  test('taking back while it thinks takes the own move, and its answer is dropped', async () => {
    const all = toys();
    const session = await sit('easy', 'white', all);
    all.core.slow = true;
    await session.tap(22);
    const moved = session.tap(18);
    await expect.poll(() => all.core.release).toBeDefined();
    await session.undo();
    all.core.release?.();
    await moved;
    expect(texts(session)).toEqual([]);
    expect(session.thinking).toBe(false);
  });

  test('its first move cannot be taken back', async () => {
    const session = await sit('easy', 'black', toys());
    expect(session.standing.canUndo).toBe(false);
  });

  test('a game left behind is not touched by an answer that comes late', async () => {
    const all = toys();
    const session = await sit('easy', 'white', all);
    all.core.slow = true;
    await session.tap(22);
    const moved = session.tap(18);
    await expect.poll(() => all.core.release).toBeDefined();
    session.close();
    all.core.release?.();
    await moved;
    expect(texts(session)).toEqual(['22-18']);
  });
});

describe('two at one device', () => {
  test('each side moves in turn', async () => {
    const session = await sit('person', 'white', toys());
    for (const square of [22, 18, 11, 15]) await session.tap(square);
    expect(texts(session)).toEqual(['22-18', '11-15']);
  });

  test('taking back takes one move', async () => {
    const session = await sit('person', 'white', toys());
    for (const square of [22, 18, 11, 15]) await session.tap(square);
    await session.undo();
    expect(texts(session)).toEqual(['22-18']);
  });
});

describe('saving', () => {
  test('keeps every whole move', async () => {
    const all = toys();
    const session = await sit('person', 'white', all);
    await session.tap(22);
    await session.tap(18);
    expect(all.saved.at(-1)).toMatchObject({ events: ['22-18'] });
  });

  test('keeps nothing of a capture that is not finished', async () => {
    const all = toys();
    all.core.moves = [
      [
        capture([
          [22, 15, 6],
          [18, 10],
        ]),
        capture([
          [22, 15, 8],
          [18, 11],
        ]),
      ],
    ];
    const session = await sit('person', 'white', all);
    await session.tap(22);
    await session.tap(15);
    expect(session.scene.pieces.find((piece) => piece.home === 22)?.square).toBe(15);
    expect(all.saved.at(-1)).toMatchObject({ events: [] });
  });

  test('is taken up again with its moves', async () => {
    const { around } = toys();
    const session = await Session.open({ ...FRESH, events: ['22-18', '11-15'] }, around);
    expect(texts(session)).toEqual(['22-18', '11-15']);
  });

  test('that cannot be played fails at once', async () => {
    const { around } = toys();
    await expect(Session.open({ ...FRESH, events: ['1-32'] }, around)).rejects.toThrow('1-32');
  });
});

describe('a refused tap', () => {
  test('names the rule and the pieces that must move', async () => {
    const all = toys();
    all.core.moves = [[capture([[22, 15], [18]])]];
    const session = await sit('person', 'white', all);
    await session.tap(21);
    expect(noticeOf(session, italian)).toEqual({
      tone: 'refused',
      text: 'Da 21 non puoi muovere: c’è una presa obbligatoria da 22.',
    });
    expect(session.scene.refused).toBe(21);
  });

  test('fills in what the rule counts', async () => {
    const all = toys();
    all.core.refusal = { reason: 'must-capture-more', detail: { taken: 1, required: 2 } };
    const session = await sit('person', 'white', all);
    await session.tap(11);
    expect(noticeOf(session, italian).text).toBe('Da 11 ne prendi 1, ma devi prenderne 2: muovi da 22 o 21.');
  });

  test.each([
    ['an empty square', 1, 'not-a-move', 'Da 22 non si può muovere così.'],
    ['a square behind a man', 26, 'backward-man', 'La pedina in 22 non può andare indietro.'],
    ["one of the opponent's pieces", 11, 'square-occupied', 'La casella 11 è occupata.'],
    ['an own piece that cannot move', 21, 'not-a-move', 'Da 21 non si può muovere così.'],
  ] as const)('on %s puts the piece back, and tells why', async (_, square, reason, text) => {
    const all = toys();
    all.core.moves = [[quiet(22, 18)]];
    all.core.refusal = { reason, detail: reason === 'square-occupied' ? { square } : {} };
    const session = await sit('person', 'white', all);
    await session.tap(22);
    await session.tap(square);
    expect(session.selection.kind).toBe('none');
    expect(noticeOf(session, italian)).toEqual({ tone: 'refused', text });
  });

  test('on a square that is not played is a plain cancel', async () => {
    const all = toys();
    all.core.refusal = { reason: 'not-a-square', detail: {} };
    const session = await sit('person', 'white', all);
    await session.tap(22);
    await session.tap(1);
    expect(session.selection.kind).toBe('none');
    expect(session.refused).toBeUndefined();
  });

  test.each([
    ['another piece', 21, 'must-move-touched', { square: 22 }],
    ['an empty square', 1, 'not-a-move', {}],
    ["one of the opponent's pieces", 11, 'square-occupied', { square: 11 }],
  ] as const)('on %s, where a touched piece is in hand, tells that at once', async (_, square, reason, detail) => {
    const all = toys();
    all.core.moves = [[quiet(22, 18)]];
    const session = await sit('person', 'white', all, { touch: 'binding' });
    await session.tap(22);
    all.core.refusal = { reason, detail };
    await session.tap(square);
    expect(session.refused?.refusal.reason).toBe('must-move-touched');
    expect(noticeOf(session, italian).text).toBe('Hai toccato il pezzo in 22: devi muoverlo.');
  });

  test('on an empty square, once the touched piece was put back, tells it too', async () => {
    const all = toys();
    all.core.refusal = { reason: 'square-empty', detail: { square: 1 } };
    const session = await sit('person', 'white', all, { touch: 'binding' });
    await session.tap(22);
    await session.tap(22);
    expect(noticeOf(session, italian)).toEqual({ tone: 'must', text: 'Hai toccato il pezzo in 22: devi muoverlo.' });
    await session.tap(1);
    expect(noticeOf(session, italian).tone).toBe('refused');
  });

  test('of an empty square says nothing', async () => {
    const all = toys();
    all.core.refusal = { reason: 'square-empty', detail: {} };
    const session = await sit('person', 'white', all);
    await session.tap(14);
    expect(session.refused).toBeUndefined();
  });

  test('is forgotten at the next tap', async () => {
    const session = await sit('person', 'white', toys());
    await session.tap(11);
    await session.tap(22);
    expect(session.refused).toBeUndefined();
  });
});

describe('the board', () => {
  test('outlines the pieces that must capture before anybody tries', async () => {
    const all = toys();
    all.core.moves = [[capture([[22, 15], [18]])]];
    const session = await sit('person', 'white', all);
    expect(session.scene.must).toEqual([22]);
    expect(noticeOf(session, italian).text).toBe('Presa obbligatoria: muovi da 22.');
  });

  test('outlines nothing when quiet moves are legal too', async () => {
    const all = toys();
    all.core.moves = [[capture([[22, 15], [18]]), quiet(21, 17)]];
    const session = await sit('person', 'white', all);
    expect(session.scene.must).toEqual([]);
  });

  test('shows a fork and asks', async () => {
    const all = toys();
    all.core.moves = [
      [
        capture([
          [22, 15, 6],
          [18, 10],
        ]),
        capture([
          [22, 13, 6],
          [17, 9],
        ]),
      ],
    ];
    const session = await sit('person', 'white', all);
    await session.tap(22);
    await session.tap(6);
    expect(session.scene.fork).toEqual([
      [22, 15, 6],
      [22, 13, 6],
    ]);
    expect(noticeOf(session, italian).text).toBe('Si arriva in 6 per più strade: scegli da dove passare.');
  });

  test('shows a piece on its way and what it has taken', async () => {
    const all = toys();
    const seen: unknown[] = [];
    const told: string[] = [];
    all.core.moves = [
      [
        capture([
          [22, 15, 6],
          [18, 11],
        ]),
      ],
      [],
    ];
    const around = {
      ...all.around,
      pace: () => ({ hop: 1, think: 0 }),
      pause: async () => {
        seen.push(session.scene.pieces.map(({ square, taken }) => [square, taken]));
        told.push(squareText(session, 11, italian));
      },
    };
    const table = { game: 'italian', start: '', opponent: 'person', side: 'white' } as const;
    const session: Session = await Session.open(freshRecord('g0', table, 0), around);
    await session.tap(22);
    await session.tap(6);
    expect(seen).toEqual([
      [
        [15, 'no'],
        [21, 'no'],
        [11, 'no'],
      ],
      [
        [6, 'no'],
        [21, 'no'],
        [11, 'waiting'],
      ],
      [
        [6, 'no'],
        [21, 'no'],
        [11, 'gone'],
      ],
    ]);
    expect(told).toEqual(['casella 11, pedina nera', 'casella 11, pedina nera, presa', 'casella 11, vuota']);
  });

  test('describes squares to those who do not see them', async () => {
    const session = await sit('person', 'white', toys());
    expect(squareText(session, 22, italian)).toBe('casella 22, pedina bianca, può muovere');
    await session.tap(22);
    expect(squareText(session, 22, italian)).toBe('casella 22, pedina bianca, scelta');
    expect(squareText(session, 18, italian)).toBe('casella 18, vuota, si può andare qui');
    expect(squareText(session, 11, italian)).toBe('casella 11, pedina nera');
  });
});

describe('the words', () => {
  test('name a game with what was changed in it', () => {
    expect(gameName('italian', italian)).toBe('Dama italiana');
    expect(gameName('russian+obligation=huff+repetition=4', italian)).toBe(
      'Dama russa (Presa: con il soffio, Patta: ripetizioni: 4)',
    );
  });

  test('tell what is no move', async () => {
    const all = toys();
    const session = await sit('person', 'white', all);
    await session.besides.offerDraw();
    expect(spokenEvent(session, italian)).toBe('Bianco: proposta la patta.');
    await session.besides.answerOffer('decline');
    expect(spokenEvent(session, spokenIn('en'))).toBe('Black: declined the draw.');
  });

  test('tell draw counters in moves of both sides', () => {
    expect(counterText({ kind: 'quiet-plies', value: 47, limit: 80 }, italian)).toBe('Patta: 23 di 40 mosse');
    expect(counterText({ kind: 'endgame-count', value: 3, limit: 15 }, spokenIn('en'))).toBe(
      'Endgame count: 3 of 15 plies',
    );
    expect(counterText({ kind: 'repetition', value: 2, limit: 4 }, italian)).toBe('Posizione: 2ª volta di 4');
  });

  test('tell the last move', async () => {
    const session = await sit('person', 'white', toys());
    await session.tap(22);
    await session.tap(18);
    expect(spokenEvent(session, italian)).toBe('Bianco: 22 in 18.');
    expect(spokenEvent(session, spokenIn('en'))).toBe('White: 22 to 18.');
  });

  test('tell how the game ended', () => {
    expect(outcomeText({ kind: 'drawn', reason: 'repetition' }, italian)).toBe(
      'Patta: la posizione si è ripetuta troppe volte.',
    );
    expect(outcomeText({ kind: 'won', winner: 'black', reason: 'no-move' }, spokenIn('en'))).toBe(
      'Black wins: the opponent cannot move.',
    );
  });

  test('say it when the core fails', async () => {
    const core = new ToyCore();
    const session = await sit('easy', 'white', toys(core));
    core.ask = () => Promise.reject(new Error('trap'));
    await session.tap(22);
    await session.tap(18);
    expect(noticeOf(session, italian).text).toContain('trap');
  });
});
