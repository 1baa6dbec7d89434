import type { GameReplay } from '../archive/archive';
import type { ArchiveClient } from '../archive/client';
import type { Tag } from '../archive/messages';
import type { Side } from '../core/core';
import type { Session } from '../game/session.svelte';
import type { Surroundings } from '../game/surroundings';
import { PERSON, type Table } from '../game/table';
import type { Speech } from '../i18n/messages';
import type { Shelf } from '../store/shelf';
import type { Paper } from './paper';

/** A game that was found, and who sits at the near edge of its board. */
export interface Found {
  readonly record: GameReplay;
  readonly side: Side;
}

interface Places {
  readonly archive: ArchiveClient;
  readonly games: Surroundings['games'];
  readonly papers: Shelf<Paper>;
  readonly session: Session | undefined;
}

/** The game of an address: one that was played here by its id, `paper` and the id of one from a file, or the one on the board. */
export async function findGame(parts: readonly string[], places: Places, speech: Speech): Promise<Found | undefined> {
  const [id, paper] = parts;
  if (id === 'paper') return await fromPaper(places, paper ?? '');
  const game = id === undefined ? onBoard(places.session) : await places.games.find(id);
  if (!game) return undefined;
  const { table, events, begun } = game;
  const tags = tagsOf(table, begun, speech);
  const record = await places.archive.ask('record', table.game, table.start, events, tags);
  return { record, side: table.side };
}

function onBoard(session: Session | undefined) {
  return session && { table: session.table, events: session.view.events, begun: undefined };
}

async function fromPaper({ archive, papers }: Places, id: string): Promise<Found | undefined> {
  const paper = await papers.find(id);
  if (!paper) return undefined;
  const record = await archive.ask('read', new Blob([paper.pdn]), 1, 1, paper.game);
  return record ? { record, side: 'white' } : undefined;
}

/** What a file should tell of a game that was played here. */
function tagsOf({ opponent, side }: Table, begun: number | undefined, speech: Speech): Tag[] {
  const white: Tag = ['White', nameOf('white')];
  const black: Tag = ['Black', nameOf('black')];
  const tags: Tag[] = [['Event', speech.say('app.name')], white, black];
  return begun === undefined
    ? tags
    : [...tags, ['Date', new Date(begun).toISOString().slice(0, 10).replaceAll('-', '.')]];

  function nameOf(of: Side): string {
    if (opponent === PERSON) return speech.say(`side.${of}`);
    return of === side ? speech.say('player.you') : speech.say('player.bot');
  }
}
