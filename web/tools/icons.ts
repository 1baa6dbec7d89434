import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { launchChromium } from '../e2e/chromium';

const PUBLIC = new URL('../public/', import.meta.url).pathname;

/** How much of the side the drawing takes, and how round the ground is; a maskable icon is cut by the device itself. */
const ICONS = [
  { name: 'icon-192', side: 192, drawing: 0.74, round: 0.22 },
  { name: 'icon-512', side: 512, drawing: 0.74, round: 0.22 },
  { name: 'icon-maskable-512', side: 512, drawing: 0.6, round: 0 },
  { name: 'apple-touch-icon', side: 180, drawing: 0.7, round: 0 },
] as const;

test('icons', async () => {
  const drawing = readFileSync(`${PUBLIC}icon.svg`, 'utf8');
  const browser = await launchChromium();
  for (const icon of ICONS) {
    const page = await browser.newPage({ viewport: { width: icon.side, height: icon.side } });
    await page.setContent(
      `<style>body{margin:0}div{display:grid;place-items:center;height:100vh;background:#1e5b49;
        border-radius:${icon.round * icon.side}px}svg{width:${icon.drawing * icon.side}px}</style><div>${drawing}</div>`,
    );
    await page.screenshot({ path: `${PUBLIC}${icon.name}.png`, omitBackground: true });
    await page.close();
  }
  await browser.close();
});
