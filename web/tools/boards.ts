import { mkdir } from 'node:fs/promises';
import { test } from 'vitest';
import { launchChromium } from '../e2e/chromium';
import { serveSite } from '../e2e/site';
import { position, Visitor } from '../e2e/visitor';
import { CHOICES } from '../src/shell/settings';

const OUT = process.env['DAMIERA_PICTURES'] ?? new URL('../../docs/img/boards/', import.meta.url).pathname;

const KINGS = position('italian', 'W:W17,22,25,26,27,28,31,32,K23:B1,2,3,5,9,10,12,19,K8');

/** Each board with each set of pieces, on a phone, light and dark. */
test('boards', { timeout: 300_000 }, async () => {
  await mkdir(OUT, { recursive: true });
  const site = await serveSite();
  const browser = await launchChromium();
  for (const [at, board] of CHOICES.board.entries()) {
    for (const theme of ['light', 'dark'] as const) {
      const pieces = CHOICES.pieces[at % CHOICES.pieces.length] ?? 'turned';
      const numbers = CHOICES.numbers[at % CHOICES.numbers.length] ?? 'inside';
      const visitor = await Visitor.visit(browser, site, {
        device: { name: 'phone', width: 360, height: 740, touch: true },
        saved: KINGS,
        settings: { board, theme, pieces, numbers },
      });
      await visitor.tap('27');
      await visitor.page.evaluate(() => document.fonts.ready);
      await visitor.page.screenshot({ path: `${OUT}/${board}-${theme}.png` });
      await visitor.leave();
    }
  }
  await browser.close();
  await site.stop();
});
