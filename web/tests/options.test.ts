import { describe, expect, test } from 'vitest';
import { joinGame, splitGame, valuesOf } from '../src/game/options';

describe('options', () => {
  test('are told behind the id, and read again', () => {
    const text = 'thai+obligation=huff+board=10x8';
    expect(splitGame(text)).toEqual({ id: 'thai', choices: { obligation: 'huff', board: '10x8' } });
    expect(joinGame('thai', splitGame(text).choices)).toBe(text);
    expect(joinGame('thai', { board: '10x8', obligation: 'huff' })).toBe(text);
    expect(splitGame('thai')).toEqual({ id: 'thai', choices: {} });
  });

  test('of words offer each', () => {
    const values = ['normal', 'losing'];
    expect(valuesOf({ key: 'goal', value: 'losing', values })).toEqual(values);
  });

  test('of numbers offer the round ones, and the own one', () => {
    expect(valuesOf({ key: 'rows', value: '3', values: ['1..3'] })).toEqual(['1', '2', '3']);
    expect(valuesOf({ key: 'repetition', value: '3', values: ['none', '2..30'] }).join(' ')).toBe(
      'none 2 3 4 5 6 7 8 9 10 20 30',
    );
    expect(valuesOf({ key: 'quiet', value: '26', values: ['2..1000'] })).toEqual(
      expect.arrayContaining(['26', '9', '10', '90', '100', '900', '1000']),
    );
  });

  test('offer what the game has, even where that has no word', () => {
    expect(valuesOf({ key: 'draws', value: 'other', values: ['fid'] })).toEqual(['other', 'fid']);
  });
});
