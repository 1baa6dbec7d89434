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

const PHONE = { width: 360, height: 740, scale: 2 };
const DESKTOP = { width: 1440, height: 900, scale: 1 };

const PICTURES = [
  { name: 'play-phone-light', ...PHONE, theme: 'light', hash: '', settings: {} },
  { name: 'play-phone-dark', ...PHONE, theme: 'dark', hash: '', settings: {} },
  { name: 'play-desktop-light', ...DESKTOP, theme: 'light', hash: '', settings: {} },
  { name: 'play-desktop-dark', ...DESKTOP, theme: 'dark', hash: '', settings: {} },
  { name: 'large-phone-light', ...PHONE, theme: 'light', hash: '', settings: { senior: true } },
  { name: 'tournament-phone-light', ...PHONE, theme: 'light', hash: '', settings: { board: 'tournament' } },
  { name: 'contrast-phone-light', ...PHONE, theme: 'light', hash: '', settings: { board: 'contrast' } },
  { name: 'settings-desktop-light', ...DESKTOP, theme: 'light', hash: '#/settings', settings: {} },
  { name: 'settings-phone-dark', ...PHONE, theme: 'dark', hash: '#/settings', settings: {} },
] as const;

test('pictures', async () => {
  await mkdir(OUT, { recursive: true });
  const site = await serveSite();
  const browser = await launchChromium();
  for (const { name, width, height, theme, scale, hash, settings } of PICTURES) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
      locale: 'it-IT',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(
      ([game, chosen]) => {
        localStorage.setItem('damiera.game.1', game);
        localStorage.setItem('damiera.settings', chosen);
      },
      [JSON.stringify(GAME), JSON.stringify(settings)] as const,
    );
    await page.goto(`${site.address}${hash}`);
    await page.locator('main').waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (hash === '') {
      await page.locator('[data-name="22"]').click();
      await page.locator('.notice.refused').waitFor();
    }
    await page.screenshot({ path: `${OUT}${name}.png` });
    await context.close();
  }
  await browser.close();
  await site.stop();
});
