import { mkdir } from 'node:fs/promises';
import { test } from 'vitest';
import { launchChromium } from '../e2e/chromium';
import { serveSite } from '../e2e/site';
import type { SavedGame } from '../src/game/table';

const OUT = new URL('../../docs/img/', import.meta.url).pathname;

/** A man and a king can capture one piece each: the king must, and the page says why. */
const GAME: SavedGame = {
  table: {
    game: 'italian',
    start: 'B:W17,22,25,26,27,28,31,32,K23:B1,2,3,5,9,10,12,19,K8',
    opponent: 'medium',
    side: 'white',
  },
  events: ['12-16'],
  flipped: false,
};

const PICTURES = [
  { name: 'play-phone-light', width: 360, height: 740, theme: 'light', scale: 2 },
  { name: 'play-phone-dark', width: 360, height: 740, theme: 'dark', scale: 2 },
  { name: 'play-desktop-light', width: 1440, height: 900, theme: 'light', scale: 1 },
  { name: 'play-desktop-dark', width: 1440, height: 900, theme: 'dark', scale: 1 },
] as const;

test('pictures', async () => {
  await mkdir(OUT, { recursive: true });
  const site = await serveSite();
  const browser = await launchChromium();
  for (const { name, width, height, theme, scale } of PICTURES) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
      locale: 'it-IT',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript((text) => localStorage.setItem('damiera.game.1', text), JSON.stringify(GAME));
    await page.goto(site.address);
    await page.locator('svg.board').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.locator('[data-name="22"]').click();
    await page.locator('.notice.refused').waitFor();
    await page.screenshot({ path: `${OUT}${name}.png` });
    await context.close();
  }
  await browser.close();
  await site.stop();
});
