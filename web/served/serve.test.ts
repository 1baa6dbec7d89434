import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from '../e2e/chromium';
import { Visitor } from '../e2e/visitor';
import { Server } from './server';

let browser: Browser;
let data: string;
let server: Server;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'damiera-'));
  server = await Server.start(data);
});
afterEach(async () => {
  await server.stop();
  await rm(data, { recursive: true });
});

test('a game is played, goes on with the server stopped, and is found again by the next one', async () => {
  const player = await Visitor.visit(browser, server);
  await player.tap('22', '18');
  await expect.poll(() => player.moves()).toHaveLength(2);
  await server.stop();

  await player.sit('turkish', 'Difficile', 'Nero');
  await expect.poll(() => player.moves()).toHaveLength(1);
  await player.sit('international', 'In due', 'Bianco');
  await player.tap('32', '28', '19', '23');
  await expect.poll(() => player.moves()).toEqual(['32-28', '19-23']);

  server = await Server.start(data, Number(new URL(server.address).port));
  await player.reload();
  expect(await player.moves()).toEqual(['32-28', '19-23']);
  expect(player.complaints).toEqual([]);
  await player.leave();
});

test('a second visit asks for nothing that it has', async () => {
  const player = await Visitor.visit(browser, server);
  // What the other screens say is the last thing that a first visit asks for.
  await player.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/it-')),
  );
  const asked: string[] = [];
  player.page.on('response', (response) => {
    if (!response.fromServiceWorker()) asked.push(new URL(response.url()).pathname);
  });
  const transferred = await player.reload().then(() =>
    player.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/assets/') && (entry as PerformanceResourceTiming).transferSize > 0)
        .map((entry) => entry.name),
    ),
  );
  expect(asked).toContain('/');
  expect(transferred).toEqual([]);
  expect(player.complaints).toEqual([]);
  await player.leave();
});

test('what is asked to stop ends at once, and has said nothing but where it was', async () => {
  expect(await server.stop()).toBe(128 + 15);
  expect(server.said).toEqual([expect.stringContaining(server.address)]);
});
