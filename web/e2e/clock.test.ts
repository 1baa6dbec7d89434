import { describe, expect, test } from 'vitest';
import type { TimeControl } from '../src/game/clock';
import { Stage } from './stage';
import { DESKTOP, PHONE, position, type Visitor } from './visitor';

const stage = new Stage();
const { visit } = stage;

const hand = ({ page }: Visitor, side: 'Bianco' | 'Nero') =>
  page.getByRole('button', { name: new RegExp(`^${side}: `) });

/** What both clocks show. */
async function shown(player: Visitor): Promise<string[]> {
  const texts = [await hand(player, 'Bianco').textContent(), await hand(player, 'Nero').textContent()];
  return texts.map((text) => text?.trim() ?? '');
}

/** The dialog for a new game of two, with its table open. */
async function chooseTime(player: Visitor, time: string): Promise<void> {
  await player.press('Nuova');
  await player.page.getByRole('radio', { name: 'In due' }).check();
  await player.page.getByText('Tavolo', { exact: true }).click();
  await player.page.locator('select[name=time]').selectOption(time);
}

async function begin(player: Visitor): Promise<void> {
  await player.page.clock.install();
  await player.press('Comincia');
  await player.page.locator('main[data-opponent="person"]').waitFor();
}

async function pass(player: Visitor, seconds: number): Promise<void> {
  await player.page.clock.runFor(seconds * 1000);
}

describe.each([PHONE, DESKTOP])('on a $name', (device) => {
  test.each([
    ['4+3', '4:00', '4:03'],
    ['9+6', '9:00', '9:06'],
    ['5+3', '5:00', '5:03'],
  ])('the cadence %s gives its seconds for each move', async (preset, before, after) => {
    const player = await visit({ device, settings: { turnBoard: false } });
    await chooseTime(player, preset);
    await begin(player);
    expect(await shown(player)).toEqual([before, before]);
    await player.tap('22', '18');
    await expect.poll(() => shown(player)).toEqual([after, before]);
  });

  test('a time of their own is what two persons set, and is found again for the next game', async () => {
    const player = await visit({ device, settings: { turnBoard: false } });
    const { page } = player;
    await chooseTime(player, 'own');
    await page.locator('select[name=time-kind]').selectOption('byo-yomi');
    for (const [name, value] of [
      ['Minuti', '1.5'],
      ['Secondi', '20'],
      ['Periodi', '2'],
    ] as const) {
      await page.getByLabel(name, { exact: true }).fill(value);
      await page.getByLabel(name, { exact: true }).blur();
    }
    for (const wrong of ['', '5000', '-3']) {
      await page.getByLabel('Secondi', { exact: true }).fill(wrong);
      await page.getByLabel('Secondi', { exact: true }).blur();
      await expect.poll(() => page.getByLabel('Secondi', { exact: true }).inputValue()).toBe('20');
    }
    await begin(player);
    expect(await shown(player)).toEqual(['1:30+2', '1:30+2'].map((text) => expect.stringMatching(spaced(text))));
    await player.press('Nuova');
    await page.locator('summary b').first().waitFor();
    expect(await page.getByLabel('Minuti', { exact: true }).inputValue()).toBe('1.5');
    expect(await page.locator('select[name=time-kind]').inputValue()).toBe('byo-yomi');
  });
});

/** The two numbers of a byo-yomi clock, with whatever stands between them. */
function spaced(text: string): RegExp {
  return new RegExp(`^${text.replace('+', String.raw`\s*\+`)}$`);
}

async function timed(time: TimeControl): Promise<Visitor> {
  const saved = position('italian', '');
  const player = await visit({ saved: { ...saved, table: { ...saved.table, time } }, settings: { turnBoard: false } });
  await player.page.clock.install();
  await player.tap('22', '18');
  await expect.poll(() => player.moves()).toHaveLength(1);
  return player;
}

test('one time for the whole game gives nothing back', async () => {
  const player = await timed({ kind: 'sudden-death', base: 60 });
  await pass(player, 7);
  await player.tap('11', '15');
  await expect.poll(() => player.moves()).toHaveLength(2);
  expect(await shown(player)).toEqual(['1:00', '0:53']);
});

test('Bronstein gives back what was used, and no more than agreed', async () => {
  const player = await timed({ kind: 'bronstein', base: 60, increment: 5 });
  await pass(player, 3);
  await player.tap('11', '15');
  await expect.poll(() => shown(player)).toEqual(['1:00', '1:00']);
  await pass(player, 12);
  await player.tap('23', '20');
  await expect.poll(() => shown(player)).toEqual(['0:53', '1:00']);
});

test('byo-yomi: each period begins anew with each move, until the last is used up', async () => {
  const player = await timed({ kind: 'byo-yomi', base: 5, period: 20, periods: 2 });
  await pass(player, 9);
  expect((await shown(player))[1]).toMatch(/^0:16\s*\+1$/);
  await player.tap('11', '15');
  await expect.poll(async () => (await shown(player))[1]).toMatch(/^0:20\s*\+1$/);
  await pass(player, 46);
  await expect.poll(() => player.notice()).toBe('Vince il Nero: l’avversario ha finito il tempo.');
});

test('the last seconds are told by tenths and by another look', async () => {
  const player = await timed({ kind: 'fischer', base: 60, increment: 0 });
  const look = (): Promise<string> => hand(player, 'Nero').evaluate((clock) => getComputedStyle(clock).color);
  const usual = await look();
  await pass(player, 51);
  expect((await shown(player))[1]).toMatch(/^[89]\.\d$/);
  expect(await look()).not.toBe(usual);
});

const COVERED = { cover: true };
const cover = ({ page }: Visitor) => page.getByRole('dialog').filter({ hasText: 'Passa il telefono' });
/** What somebody sees where a square would be. */
const onTop = ({ page }: Visitor) =>
  page.evaluate(() => document.elementFromPoint(innerWidth / 3, innerHeight / 3)?.closest('dialog, svg')?.nodeName);

describe('the device is passed on', () => {
  test.each([PHONE, DESKTOP])('under a cover, on a $name', async (device) => {
    const saved = position('italian', '');
    const time = { kind: 'fischer', base: 60, increment: 0 } as const;
    const player = await visit({ device, settings: COVERED, saved: { ...saved, table: { ...saved.table, time } } });
    await player.page.clock.install();
    await player.tap('22', '18');
    await cover(player).waitFor();
    expect(await cover(player).textContent()).toContain('tocca al giocatore col Nero');
    await pass(player, 10);
    expect(await onTop(player)).toBe('DIALOG');
    for (const key of ['Escape', 'Escape', 'Escape']) await player.page.keyboard.press(key);
    expect(await onTop(player)).toBe('DIALOG');
    await player.press('Eccomi');
    await expect.poll(() => cover(player).count()).toBe(0);
    await pass(player, 5);
    expect((await shown(player))[1]).toBe('0:55');
    await player.tap('11', '15');
    await expect.poll(() => cover(player).textContent()).toContain('tocca al giocatore col Bianco');
  });

  test('and a reload does not take the cover away', async () => {
    const player = await visit({ settings: COVERED, saved: position('italian', '') });
    await player.tap('22', '18');
    await cover(player).waitFor();
    await player.reload();
    await cover(player).waitFor();
    await player.press('Eccomi');
    await player.tap('11', '15');
    await expect.poll(() => player.moves()).toEqual(['22-18', '11-15']);
  });

  test('without one where none is wanted, and never against the bot', async () => {
    const player = await visit({ settings: COVERED });
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toHaveLength(2);
    expect(await cover(player).count()).toBe(0);
  });
});
