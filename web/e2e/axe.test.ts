import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LINKED, linkTo } from '../src/shell/routes';
import { launchChromium } from './chromium';
import { serveSite, type Site } from './site';
import { DESKTOP, PHONE, Visitor } from './visitor';

let browser: Browser;
let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  site = await serveSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
afterEach(() => visitor.leave());

/** What axe finds wrong, as `rule: where`. */
async function violations(): Promise<string[]> {
  const { page } = visitor;
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const LOOKS = [
  { look: 'light', theme: 'light', settings: {} },
  { look: 'dark', theme: 'dark', settings: {} },
  { look: 'large', theme: 'light', settings: { senior: true, board: 'contrast' } },
] as const;

describe.each(LOOKS)('axe finds nothing, $look,', ({ theme, settings }) => {
  describe.each([PHONE, DESKTOP])('on a $name', (device) => {
    async function visit(): Promise<void> {
      visitor = await Visitor.visit(browser, site, { device, theme, settings });
    }

    test('at the table, after a move and after a refusal', async () => {
      await visit();
      expect(await violations()).toEqual([]);
      await visitor.tap('22', '18');
      await expect.poll(() => visitor.moves()).toHaveLength(2);
      await visitor.tap('1');
      await visitor.page.locator('.notice.refused').waitFor();
      expect(await violations()).toEqual([]);
    });

    test('in the dialogs', async () => {
      await visit();
      await visitor.press('Nuova');
      await visitor.page.getByRole('dialog').waitFor();
      expect(await violations()).toEqual([]);
      await visitor.press('Chiudi');
      await visitor.press('Abbandona');
      await visitor.page.getByRole('dialog').waitFor();
      expect(await violations()).toEqual([]);
      await visitor.press('Continua');
      await visitor.press('Menu');
      expect(await violations()).toEqual([]);
    });

    test('in words, after a move and in the dialogs', async () => {
      visitor = await Visitor.visit(browser, site, { device, theme, settings: { ...settings, textMode: true } });
      expect(await violations()).toEqual([]);
      await visitor.page.locator('#typed').fill('22-18');
      await visitor.page.keyboard.press('Enter');
      await expect.poll(() => visitor.moves()).toHaveLength(2);
      expect(await violations()).toEqual([]);
      for (const [command, way] of [
        ['/new', 'Chiudi'],
        ['/resign', 'Continua'],
      ] as const) {
        await visitor.page.locator('#typed').fill(command);
        await visitor.page.keyboard.press('Enter');
        await visitor.page.getByRole('dialog').waitFor();
        expect(await violations(), command).toEqual([]);
        await visitor.press(way);
      }
    });

    test('on any other screen', async () => {
      await visit();
      for (const name of LINKED.filter((linked) => linked !== 'home')) {
        await visitor.page.goto(`${site.address}${linkTo(name)}`);
        await visitor.page.locator(`[data-screen="${name}"] main h1:focus`).waitFor();
        expect(await violations(), name).toEqual([]);
      }
    });
  });
});
