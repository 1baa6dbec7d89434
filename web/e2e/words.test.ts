import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/messages';
import { LINKED, linkTo } from '../src/shell/routes';
import { Stage } from './stage';
import type { Device } from './visitor';

const stage = new Stage();

/** Without touch: a phone's browser would shrink a page that is too wide, and hide the fault. */
const NARROW: Device = { name: 'narrow window', width: 360, height: 740, touch: false };

/** What is wider than there is room for: the page, or an open dialog. */
async function tooWide(): Promise<string[]> {
  return await stage.visitor.page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => `${one.tagName}: ${one.scrollWidth} of ${one.clientWidth}`),
  );
}

describe.each(LANGUAGES)('in %s nothing is wider than a phone', (language) => {
  test('at the table and in a new game', async () => {
    await stage.visit({ device: NARROW, settings: { language } });
    expect(await tooWide()).toEqual([]);
    await stage.visitor.page.goto(`${stage.site.address}${linkTo('new')}`);
    await stage.visitor.page.locator('dialog[open] summary').first().waitFor();
    expect(await tooWide()).toEqual([]);
  });

  test('on any other screen', async () => {
    await stage.visit({ device: NARROW, settings: { language } });
    for (const name of LINKED.filter((linked) => linked !== 'home')) {
      await stage.visitor.page.goto(`${stage.site.address}${linkTo(name)}`);
      await stage.visitor.page.locator(`[data-screen="${name}"] main h1:focus`).waitFor();
      expect(await tooWide(), name).toEqual([]);
    }
  });
});
