import type { Page } from 'playwright-core';

/** Where the middle of a square is on the screen. */
async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-name="${name}"]`).boundingBox();
  if (!box) throw new Error(`no square ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by mouse from the first square over the others; lets go on the last, or where `off` says. */
export async function drag(page: Page, names: readonly string[], off?: { x: number; y: number }): Promise<void> {
  const [first = '', ...others] = names;
  const { x, y } = await middle(page, first);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const name of others) {
    const to = await middle(page, name);
    await page.mouse.move(to.x, to.y, { steps: 6 });
  }
  if (off) await page.mouse.move(off.x, off.y, { steps: 6 });
  await page.mouse.up();
}

/** Drags by a finger, as the browser itself sees one. */
export async function swipe(page: Page, names: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const points = await Promise.all(names.map((name) => middle(page, name)));
  const [first, ...others] = points;
  if (!first) return;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  let at = first;
  for (const to of others) {
    for (let step = 1; step <= 6; step++) {
      const touchPoints = [{ x: at.x + ((to.x - at.x) * step) / 6, y: at.y + ((to.y - at.y) * step) / 6 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    at = to;
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
