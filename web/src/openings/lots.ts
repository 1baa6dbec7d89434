import type { CoreClient } from '../core/client';
import type { Opening } from '../core/core';
import known from './lists.json';
import { readList } from './read';

/** Where an opening is drawn from: a list that people use, or legal moves by chance. */
export type Lot =
  | { readonly kind: (typeof LIST_KINDS)[number]; readonly list: string }
  | { readonly kind: 'random'; readonly plies: 2 | 3 };

export const LIST_KINDS = ['two-move', 'three-move', 'eleven-man', 'drawing', 'classic'] as const;

const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob('./lists/*.csv', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The lots of a game; a game with options has no list, for it is another game. */
export function lotsOf(game: string): Lot[] {
  const lists = known.lists.filter((list) => list.game === game);
  return [
    ...lists.map(({ id, kind }) => ({ kind: LIST_KINDS.find((name) => name === kind) ?? 'drawing', list: id })),
    { kind: 'random', plies: 2 },
    { kind: 'random', plies: 3 },
  ];
}

/** A name for a lot, to be chosen by. */
export function lotName(lot: Lot): string {
  return lot.kind === 'random' ? `${lot.kind}-${lot.plies}` : lot.list;
}

/** Draws one. Whoever has the same seed draws the same. */
export async function draw(lot: Lot, game: string, core: CoreClient, seed: number): Promise<Opening> {
  if (lot.kind === 'random') {
    const [id = ''] = game.split('+');
    return await core.ask('opening', game, lot.plies, (known.excluded as Record<string, string[]>)[id] ?? [], seed);
  }
  const answer = await fetch(ADDRESSES[`./lists/${lot.list}.csv`] ?? '');
  if (!answer.ok) throw new Error(`${lot.list}: ${answer.status}`);
  const openings = readList(await answer.text());
  const drawn = openings[(seed >>> 0) % openings.length];
  if (!drawn) throw new Error(`${lot.list} is empty`);
  return drawn;
}
