import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { Core } from '../src/core/core';
import { launchChromium } from '../e2e/chromium';
import { serveSite } from '../e2e/site';

/** Deep enough that what a virtual machine learns at the beginning does not count. */
const ROWS = [
  ['international', 10],
  ['english', 12],
  ['italian', 12],
  ['russian', 11],
  ['turkish', 8],
  ['canadian', 9],
] as const;
const RUNS = 3;

const built = fileURLToPath(new URL('../../browser/target/core', import.meta.url));
const damiera = fileURLToPath(new URL('../../damiera', import.meta.url));

interface Run {
  readonly count: number;
  readonly seconds: number;
}

function onJvm(game: string, depth: number): Run {
  return JSON.parse(
    execFileSync(damiera, ['perft', game, '--depth', `${depth}`, '--json'], { encoding: 'utf8' }),
  ) as Run;
}

async function inBrowser(page: Page, game: string, depth: number): Promise<Run> {
  return await page.evaluate(
    ([id, plies]) => {
      const { core } = globalThis as unknown as { core: Core };
      const before = performance.now();
      const count = core.perft(id, '', plies);
      return { count, seconds: (performance.now() - before) / 1000 };
    },
    [game, depth] as const,
  );
}

/** The same counts by the commands and by the WebAssembly build, one after the other; the best of some runs of each. */
test('speed of perft in the browser and on the JVM', { timeout: 600_000 }, async () => {
  const site = await serveSite(built);
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.route('**/page', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await page.goto(`${site.address}page`);
  await page.evaluate(`import('/runtime.js').then(async ({ load }) => {
    globalThis.core = (await load('/core.wasm')).exports;
  })`);
  for (const [game, depth] of ROWS) {
    const runs: { jvm: Run; wasm: Run }[] = [];
    for (let i = 0; i < RUNS; i++) runs.push({ jvm: onJvm(game, depth), wasm: await inBrowser(page, game, depth) });
    const speed = (build: 'jvm' | 'wasm') =>
      Math.max(...runs.map((run) => run[build].count / run[build].seconds / 1e6));
    const [jvm, wasm] = [speed('jvm'), speed('wasm')];
    const figures = [jvm.toFixed(0), wasm.toFixed(0), (wasm / jvm).toFixed(2)];
    console.log(`| ${[game, depth, runs[0]?.wasm.count, ...figures].join(' | ')} |`);
  }
  await browser.close();
  await site.stop();
});
