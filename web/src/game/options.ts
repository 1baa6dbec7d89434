import { type GameOption, OPTIONS } from '../core/core';
import { isHouseGame } from '../house/name';

/** What was chosen instead of a game's own answers, by the option's key. */
export type Choices = Readonly<Record<string, string>>;

/** A game's id and its options, as `+key=value` after it. */
export function splitGame(game: string): { readonly id: string; readonly choices: Choices } {
  if (isHouseGame(game)) return { id: game, choices: {} };
  const [id = '', ...options] = game.split('+');
  return { id, choices: Object.fromEntries(options.map((option) => option.split('='))) as Choices };
}

/** The text of a game; its options stand in the order in which the core applies them. */
export function joinGame(id: string, choices: Choices): string {
  const chosen = OPTIONS.filter((key) => key in choices).map((key) => `${key}=${choices[key]}`);
  return [id, ...chosen].join('+');
}

/** The values to choose from: words as they are, of a long range round numbers only; the own one is always there. */
export function valuesOf({ value, values }: GameOption): string[] {
  const offered = values.flatMap((text) => {
    const [, least, largest] = /^(\d+)\.\.(\d+)$/.exec(text) ?? [];
    return least === undefined ? [text] : roundNumbers(Number(least), Number(largest)).map(String);
  });
  return offered.includes(value) ? offered : [value, ...offered];
}

/** 2 3 4 … 10 20 30 … 100 200 … */
function roundNumbers(least: number, largest: number): number[] {
  const numbers: number[] = [];
  for (let step = 1; step <= largest; step *= 10) {
    for (let number = step; number < 10 * step && number <= largest; number += step) {
      if (number >= least) numbers.push(number);
    }
  }
  return numbers;
}
