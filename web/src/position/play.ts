import type { Desk } from '../game/desk.svelte';
import { PERSON } from '../game/table';
import { linkTo } from '../shell/routes';

/** A game that begins anywhere: its rules, the position, and against whom. */
export interface Beginning {
  readonly game: string;
  /** FEN; empty for the game's own start. */
  readonly start: string;
  readonly opponent: 'bot' | 'person';
}

/** Sits down at the table with all that is set there, but for the game, its position and the opponent. */
export async function playFrom(desk: Desk, { game, start, opponent }: Beginning): Promise<void> {
  const table = desk.session?.table;
  if (!table) return;
  const bot = table.opponent === PERSON ? 'medium' : table.opponent;
  await desk.start({ ...table, game, start, opponent: opponent === 'bot' ? bot : PERSON });
  location.hash = linkTo('home');
}
