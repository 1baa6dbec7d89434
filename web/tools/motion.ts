import { expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../e2e/chromium';
import { serveSite, type Site } from '../e2e/site';
import { PHONE, position, Visitor } from '../e2e/visitor';

/** The bounds: milliseconds of one task and of script and layout in one frame, at a quarter of the speed. */
const LONGEST_TASK = 50;
const MOST_A_FRAME = 8;
/** From the tap to the highlight on the screen, at full speed. */
const LATEST_HIGHLIGHT = 50;
const SLOWDOWN = 4;
/** Milliseconds without any change after which all is done. */
const QUIET = 400;

/** Chains of many hops on full boards, the worst that a game has to show. */
const CHAINS = [
  { game: 'italian', fen: 'W:W22,31,32,30,29,28,27,26:B4,10,18,1,2,3,5,8', from: '22', to: '6' },
  {
    game: 'international',
    fen: 'W:W22,41,42,43,44,45,46,47,48,49,50:B17,7,8,1,3,4,5,6,9,10,15',
    from: '22',
    to: '13',
  },
  { game: 'turkish', fen: 'W:Wa2,b2,c2,d2,e2,f2,g2,h2,Ka1:Ba3,a5,a7,c7,d7,e7,f7,g7,h7', from: 'a2', to: 'a8' },
] as const;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
}

const WORK = new Set([
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'FireIdleCallback',
  'TimerFire',
  'FireAnimationFrame',
  'Layout',
  'UpdateLayoutTree',
  'EventDispatch',
]);

async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

/** Milliseconds of the main thread: the longest task, and the most script and layout between two frames. */
function loads(events: readonly TraceEvent[]): {
  readonly task: number;
  readonly frame: number;
  readonly frames: number;
} {
  const styled = events.find(({ name }) => name === 'UpdateLayoutTree');
  const main = events.filter(({ tid, pid }) => tid === styled?.tid && pid === styled.pid);
  const commits = main.filter(({ name }) => name === 'BeginCommitCompositorFrame');
  const tasks = main.filter(
    ({ name, ph }) => name === 'RunTask' || (name === 'ThreadControllerImpl::RunTask' && ph === 'X'),
  );
  const work = outermost(main.filter(({ name }) => WORK.has(name)));
  const starts = commits.map(({ ts }) => ts).toSorted((a, b) => a - b);
  // What is done before the first frame and after the last one counts as well.
  const bounds = [Number.NEGATIVE_INFINITY, ...starts];
  const frames = bounds.map((start, index) => {
    const end = bounds[index + 1] ?? Number.POSITIVE_INFINITY;
    return work.filter(({ ts }) => ts >= start && ts < end).reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0);
  });
  return {
    task: Math.max(0, ...tasks.map(({ tdur, dur }) => tdur ?? dur ?? 0)) / 1000,
    frame: Math.max(0, ...frames) / 1000,
    frames: frames.length,
  };
}

/** Events that lie in no other one: what they hold is counted once. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const outer = ts >= end;
      if (outer) end = ts + dur;
      return outer;
    });
}

async function middleOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`[data-name="${name}"]`).boundingBox();
  if (!box) throw new Error(`no square ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Until a move is in the list, and nothing of the page has changed for so long that nothing put off is still to come. The
 * page tells it by itself: asking it again and again would be work of its own.
 */
async function watch(page: Page): Promise<{ readonly over: Promise<void> }> {
  const over = new Promise<void>((resolve) => void page.exposeFunction('isOver', resolve));
  await page.evaluate((quiet) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    new MutationObserver(() => {
      clearTimeout(timer);
      if (document.querySelector('.moves li span')) {
        timer = setTimeout(() => (globalThis as unknown as { isOver: () => void }).isOver(), quiet);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, QUIET);
  return { over };
}

let site: Site;
let browser: Browser;

test.each(CHAINS)('$game moves smoothly at a quarter of the speed', async ({ game, fen, from, to }) => {
  site = await serveSite();
  browser = await launchChromium();
  const visitor = await Visitor.visit(browser, site, {
    device: PHONE,
    saved: position(game, fen),
    motion: 'no-preference',
  });
  const { page } = visitor;
  await visitor.tap(from);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const { over } = await watch(page);
  const { x, y } = await middleOf(page, to);
  const events = await traced(browser, page, async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await over;
  });
  const { task, frame, frames } = loads(events);
  console.log(
    `${game}: longest task ${task.toFixed(1)} ms, most script and layout in a frame ${frame.toFixed(1)} ms, ${frames} frames`,
  );
  await browser.close();
  await site.stop();
  expect(frames).toBeGreaterThan(10);
  expect(task).toBeLessThan(LONGEST_TASK);
  expect(frame).toBeLessThan(MOST_A_FRAME);
});

test('a tap is answered on the screen at once', async () => {
  site = await serveSite();
  browser = await launchChromium();
  const visitor = await Visitor.visit(browser, site, { device: PHONE, saved: position('international', '') });
  const { page } = visitor;
  await page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(globalThis, { waits });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') waits.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let tap = 0; tap < 20; tap++) await visitor.tap(tap % 2 === 0 ? '32' : '33');
  const waits = await page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits);
  const sorted = waits.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`tap to highlight: median ${median} ms, most ${sorted.at(-1) ?? 0} ms of ${waits.length} over 16 ms`);
  await browser.close();
  await site.stop();
  expect(median).toBeLessThan(LATEST_HIGHLIGHT);
});
