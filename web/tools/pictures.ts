import { mkdir } from 'node:fs/promises';
import { test } from 'vitest';
import { launchChromium } from '../e2e/chromium';
import { serveSite } from '../e2e/site';
import type { SavedGame } from '../src/game/table';

const OUT = new URL('../../docs/img/', import.meta.url).pathname;

/** A game some moves old, with a capture to be made. */
const GAME: SavedGame = {
  table: { game: 'italian', start: '', opponent: 'medium', side: 'white' },
  moves: '22-18 12-16 18-13 9x18 21x14 10x19 23x14 11x18'.split(' '),
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
    await page.locator('[aria-label*="deve prendere"], [aria-label*="può muovere"]').first().click();
    await page.screenshot({ path: `${OUT}${name}.png` });
    await context.close();
  }
  await browser.close();
  await site.stop();
});
