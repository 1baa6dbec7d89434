import { test } from 'vitest';
import { launchChromium } from '../e2e/chromium';
import { serveSite } from '../e2e/site';

const RUNS = 7;

/** From the start of a cold load (nothing cached) until a piece can be tapped. */
test.each(['wasm', 'js'] as const)('speed of the %s build', async (build) => {
  const site = await serveSite();
  const browser = await launchChromium();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ locale: 'it-IT' });
    const page = await context.newPage();
    if (build === 'js') await page.addInitScript(() => (WebAssembly.validate = () => false));
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[aria-label*="può muovere"]')) return;
        observer.disconnect();
        Object.assign(globalThis, { playable: performance.now() });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(site.address);
    await page.waitForFunction(() => 'playable' in globalThis);
    times.push(await page.evaluate(() => (globalThis as unknown as { playable: number }).playable));
    await context.close();
  }
  await browser.close();
  await site.stop();
  const sorted = times.toSorted((a, b) => a - b).map((time) => Math.round(time));
  console.log(`first move possible (${build}): median ${sorted[3]} ms, all ${sorted.join(' ')}`);
});
