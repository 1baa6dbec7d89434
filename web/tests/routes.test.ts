import { describe, expect, test } from 'vitest';
import { LINKED, linkTo, placeOf, ROUTES } from '../src/shell/routes';

describe('an address', () => {
  test.each([
    ['', 'home', []],
    ['#/', 'home', []],
    ['#/game/7', 'game', ['7']],
    ['#/new', 'new', []],
  ])('%s leads to %s', (hash, name, parts) => {
    expect(placeOf(hash)).toEqual({ name, parts });
  });

  test.each(['#/nowhere', '#/constructor', '#nonsense', '#/%E0%A4%A'])('%s, which is none, leads home', (hash) => {
    expect(placeOf(hash).name).toBe('home');
  });

  test('is read as it was written', () => {
    expect(placeOf(linkTo('game', 'a/b c', 'é'))).toEqual({ name: 'game', parts: ['a/b c', 'é'] });
  });

  test('with a broken escape is taken as it stands', () => {
    expect(placeOf('#/game/%E0%A4%A').parts).toEqual(['%E0%A4%A']);
  });
});

test('every place has its own word', () => {
  const paths = Object.values(ROUTES).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the menu begins at the table', () => {
  expect(LINKED[0]).toBe('home');
});
