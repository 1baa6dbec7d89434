import { describe, expect, test } from 'vitest';
import type { SavedGame } from '../src/game/table';
import { Stage } from './stage';
import { DESKTOP, PHONE, position } from './visitor';

const stage = new Stage();
const { visit } = stage;

// White must take 18 and 10 with the man on 22, and may miss that.
const HUFF = position('italian+obligation=huff', 'W:W22,31,32:B4,10,18');
// After 27-23 Black is shut in; White missed 22x15.
const SHUT = position('italian+obligation=huff', 'W:W5,10,22,26,27,28:B1,19');

// 22-18 and 22-17 give a man for nothing.
const WEAK = against(position('english', 'W:W22,31:B5,13,15'), 'medium');

function against(saved: SavedGame, opponent: 'medium' | 'hard'): SavedGame {
  return { ...saved, table: { ...saved.table, opponent } };
}

/** The page hears of a new address only when everything else that was begun with it is done. */
function lateAddresses(): void {
  const told = new WeakSet<Event>();
  addEventListener('hashchange', (event) => {
    if (told.has(event)) return;
    event.stopImmediatePropagation();
    const later = new HashChangeEvent('hashchange', event);
    told.add(later);
    setTimeout(() => dispatchEvent(later), 500);
  });
}

describe.each([PHONE, DESKTOP])('on a $name', (device) => {
  test('who resigns is asked first', async () => {
    const player = await visit({ device });
    await player.press('Abbandona');
    await player.press('Continua');
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toHaveLength(2);
    await player.press('Abbandona');
    await player.page.getByRole('dialog').getByRole('button', { name: 'Abbandona' }).click();
    await expect.poll(() => player.notice()).toBe('Vince il Nero: l’avversario ha abbandonato.');
    await player.reload();
    await expect.poll(() => player.notice()).toBe('Vince il Nero: l’avversario ha abbandonato.');
    expect(await (await player.button('Abbandona')).isDisabled()).toBe(true);
  });

  test('a draw is offered by one person and answered by the other', async () => {
    const player = await visit({ device, saved: position('italian', '') });
    await player.press('Patta');
    await player.press('Rifiuta');
    await expect.poll(() => player.notice()).toBe('Tocca una pedina bianca, poi la casella dove va.');
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toHaveLength(1);
    await player.press('Patta');
    expect(await player.page.getByRole('dialog').textContent()).toContain('Il Nero propone la patta.');
    await player.reload();
    await player.press('Accetta');
    await expect.poll(() => player.notice()).toBe('Patta: di comune accordo.');
  });

  test('the bot answers an offer', async () => {
    const player = await visit({ device });
    await player.press('Patta');
    await expect.poll(() => player.notice()).toContain('Nero: patta rifiutata.');
    await player.leave();
    const later = await visit({ device, saved: against(position('italian', 'W:WK31:BK2'), 'medium') });
    await later.press('Patta');
    await expect.poll(() => later.notice()).toBe('Patta: di comune accordo.');
  });

  test('a weak move may be taken back, where that is wanted', async () => {
    const player = await visit({ device, saved: WEAK, settings: { child: true } });
    await player.tap('22', '18');
    await expect.poll(() => player.notice()).toBe('Mossa debole: la riprendi?');
    expect(await player.moves()).toEqual(['22-18', '15x22']);
    await player.press('Riprendila');
    await expect.poll(() => player.moves()).toEqual([]);
    await player.tap('31', '27');
    await expect.poll(() => player.moves()).toHaveLength(2);
    await player.press('Aiuto');
    await expect.poll(() => player.notice()).toContain('Aiuto');
    expect(await player.page.getByRole('button', { name: 'Riprendila' }).count()).toBe(0);
  });

  test('a weak move is not spoken of where that is switched off', async () => {
    const player = await visit({ device, saved: WEAK, settings: { child: true, takebackOffer: 'never' } });
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toEqual(['22-18', '15x22']);
    // Help comes from the same worker, after all that it was asked before.
    await player.press('Aiuto');
    await expect.poll(() => player.notice()).toContain('Aiuto');
    expect(await player.page.getByRole('button', { name: 'Riprendila' }).count()).toBe(0);
  });

  test('a piece that did not capture is huffed', async () => {
    const player = await visit({ device, saved: HUFF });
    await player.tap('31', '27');
    await expect.poll(() => player.notice()).toBe('Da 22 c’era da prendere: soffia, fai prendere o gioca.');
    await player.press('Soffia');
    await expect.poll(() => player.moves()).toEqual(['31-27', 'soffio in 22']);
    await expect.poll(() => player.described('22')).toBe('casella 22, vuota');
    expect(await player.page.locator('[role=log]').textContent()).toBe('Nero: soffiato il pezzo in 22.');
    await player.reload();
    await player.tap('18', '21');
    await expect.poll(() => player.moves()).toEqual(['31-27', 'soffio in 22', '18-21']);
    await player.press('Indietro');
    await player.press('Indietro');
    await expect.poll(() => player.moves()).toEqual(['31-27']);
    await player.press('Fai prendere');
    await expect.poll(() => player.notice()).toBe('Ti è chiesta la presa: muovi da 22.');
    await player.tap('22', '6');
    await expect.poll(() => player.moves()).toEqual(['22x13x6']);
  });

  test('the bot huffs, and says so', async () => {
    const player = await visit({ device, saved: against(HUFF, 'medium') });
    await player.tap('31', '27');
    await expect.poll(() => player.moves()).toHaveLength(3);
    expect(await player.moves()).toContain('soffio in 22');
    await expect.poll(() => player.notice()).toContain('Nero: soffiato il pezzo in 22.');
    await player.press('Indietro');
    await expect.poll(() => player.moves()).toEqual([]);
  });

  test('who is shut in by a missed capture goes on by a huff', async () => {
    const player = await visit({ device, saved: SHUT });
    await player.tap('27', '23');
    await expect.poll(() => player.notice()).toMatch(/^Non hai mosse, ma da 22/);
    await player.press('Soffia');
    await player.tap('19', '22');
    await expect.poll(() => player.moves()).toEqual(['27-23', 'soffio in 22', '19-22']);
  });

  test('moves are counted once somebody asks', async () => {
    const player = await visit({ device, saved: position('english+draws=kings50', 'W:WK32:BK1') });
    await player.press('Conta');
    await expect.poll(() => player.page.getByRole('button', { name: 'Conta' }).isDisabled()).toBe(true);
    await player.tap('32', '27', '1', '6');
    await expect
      .poll(() => player.page.locator('.counters').textContent())
      .toContain('Conteggio del finale: 1 di 50 mosse');
  });

  test('a game is chosen with its options', async () => {
    const player = await visit({ device });
    const { page } = player;
    const option = (key: string) => page.locator(`select[name="option-${key}"]`);
    await player.press('Nuova');
    await page.locator('.game input[value="russian"]').check();
    await page.getByText('Opzioni').click();
    await option('board').selectOption('10x8');
    await option('obligation').selectOption('con il soffio');
    await player.press('Comincia');
    await page.locator('main[data-game="russian+obligation=huff+board=10x8"]').waitFor();
    expect(await page.locator('[role=row]').first().locator('[data-square]').count()).toBe(5);
    expect(await page.getByRole('button', { name: 'Soffia' }).isDisabled()).toBe(true);
    await player.press('Nuova');
    expect(await option('board').inputValue()).toBe('10x8');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('the dialog of a new game closes with its address', async () => {
    const player = await visit({ device, prepare: lateAddresses });
    const dialog = player.page.getByRole('dialog');
    await player.press('Nuova');
    await dialog.waitFor();
    await player.page.goBack();
    await expect.poll(() => dialog.count()).toBe(0);
    await player.sit('russian', 'In due', 'Bianco');
    await player.page.waitForFunction(() => location.hash === '#/');
    expect(await dialog.count()).toBe(0);
    await player.tap('c3', 'd4');
    await expect.poll(() => player.moves()).toHaveLength(1);
  });

  test('options that do not go together make no game', async () => {
    const player = await visit({ device });
    const { page } = player;
    const option = (key: string) => page.locator(`select[name="option-${key}"]`);
    await player.press('Nuova');
    await page.getByText('Opzioni').click();
    await option('draws').selectOption('nessuna');
    await option('count').selectOption('a richiesta');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('button', { name: 'Comincia' }).isDisabled()).toBe(true);
    await option('draws').selectOption('italiane (FID)');
    await expect.poll(() => page.getByRole('button', { name: 'Comincia' }).isEnabled()).toBe(true);
  });
});
