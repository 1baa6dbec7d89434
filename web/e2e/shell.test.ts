import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/messages';
import { LINKED, linkTo } from '../src/shell/routes';
import { BUILT, serveSite } from './site';
import { Stage } from './stage';
import { DESKTOP, PHONE, position } from './visitor';

/** Everything of the page is fetched and kept before these begin. */
const SLOW = { timeout: 90_000 };

const stage = new Stage();
const { visit } = stage;

/** Until the service worker has kept everything. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve());
    });
  });
}

describe.each([PHONE, DESKTOP])('on a $name', (device) => {
  test('the menu leads to a screen and the back button to the board', async () => {
    const { page } = await visit({ device });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Impostazioni' }).click();
    const title = page.getByRole('heading', { name: 'Impostazioni', level: 1 });
    await title.waitFor();
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(await page.title()).toBe('Impostazioni · Damiera');
    await page.goBack();
    await stage.visitor.ready();
    await expect.poll(() => page.title()).toBe('Dama italiana · Damiera');
  });

  test('what is set is found by a search, holds at once and after a reload, and is reset', async () => {
    const { page } = await visit({ device });
    await page.goto(`${stage.site.address}#/settings`);
    await page.getByRole('searchbox').fill('scuro');
    expect(await page.getByRole('switch').count()).toBe(0);
    await page.getByRole('radio', { name: 'Scuro' }).check();
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect.poll(paper).toBe('rgb(23, 20, 15)');
    await page.getByRole('searchbox').fill('daltonici');
    await page.getByRole('radio', { name: 'Per daltonici' }).check();
    await page.reload();
    await expect.poll(paper).toBe('rgb(23, 20, 15)');
    expect(await page.locator('html').getAttribute('data-board')).toBe('colour-blind');
    await stage.visitor.press('Rimetti tutto come all’inizio');
    await stage.visitor.press('Rimetti');
    await expect.poll(paper).toBe('rgb(246, 241, 230)');
  });

  test('a search that finds nothing says so, and what is reset leaves the games', async () => {
    const { page } = await visit({ device });
    await stage.visitor.tap('22', '18');
    await expect.poll(() => stage.visitor.moves()).toHaveLength(2);
    await page.goto(`${stage.site.address}#/settings`);
    await page.getByRole('searchbox').fill('ornitorinco');
    await page.getByText('Nessuna impostazione con queste parole.').waitFor();
    expect(await page.locator('main section').count()).toBe(0);
    await page.getByRole('searchbox').fill('voce vibra');
    await expect.poll(() => page.getByRole('switch').allTextContents()).toHaveLength(1);
    await page.getByRole('switch').uncheck();
    await page.getByRole('searchbox').fill('');
    await stage.visitor.press('Rimetti tutto come all’inizio');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('switch', { name: 'Vibrazione' }).isChecked()).toBe(false);
    await stage.visitor.press('Rimetti tutto come all’inizio');
    await stage.visitor.press('Rimetti');
    await expect.poll(() => page.getByRole('switch', { name: 'Vibrazione' }).isChecked()).toBe(true);
    await page.goto(`${stage.site.address}#/`);
    await expect.poll(() => stage.visitor.moves()).toHaveLength(2);
  });

  test('each dialog closes by Esc, and by going back', async () => {
    const player = await visit({ device });
    const { page } = player;
    const dialog = page.getByRole('dialog');
    const urn = async (): Promise<void> => {
      await player.press('Nuova');
      await dialog.waitFor();
      const lots = page.locator('select[name="beginning"]');
      if (!(await lots.isVisible())) await page.locator('summary').first().click();
      await lots.selectOption('random-2');
      await player.press('Comincia');
      await page.locator('#urn').waitFor();
    };
    const address = page.url();
    for (const open of [
      () => player.press('Menu'),
      () => player.press('Nuova'),
      urn,
      () => player.press('Abbandona'),
    ]) {
      await open();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      await expect.poll(() => page.url().replace(/#.*$/, '')).toBe(address.replace(/#.*$/, ''));
    }
    for (const open of [() => player.press('Nuova'), urn]) {
      await open();
      await page.goBack();
      await expect.poll(() => dialog.count()).toBe(0);
    }
    await page.evaluate(() => (location.hash = '#/help'));
    await page.getByRole('heading', { name: 'Aiuto', level: 1 }).waitFor();
    await player.press('Menu');
    await dialog.waitFor();
    await page.goBack();
    await expect.poll(() => dialog.count()).toBe(0);
    await player.ready();
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toHaveLength(2);
  });

  test('going back from a game that was begun does not ask for a new one', async () => {
    const player = await visit({ device });
    await player.page.evaluate(() => (location.hash = '#/help'));
    await player.page.getByRole('heading', { name: 'Aiuto', level: 1 }).waitFor();
    await player.page.goBack();
    await player.ready();
    await player.sit('russian', 'In due', 'Bianco');
    await player.page.evaluate(() => (location.hash = '#/help'));
    await player.page.getByRole('heading', { name: 'Aiuto', level: 1 }).waitFor();
    for (const _ of [1, 2]) await player.page.goBack();
    await player.ready();
    expect(await player.page.getByRole('dialog').count()).toBe(0);
  });
});

test.each([
  PHONE,
  DESKTOP,
  { name: 'narrow phone, touch', width: 320, height: 568, touch: true },
  { name: '4K screen, mouse', width: 3840, height: 2160, touch: false },
])('on a $name no screen scrolls sideways, and each has one title', SLOW, async (device) => {
  const { page } = await visit({ device });
  const places = [...LINKED.map((name) => [name] as const), ['rules', 'italian'] as const, ['shared', '1AA'] as const];
  for (const [name, ...parts] of places) {
    const screen = linkTo(name, ...parts);
    await page.goto(`${stage.site.address}${screen}`);
    await page.locator(`[data-screen="${name}"] main h1`).waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('main').textContent()).not.toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).count(), screen).toBe(1);
  }
});

test.each(['light', 'dark'] as const)('high contrast shows pieces beside the names too, on %s paper', async (theme) => {
  const { page } = await visit({ saved: position('italian', ''), settings: { board: 'contrast' }, theme });
  const avatars = page.locator('.avatar');
  expect(await avatars.count()).toBe(2);
  for (const avatar of await avatars.all()) {
    const [paper = '', ...shapes] = await avatar.evaluate((circle) => [
      getComputedStyle(circle).backgroundColor,
      ...[...circle.querySelectorAll('ellipse')].map((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return `${fill}|${stroke}`;
      }),
    ]);
    expect(shapes).toHaveLength(2);
    for (const shape of shapes) {
      const [fill = '', edge = ''] = shape.split('|');
      expect(contrast(fill, edge)).toBeGreaterThan(4.5);
      expect(Math.max(contrast(fill, paper), contrast(edge, paper))).toBeGreaterThan(4.5);
    }
  }
});

/** How far two colours are apart, by WCAG; `none` is no colour at all. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([value]) => {
    const part = Number(value) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('another language is spoken at once, and the game stays', async () => {
  const { page } = await visit();
  await stage.visitor.tap('22', '18');
  await expect.poll(() => stage.visitor.moves()).toHaveLength(2);
  const moves = await stage.visitor.moves();
  await page.goto(`${stage.site.address}#/settings`);
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/en.webmanifest');
  await page.goto(`${stage.site.address}#/`);
  await stage.visitor.ready();
  expect(await stage.visitor.moves()).toEqual(moves);
});

test.each(LANGUAGES)('in %s nothing is cut off on a phone', SLOW, async (language) => {
  const { page } = await visit({ device: PHONE, settings: { language } });
  const wide = () =>
    page.evaluate(() => {
      const cut = [...document.querySelectorAll<HTMLElement>('button, h1, h2, label > span, a')]
        .filter((part) => part.clientWidth > 1 && !part.closest('.about'))
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
        .map((part) => part.textContent?.trim());
      return { cut, page: document.documentElement.scrollWidth - innerWidth };
    });
  const whole = { cut: [], page: 0 };
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  expect(await wide()).toEqual(whole);
  for (const name of [...LINKED, 'new'] as const) {
    await page.goto(`${stage.site.address}${linkTo(name)}`);
    await page
      .locator(name === 'new' ? 'dialog[open] summary' : `[data-screen="${name}"] main h1`)
      .first()
      .waitFor({ state: 'attached' });
    expect(await wide(), name).toEqual(whole);
  }
});

test('an address that is none leads to the board', async () => {
  const { page } = await visit();
  await page.goto(`${stage.site.address}#/no/such/place`);
  await stage.visitor.ready();
  await expect.poll(() => page.title()).toBe('Dama italiana · Damiera');
});

test('help is a key away, but not while a text is written', async () => {
  const { page } = await visit();
  await page.goto(`${stage.site.address}#/settings`);
  await page.getByRole('searchbox').press('?');
  expect(await page.getByRole('searchbox').inputValue()).toBe('?');
  await page.getByRole('heading', { level: 1 }).press('?');
  await page.getByRole('heading', { name: 'Aiuto', level: 1 }).waitFor();
});

test('everything works after a reload with the network cut', SLOW, async () => {
  const own = await serveSite();
  const { page } = await visit({ offline: 'allow' }, own);
  await kept(page);
  await own.stop();
  await stage.visitor.reload();
  await stage.visitor.tap('22', '18');
  await expect.poll(() => stage.visitor.moves()).toHaveLength(2);
  await stage.visitor.sit('turkish', 'Difficile', 'Nero');
  await expect.poll(() => stage.visitor.moves()).toHaveLength(1);
  await page.goto(`${own.address}#/settings`);
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
});

test('a browser without WebAssembly GC works after a reload with the network cut', SLOW, async () => {
  const own = await serveSite();
  const { page } = await visit({ offline: 'allow', prepare: () => (WebAssembly.validate = () => false) }, own);
  await kept(page);
  await page.waitForFunction(async () => (await (await caches.open('core')).keys()).length === 1);
  await own.stop();
  await stage.visitor.reload();
  await stage.visitor.tap('22', '18');
  await expect.poll(() => stage.visitor.moves(), { timeout: 15_000 }).toHaveLength(2);
});

test('a new version waits until it is wanted, and the game stays', SLOW, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'damiera-site-'));
  await cp(BUILT, folder, { recursive: true });
  const own = await serveSite(folder);
  const { page } = await visit({ offline: 'allow' }, own);
  await kept(page);
  await stage.visitor.tap('22', '18');
  await expect.poll(() => stage.visitor.moves()).toHaveLength(2);
  const moves = await stage.visitor.moves();

  const [index, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
  await writeFile(index, (await readFile(index, 'utf8')).replace('<body>', '<body data-version="next">'));
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(/(index\.html",revision:")/, '$1x'));
  await stage.visitor.reload();
  await page.getByText('C’è una versione nuova').waitFor();
  expect(await page.locator('body').getAttribute('data-version')).toBeNull();
  await stage.visitor.press('Più tardi');
  await expect.poll(() => page.getByText('C’è una versione nuova').count()).toBe(0);
  await stage.visitor.reload();
  expect(await page.locator('body').getAttribute('data-version')).toBeNull();
  await stage.visitor.press('Aggiorna');
  await page.locator('body[data-version=next]').waitFor();
  await stage.visitor.ready();
  expect(await stage.visitor.moves()).toEqual(moves);
  await own.stop();
  await rm(folder, { recursive: true });
});

test('the browser would install it', SLOW, async () => {
  const { page } = await visit({ offline: 'allow' });
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // An incognito window, as the test's is, installs nothing: that is no fault of the page.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
