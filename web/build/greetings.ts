import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Core, Opened } from '../src/core/core';

/** The games that readers of some language find on the board when they come for the first time. */
function firstGames(messages: string): string[] {
  const texts = readdirSync(messages).filter((name) => name.endsWith('.json'));
  const games = texts.map((name) => JSON.parse(readFileSync(join(messages, name), 'utf8'))['app.first'] as string);
  return [...new Set(games)].toSorted();
}

async function open(core: Core, id: string): Promise<Opened> {
  const game = core.open(id, '', '');
  return { info: JSON.parse(game.info()), view: JSON.parse(game.view()) };
}

/**
 * Puts those games, at their start and with their legal moves, into the page as data: they can be played before the core
 * has been loaded. The core itself is asked for them, so that nobody has to write them down.
 */
export function greetings(core: string, messages: string): Plugin {
  return {
    name: 'greetings',
    async transformIndexHtml() {
      const loaded = (await import(pathToFileURL(join(core, 'core.js')).href)) as Core;
      const games = await Promise.all(firstGames(messages).map((id) => open(loaded, id)));
      const data = JSON.stringify(Object.fromEntries(games.map((game) => [game.info.id, game])));
      // An element of the page ends at the first "</"; data that holds one must not.
      const children = data.replaceAll('<', '\\u003c');
      return [{ tag: 'script', attrs: { type: 'application/json', id: 'greetings' }, children, injectTo: 'body' }];
    },
  };
}
