import type { Opened } from './core';

/** The element in which the build leaves the games that a first visit finds on the board; `scripts/greetings.ts`. */
const PLACE = 'greetings';

/** A game at its start as the build got it from the core, so that it can be played before the core is here. */
export function greetingOf(game: string, page: Document): Opened | undefined {
  const text = page.getElementById(PLACE)?.textContent;
  if (!text) return undefined;
  return (JSON.parse(text) as Readonly<Record<string, Opened>>)[game];
}
