import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { expect, test } from 'vitest';
import { packagedChromium } from '../e2e/chromium';
import { serveSite } from '../e2e/site';

const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
/** Figures of speed vary with what else the machine does: the best of some runs counts. */
const RUNS = 3;
/** Without a picture of the page there is no figure of its speed; the launcher brings its own way of being headless. */
const LEFT_OUT = /^--(headless|disable-gpu|user-data-dir|remote-debugging)/;

async function scores(address: string): Promise<Record<string, number>> {
  const { path, flags } = await packagedChromium();
  const chrome = await launch({
    chromePath: path,
    ignoreDefaultFlags: true,
    chromeFlags: [...flags.filter((flag) => !LEFT_OUT.test(flag)), '--headless'],
  });
  try {
    const result = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    const found = Object.values(result?.lhr.categories ?? {});
    const failed = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score !== null && score < 0.9);
    for (const { id, displayValue } of failed) console.log(`  ${id} ${displayValue ?? ''}`);
    return Object.fromEntries(found.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
  } finally {
    chrome.kill();
  }
}

test('Lighthouse, phone profile', { timeout: 600_000 }, async () => {
  const site = await serveSite();
  const best: Record<string, number> = {};
  for (let run = 0; run < RUNS; run++) {
    const found = await scores(site.address);
    console.log(JSON.stringify(found));
    for (const [id, score] of Object.entries(found)) best[id] = Math.max(best[id] ?? 0, score);
  }
  await site.stop();
  for (const category of CATEGORIES) expect(best[category], category).toBeGreaterThanOrEqual(LEAST);
});
