import { expect, test } from 'vitest';
import { playRandomGames } from '../tools/random/site';
import { launchChromium } from './chromium';

const GAMES = 2;

test('random games are the same when they are resumed from the store', { timeout: 300_000 }, async () => {
  const browser = await launchChromium();
  const lines: string[] = [];
  const played = await playRandomGames(browser, GAMES, (line) => lines.push(line));
  expect(lines.length).toBeGreaterThan(5);
  expect(played).toBe(GAMES * lines.length);
  await browser.close();
});
