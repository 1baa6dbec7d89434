import type { CoreClient } from '../core/client';
import type { GameInfo } from '../core/core';
import { isHouseGame } from './name';

/** What a board needs to know of a game by an id, with or without options, or by house rules; undefined if it is none. */
export async function infoOf(
  core: CoreClient,
  known: readonly GameInfo[],
  game: string,
): Promise<GameInfo | undefined> {
  const found = known.find(({ id }) => id === game);
  if (found) return found;
  const rules = isHouseGame(game) ? game : JSON.stringify({ id: 'game', base: game });
  return (await core.ask('house', rules)).info;
}
