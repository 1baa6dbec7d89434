import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launchChromium } from '../e2e/chromium';
import { serveSite, type Site } from '../e2e/site';
import { PHONE } from '../e2e/visitor';

const RUNS = 5;

/** What Lighthouse throttles to on a slow 4G line, as it sets it in the browser: 150 ms and 1.6 Mb/s, a phone's processor. */
const SLOW_4G = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const SLOWDOWN = 4;

/** Milliseconds from the start of a cold load. */
interface Times {
  /** The start position is drawn and says which pieces can move. */
  readonly tappable: number;
  /** A tap has been answered on the board by what it chose. */
  readonly chosen: number;
  /** The core has answered: the bot's move can follow. */
  readonly whole: number;
}

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await serveSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function visit(line: 'fast' | 'slow', build: 'wasm' | 'js'): Promise<Times> {
  const context = await browser.newContext({
    locale: 'it-IT',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (build === 'js') await page.addInitScript(() => (WebAssembly.validate = () => false));
  await page.addInitScript(watch);
  if (line === 'slow') await slowDown(page);
  await page.goto(site.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'whole' in globalThis);
  const times = await page.evaluate(() => {
    const { tappable, chosen, whole } = globalThis as unknown as Times;
    return { tappable, chosen, whole };
  });
  await context.close();
  return times;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env['SLOWDOWN'] ?? SLOWDOWN) });
}

/** In the page: taps the first piece that can move as soon as there is one, then its goal, and waits for the answer. */
function watch(): void {
  const marks = globalThis as unknown as Record<string, number>;
  const note = (name: string): boolean => {
    if (marks[name] !== undefined) return false;
    marks[name] = performance.now();
    return true;
  };
  const tapAt = (name: string, square: Element | null): void => {
    if (!square || !note(name)) return;
    setTimeout(() => {
      for (const type of ['pointerdown', 'pointerup', 'click']) {
        square.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0 }));
      }
    });
  };
  new MutationObserver(() => {
    tapAt('tappable', document.querySelector('[aria-label*="può muovere"]'));
    tapAt('chosen', document.querySelector('[aria-label*="si può andare qui"]'));
    if (document.querySelector('.moves li span')) note('whole');
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

describe.each(['slow', 'fast'] as const)('on a %s line', (line) => {
  test.each(['wasm', 'js'] as const)('with the %s build', { timeout: 300_000 }, async (build) => {
    const runs: Times[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await visit(line, build));
    for (const name of ['tappable', 'chosen', 'whole'] as const) {
      const sorted = runs.map((times) => Math.round(times[name])).toSorted((a, b) => a - b);
      console.log(`${line} ${build} ${name}: median ${sorted[Math.floor(RUNS / 2)]} ms, all ${sorted.join(' ')}`);
    }
  });
});
