import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { serveSite } from '../../e2e/site';
import type { Told } from './page';

const CORE = process.env['DAMIERA_CORE'] ?? fileURLToPath(new URL('../../../browser/target/core', import.meta.url));

/** Builds a page of the page's own session, worker and store, which plays random games. */
async function buildPage(): Promise<string> {
  const folder = fileURLToPath(new URL('../../target/random/', import.meta.url));
  const root = `${folder}source`;
  await mkdir(root, { recursive: true });
  const script = fileURLToPath(new URL('page.ts', import.meta.url));
  await writeFile(`${root}/index.html`, `<!doctype html><script type="module" src="${script}"></script>`);
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [svelte()],
    resolve: { alias: { '@core': CORE } },
    build: { outDir: `${folder}site`, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/worker-[hash].js' } } },
  });
  return `${folder}site`;
}

/** So many games are played on one page: a store from which thousands were taken becomes slow. */
const ON_A_PAGE = 50;

interface RandomPage {
  readonly main: readonly string[];
  playTwice(game: string, seed: number): Promise<Told>;
}

/** A page with a store of its own, ready to play. */
async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'main' in globalThis, undefined, { timeout: 60_000 });
  return page;
}

/** Plays one game twice; fails where it is another one when it is resumed. Answers its plies. */
async function play(page: Page, game: string, seed: number): Promise<number> {
  const told = await page.evaluate(([id, number]) => (globalThis as unknown as RandomPage).playTwice(id, number), [
    game,
    seed,
  ] as const);
  if (told.difference !== '') throw new Error(`${game} ${seed}, at ply ${told.resumedAt}: ${told.difference}`);
  return told.plies;
}

/** Plays so many random games of each main game; fails with the first that is another one when it is resumed. */
export async function playRandomGames(browser: Browser, games: number, tell: (line: string) => void): Promise<number> {
  const site = await serveSite(await buildPage());
  let page = await open(browser, site.address);
  const main = await page.evaluate(() => (globalThis as unknown as RandomPage).main);
  let played = 0;
  for (const game of main) {
    let plies = 0;
    for (let seed = 1; seed <= games; seed++) {
      plies += await play(page, game, seed);
      if (++played % ON_A_PAGE > 0) continue;
      await page.close();
      page = await open(browser, site.address);
    }
    tell(`${game}: ${games} games, ${plies} plies`);
  }
  await page.close();
  await site.stop();
  return played;
}
