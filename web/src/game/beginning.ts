import type { CoreClient } from '../core/client';
import type { Side } from '../core/core';
import { draw, type Lot } from '../openings/lots';

/** Where a game begins: at its start, or elsewhere. */
export type Beginning =
  | { readonly kind: 'start' }
  | { readonly kind: 'lot'; readonly lot: Lot }
  | { readonly kind: 'handicap'; readonly side: Side; readonly pieces: number }
  | { readonly kind: 'position'; readonly fen: string };

/** What a table needs to know of it. */
export interface Begun {
  readonly start: string;
  readonly opening?: string;
}

/** Finds the position; fails where there is none that can be played. */
export async function begin(beginning: Beginning, game: string, core: CoreClient, seed: number): Promise<Begun> {
  switch (beginning.kind) {
    case 'start':
      return { start: '' };
    case 'lot': {
      const { fen, label } = await draw(beginning.lot, game, core, seed);
      return { start: fen, opening: label };
    }
    case 'handicap':
      return { start: await core.ask('startWithout', game, beginning.side, beginning.pieces) };
    case 'position': {
      const fen = beginning.fen.trim();
      await core.ask('moves', game, fen);
      return { start: fen };
    }
  }
}
