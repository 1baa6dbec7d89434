import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { LINKED, linkTo } from '../src/shell/routes';
import { Stage } from './stage';
import { DESKTOP, PHONE } from './visitor';

const stage = new Stage();

/** What axe finds wrong, as `rule: where`. */
async function violations(): Promise<string[]> {
  const { page } = stage.visitor;
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
      await stage.visit({ device, theme, settings });
    }

    test('at the table, after a move and after a refusal', async () => {
      await visit();
      expect(await violations()).toEqual([]);
      await stage.visitor.tap('22', '18');
      await expect.poll(() => stage.visitor.moves()).toHaveLength(2);
      await stage.visitor.tap('1');
      await stage.visitor.page.locator('.notice.refused').waitFor();
      expect(await violations()).toEqual([]);
    });

    test('in the dialogs', async () => {
      await visit();
      await stage.visitor.press('Nuova');
      await stage.visitor.page.getByRole('dialog').waitFor();
      expect(await violations()).toEqual([]);
      await stage.visitor.press('Chiudi');
      await stage.visitor.press('Abbandona');
      await stage.visitor.page.getByRole('dialog').waitFor();
      expect(await violations()).toEqual([]);
      await stage.visitor.press('Continua');
      await stage.visitor.press('Menu');
      expect(await violations()).toEqual([]);
    });

    test('in words, after a move and in the dialogs', async () => {
      await stage.visit({ device, theme, settings: { ...settings, textMode: true } });
      expect(await violations()).toEqual([]);
      const typed = stage.visitor.page.locator('#typed');
      await typed.fill('22-18');
      await typed.press('Enter');
      await expect.poll(() => stage.visitor.moves()).toHaveLength(2);
      expect(await violations()).toEqual([]);
      for (const [command, way] of [
        ['/new', 'Chiudi'],
        ['/resign', 'Continua'],
      ] as const) {
        await typed.fill(command);
        await typed.press('Enter');
        await stage.visitor.page.getByRole('dialog').waitFor();
        expect(await violations(), command).toEqual([]);
        await stage.visitor.press(way);
      }
    });

    test('on any other screen', async () => {
      await visit();
      for (const name of LINKED.filter((linked) => linked !== 'home')) {
        await stage.visitor.page.goto(`${stage.site.address}${linkTo(name)}`);
        await stage.visitor.page.locator(`[data-screen="${name}"] main h1:focus`).waitFor();
        expect(await violations(), name).toEqual([]);
      }
    });
  });
});
