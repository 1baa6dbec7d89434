import { test } from 'vitest';
import { launchChromium } from '../e2e/chromium';
import { playRandomGames } from './random/site';

/** As many as `RANDOM_GAMES` says, of each main game. */
const GAMES = Number(process.env['RANDOM_GAMES'] ?? 1000);

test('random games, each resumed from the store at a random ply', { timeout: 24 * 3_600_000 }, async () => {
  const browser = await launchChromium();
  await playRandomGames(browser, GAMES, (line) => console.log(line));
  await browser.close();
});
