import { describe, expect, test } from 'vitest';
import { Stage } from './stage';
import { DESKTOP, PHONE, position } from './visitor';

const stage = new Stage();
const { visit } = stage;

const PAIR = {
  table: { game: 'italian', start: '', opponent: 'person', side: 'white' },
  events: [],
  flipped: false,
} as const;

describe('a move that is typed beside the board', () => {
  test('begins with its first digit, and one follows the other', async () => {
    const player = await visit({ saved: PAIR });
    const typed = player.page.locator('#typed');
    await player.page.keyboard.press('2');
    await expect.poll(() => typed.evaluate((field) => field === document.activeElement)).toBe(true);
    await player.page.keyboard.type('2-18');
    await player.page.keyboard.press('Enter');
    await expect.poll(() => player.moves()).toEqual(['22-18']);
    await player.page.keyboard.type('1014');
    await player.page.keyboard.press('Enter');
    await expect.poll(() => player.moves()).toEqual(['22-18', '10-14']);
    await player.page.keyboard.press('Escape');
    await expect.poll(() => typed.count()).toBe(0);
  });

  test('stands beside tapping, and gives the focus back to the square', async () => {
    const player = await visit({ saved: PAIR, settings: { turnBoard: false } });
    const square = player.page.locator('[data-name="21"]');
    await square.focus();
    await player.page.keyboard.press('m');
    await player.page.locator('#typed').waitFor();
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toEqual(['22-18']);
    await player.page.keyboard.press('1');
    await player.page.keyboard.type('0-14');
    await player.page.keyboard.press('Enter');
    await expect.poll(() => player.moves()).toEqual(['22-18', '10-14']);
    await player.page.getByRole('button', { name: 'Chiudi', exact: true }).click();
    await expect.poll(() => square.evaluate((cell) => cell === document.activeElement)).toBe(true);
  });

  test.each([DESKTOP, PHONE])('is asked for by a button, and refused with the rule, on a $name', async (device) => {
    const player = await visit({ device, saved: position('italian', 'W:W22,31:B4,10,18') });
    if (device === PHONE) await player.press('Altro');
    await player.press('Scrivi');
    const typed = player.page.locator('#typed');
    await typed.fill('31-27');
    await typed.press('Enter');
    await player.page.locator('.notice.refused').waitFor();
    expect(await player.page.locator('#answer').textContent()).toBe('');
    await typed.fill('ciao');
    await typed.press('Enter');
    await expect.poll(() => player.page.locator('#answer').textContent()).toBe('«ciao» non è una mossa.');
    expect(await player.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await typed.fill('22x6');
    await typed.press('Enter');
    await expect.poll(() => player.moves()).toEqual(['22x13x6']);
  });

  test('shows its ways where it has several, and goes the one that is tapped', async () => {
    const player = await visit({ saved: position('english', 'B:W23,22,15,14:B11,10') });
    await player.page.keyboard.type('10x26');
    await player.page.keyboard.press('Enter');
    await expect.poll(() => player.page.locator('.way').count()).toBe(2);
    expect(await player.moves()).toEqual([]);
    await player.tap('19');
    await expect.poll(() => player.moves()).toEqual(['10x19x26']);
  });

  test('loses no key while its line is on its way, and opens no line after the end', async () => {
    const player = await visit({ saved: PAIR });
    await player.page.evaluate(() => {
      for (const key of '22-18') dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    });
    await expect.poll(() => player.page.locator('#typed').inputValue()).toBe('22-18');
    await player.page.keyboard.press('Escape');
    await player.press('Abbandona');
    await player.page.getByRole('dialog').getByRole('button', { name: 'Abbandona' }).click();
    await expect.poll(() => player.notice()).toContain('Vince');
    await player.page.keyboard.press('m');
    await player.page.keyboard.press('2');
    // The line has been here: it would be back in the next frame.
    await player.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await player.page.locator('#typed').count()).toBe(0);
  });

  test('is called by letters where the board is', async () => {
    const saved = { ...PAIR, table: { ...PAIR.table, game: 'russian' } } as const;
    const player = await visit({ saved });
    await player.page.keyboard.press('3');
    expect(await player.page.locator('#typed').count()).toBe(0);
    await player.page.keyboard.press('m');
    await player.page.locator('#typed').fill('c3d4');
    await player.page.keyboard.press('Enter');
    await expect.poll(() => player.moves()).toEqual(['c3-d4']);
  });

  test('goes to the line of who plays in words', async () => {
    const player = await visit({ saved: PAIR, settings: { textMode: true } });
    const typed = player.page.locator('#typed');
    await player.page.getByRole('heading', { level: 1 }).focus();
    await player.page.keyboard.type('22-18');
    expect(await typed.inputValue()).toBe('22-18');
  });
});
