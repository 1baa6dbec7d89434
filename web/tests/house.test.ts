import { describe, expect, test } from 'vitest';
import { answerAt, differences, mergedWith, readAnswers, withAnswer, wordsAt } from '../src/house/answers';
import { drawAt, withDraw } from '../src/house/draws';
import {
  endgameAnswer,
  endgameCounts,
  mayCountMore,
  withEndgame,
  withEndgameAnswer,
  withEndgameCount,
  withoutEndgameCount,
} from '../src/house/endgames';
import { idFor } from '../src/house/id';
import { readHouseGame } from '../src/house/kept';
import { houseName, isHouseGame } from '../src/house/name';
import { LANGUAGES } from '../src/i18n/messages';
import { messagesIn } from './speech';

const BASE = readAnswers(
  '{"goal":"normal","man":{"moves":["forward-left"],"targets":"men-only"},"king":{"range":"short"},' +
    '"draws":{"count":"automatic","rules":[{"repetition":3},{"againstLoneKing":{"fewest":2},"plies":30}]}}',
);

describe('answers', () => {
  test('are found and changed by their paths', () => {
    const changed = withAnswer(BASE, 'man.targets', 'any-piece');
    expect(answerAt(changed, 'man.targets')).toBe('any-piece');
    expect(wordsAt(changed, 'man.moves')).toEqual(['forward-left']);
    expect(answerAt(BASE, 'man.targets')).toBe('men-only');
  });

  test('are told only where they differ, and make the same again', () => {
    const changed = withAnswer(withAnswer(BASE, 'king.range', { landing: 'any-square' }), 'goal', 'losing');
    const told = differences(BASE, changed);
    expect(told).toEqual({ goal: 'losing', king: { range: { landing: 'any-square' } } });
    expect(mergedWith(BASE, told)).toEqual(changed);
  });

  test('with the names of prototypes are answers like any other', () => {
    const odd = readAnswers('{"__proto__":{"polluted":1},"constructor":{"prototype":2}}');
    mergedWith(BASE, odd);
    withAnswer(BASE, '__proto__.polluted', 1);
    expect(answerAt(BASE, '__proto__.polluted')).toBeUndefined();
    expect(answerAt(BASE, 'constructor.name')).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('that are none are empty', () => {
    expect([readAnswers('null'), readAnswers('[1]'), readAnswers('7')]).toEqual([{}, {}, {}]);
  });
});

describe('draw rules', () => {
  test('are changed one by one', () => {
    const changed = withDraw(withDraw(BASE, 'repetition', 5), 'quietPlies', 40);
    expect([drawAt(changed, 'repetition'), drawAt(changed, 'quietPlies')]).toEqual([5, 40]);
    expect(drawAt(withDraw(changed, 'repetition', null), 'repetition')).toBeNull();
    expect(endgameCounts(changed)).toHaveLength(1);
  });
});

describe('counts within endgames', () => {
  const [lone, both] = endgameCounts(
    withEndgame(withEndgameCount(BASE), endgameCounts(withEndgameCount(BASE))[1] ?? never(), 'kingsOnBothSides'),
  );

  test('are found among the draw rules', () => {
    expect([lone?.place, lone?.endgame]).toEqual([1, 'againstLoneKing']);
    expect([both?.place, both?.endgame]).toEqual([2, 'kingsOnBothSides']);
    expect(both?.rule).toEqual({ kingsOnBothSides: { fewest: 2, most: 3 }, plies: 30, restart: 'never' });
  });

  test('are answered one question at a time', () => {
    const [count = never()] = endgameCounts(BASE);
    const fewer = withEndgameAnswer(BASE, count, 'fewest', 4);
    const [first = never()] = endgameCounts(withEndgameAnswer(fewer, count, 'plies', 12));
    expect(endgameAnswer(first, 'plies')).toBe(12);
    const [second = never()] = endgameCounts(fewer);
    expect([endgameAnswer(second, 'fewest'), endgameAnswer(second, 'plies')]).toEqual([4, 30]);
    expect(endgameAnswer(both ?? never(), 'crowned')).toBeUndefined();
  });

  test('are dropped one by one, and the other draws stay', () => {
    const two = withEndgameCount(BASE);
    const one = withoutEndgameCount(two, endgameCounts(two)[0] ?? never());
    expect(endgameCounts(one).map(({ place }) => place)).toEqual([1]);
    expect(drawAt(one, 'repetition')).toBe(3);
  });

  test('are as many as house rules may have', () => {
    const full = Array.from({ length: 18 }).reduce<typeof BASE>((rules) => withEndgameCount(rules), BASE);
    expect(mayCountMore(full)).toBe(false);
    expect(mayCountMore(BASE)).toBe(true);
  });
});

function never(): never {
  throw new Error('there is no such count');
}

describe('the name of house rules', () => {
  test('is an id for the core and a name for people', () => {
    expect(idFor('Dama della Zia Rosà!')).toBe('dama-della-zia-rosa');
    expect(houseName('{"id":"dama-della-zia"}')).toBe('Dama della zia');
    expect(isHouseGame('{"id":"x"}') && !isHouseGame('italian')).toBe(true);
  });

  test('may be written in any language of the page', () => {
    expect([idFor('Съешь ещё щуку!'), idFor('Işığın daması')]).toEqual(['sesh-eshche-shchuku', 'isigin-damasi']);
    const unnamed = LANGUAGES.map((language) => idFor(messagesIn(language)['house.unnamed'] ?? ''));
    expect(unnamed.filter((id) => id.length < 5)).toEqual([]);
  });

  test('may be missing', () => {
    expect([idFor('123 !'), idFor('跳棋'), houseName('{'), houseName('{"id":7}'), houseName('{}')]).toEqual(
      Array(5).fill(''),
    );
  });
});

test('what is kept of house rules is read with care', () => {
  const kept = { id: 'a1', rules: '{}', changed: 5 };
  expect(readHouseGame(kept)).toEqual(kept);
  expect(readHouseGame({ ...kept, id: '../x' })).toBeUndefined();
  expect(readHouseGame({ ...kept, rules: 'x'.repeat(30_000) })).toBeUndefined();
  expect(readHouseGame(null)).toBeUndefined();
});
