import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { sizeOf, textsOf } from './paper';
import { Stage } from './stage';
import type { Visitor } from './visitor';
import { DESKTOP, PHONE, position } from './visitor';

const stage = new Stage();
const { visit } = stage;

const PDN = `[Event "Prova"]
[White "Rossi"]
[Black "Bianchi"]
[GameType "22"]

1. 22-18 {buona} 11-14! 2. 18x11 6x15 3. 23-20 2-0

[White "Verdi"]
[Black "Neri"]

1. 22-18 11-14 2. 24-20 1-1
`;

const PLAYED = { ...position('italian', ''), events: ['22-18', '11-14', '18x11', '6x15'] };

const go = async (player: Visitor, hash: string): Promise<void> => {
  await player.page.evaluate((address) => (location.hash = address), hash);
};

/** A file is let go over a part of the page, as a browser tells it. */
async function letGo({ page }: Visitor, where: string, name: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([text, called]) => {
      const brought = new DataTransfer();
      brought.items.add(new File([text], called));
      return brought;
    },
    [PDN, name] as const,
  );
  const over = await page
    .locator(where)
    .first()
    .evaluate(
      (element, brought) =>
        !element.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: brought })),
      dataTransfer,
    );
  expect(over).toBe(true);
  await page.locator(where).first().dispatchEvent('drop', { dataTransfer });
}

const current = (player: Visitor) => player.page.locator('.list [aria-current=step]').textContent();

/** Black takes off the man on 22 that should have captured. */
const HUFF = ['31-27', 'huff 22', '18-21', '32-28'];

const COUNT = {
  againstLoneKing: { fewest: 1, most: 3, crowned: 'all', place: 'anywhere' },
  plies: 8,
  restart: 'never',
};

describe.each([PHONE, DESKTOP])('on a $name', (device) => {
  test('a game is looked at again, from any move, and other moves are tried', async () => {
    const player = await visit({ device, saved: PLAYED });
    const { page } = player;
    await go(player, '#/review');
    await page.locator('.list').waitFor();
    await expect.poll(() => current(player)).toBe('6x15');
    await player.press('Dall’inizio');
    await expect.poll(() => player.described('22')).toBe('casella 22, pedina bianca');
    await player.press('Mossa dopo');
    await expect.poll(() => current(player)).toBe('22-18');
    await page.locator('.list').getByRole('button', { name: '18x11' }).click();
    await expect.poll(() => player.described('11')).toBe('casella 11, pedina bianca');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(player)).toBe('11-14');
    await player.press('Mossa prima');
    await player.tap('10', '14');
    await expect.poll(() => current(player)).toBe('10-14');
    expect(await page.locator('.tried button').allTextContents()).toEqual(['10-14']);
    await player.press('Dall’inizio');
    await player.press('Fai scorrere');
    await expect.poll(() => current(player), { timeout: 20_000 }).toBe('6x15');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('a wheel turns the pages', async () => {
    const player = await visit({ device, saved: PLAYED });
    await go(player, '#/review');
    await player.page.locator('.list').waitFor();
    await player.page.locator('.pages').dispatchEvent('wheel', { deltaY: -100 });
    await expect.poll(() => current(player)).toBe('18x11');
  });

  test('a game goes out as PDN, as a link, as pictures, and on paper', async () => {
    const player = await visit({ device, saved: PLAYED });
    const { page } = player;
    await go(player, '#/review');
    const saved = async (button: string): Promise<Buffer> => {
      const [file] = await Promise.all([page.waitForEvent('download'), player.press(button)]);
      return await readFile(await file.path());
    };
    expect((await saved('Scarica PDN')).toString()).toContain('1. 22-18 11-14 2. 18x11 6x15 *');
    await player.press('Condividi');
    await page.getByRole('img', { name: 'Codice QR del link' }).waitFor();
    const drawing = (await saved('SVG')).toString();
    expect(drawing).toMatch(/^<svg xmlns/);
    expect(drawing.match(/<g transform=/g)).toHaveLength(22);
    expect(drawing).toContain('<title>Bianco – Nero</title>');
    const picture = await saved('PNG');
    expect(picture.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(sizeOf(picture)).toEqual([1200, 1200]);
    const diagram = await saved('PDF');
    expect(diagram.subarray(0, 5).toString()).toBe('%PDF-');
    expect(textsOf(diagram)).toEqual(expect.arrayContaining(['Bianco – Nero', '1', '32']));
    const sheet = await saved('Formulario (PDF)');
    expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
    expect(textsOf(sheet)).toEqual(
      expect.arrayContaining(['Formulario', 'Dama italiana', '22-18', '11-14', '18x11', '6x15', 'Firma Bianco']),
    );
    await player.allow('clipboard-read', 'clipboard-write');
    await player.press('Copia il link');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await page.reload();
    await page.locator('.list').waitFor();
    await expect.poll(() => current(player)).toBe('6x15');
  });

  test('games come in by paste, each fault is told, and any game is looked at', async () => {
    const player = await visit({ device });
    const { page } = player;
    await go(player, '#/import');
    await page.locator('textarea').fill(PDN);
    await player.press('Leggi');
    await expect.poll(() => page.locator('section [role=status]').textContent()).toContain('2 partite. 1 con errori.');
    expect(await page.locator('ol ul').textContent()).toContain('riga 11, colonna 19: 24-20: Bisogna prendere');
    await page.getByRole('button', { name: 'Rossi – Bianchi' }).click();
    await page.locator('.list').waitFor();
    expect(await page.locator('.list').textContent()).toMatch(/22-18\s+buona/);
    expect(await page.locator('.result').textContent()).toBe('Risultato: 1-0.');
    await page.reload();
    await page.locator('.list').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Rossi – Bianchi');
  });

  test('a file that is let go anywhere on the page is read', async () => {
    const player = await visit({ device, saved: PLAYED });
    const { page } = player;
    for (const [screen, where, name] of [
      ['#/', '.board', 'tavolo.pdn'],
      ['#/import', '.drop', 'riquadro.pdn'],
      ['#/import', 'h1', 'titolo.pdn'],
    ] as const) {
      await go(player, screen);
      await page.locator(where).first().waitFor();
      await letGo(player, where, name);
      await page.getByRole('heading', { name }).waitFor();
      await expect.poll(() => page.locator('section [role=status]').textContent()).toContain('2 partite.');
    }
    await page.getByRole('button', { name: 'Rossi – Bianchi' }).click();
    await page.locator('.list').waitFor();
    await go(player, '#/import');
    await page.locator('.drop').waitFor();
    expect(await page.getByRole('heading', { name: 'tavolo.pdn' }).count()).toBe(0);
  });

  test('PDN and FEN are copied as they stand', async () => {
    const player = await visit({ device, saved: PLAYED });
    const { page } = player;
    await player.allow('clipboard-read', 'clipboard-write');
    await go(player, '#/review');
    await page.locator('.list').waitFor();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await player.press('Copia PDN');
    await expect.poll(copied).toContain('1. 22-18 11-14 2. 18x11 6x15 *');
    await player.press('Copia FEN');
    await expect.poll(copied).toMatch(/^W:W.*21.*:B.*15/);
    await expect.poll(() => page.getByRole('button', { name: 'Copiato' }).count()).toBe(2);
    await player.press('Mossa prima');
    await player.press('Copia FEN');
    await expect.poll(copied).toMatch(/^B:W.*11.*:B.*6/);
  });

  test('a large file is read piece by piece, and may be stopped', async () => {
    const player = await visit({ device });
    const { page } = player;
    await go(player, '#/import');
    const game = `[White "Rossi"]\n[Black "Bianchi"]\n[GameType "22"]\n\n1. 22-18 11-14 2. 18x11 6x15 1-1\n\n`;
    const file = { name: 'molte.pdn', mimeType: 'text/plain', buffer: Buffer.from(game.repeat(60_000)) };
    await page.locator('.file input').setInputFiles(file);
    await expect.poll(() => page.locator('ol li').count()).toBeGreaterThan(50);
    await player.press('Ferma');
    await expect.poll(() => page.locator('section [role=status]').textContent()).toContain('Fermato');
    await page.locator('ol button').nth(40).click();
    await page.locator('.list').waitFor();
  });

  test('a position is set up, with all that is wrong with it, and played', async () => {
    const player = await visit({ device });
    const { page } = player;
    await go(player, '#/position');
    await player.press('Svuota');
    await player.tap('31');
    await page.locator('input[value="king.black"]').check();
    await player.tap('2');
    const fen = page.locator('input[name=fen]');
    await expect.poll(() => fen.inputValue()).toBe('W:W31:BK2');
    await fen.fill('W:W1,31:B30,32');
    await expect.poll(() => page.locator('.faults li').allTextContents()).toHaveLength(3);
    await expect.poll(() => page.getByRole('button', { name: 'In due da qui' }).isDisabled()).toBe(true);
    await fen.fill('W:W22:B18');
    await expect.poll(() => player.described('18')).toBe('casella 18, pedina nera');
    await page.locator('[data-name="22"]').dragTo(page.locator('[data-name="21"]'));
    await expect.poll(() => fen.inputValue()).toBe('W:W21:B18');
    await player.press('In due da qui');
    await page.locator('main.play').waitFor();
    await expect.poll(() => player.described('21')).toContain('casella 21, pedina bianca');
  });

  test('an imported game with a huff goes out whole as a link', async () => {
    const huffed = { ...position('italian+obligation=huff', 'W:W22,31,32:B4,10,18'), events: HUFF };
    const player = await visit({ device, saved: huffed });
    const { page } = player;
    await go(player, '#/review');
    await page.locator('.list').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), player.press('Scarica PDN')]);
    await go(player, '#/import');
    await page.locator('input[type=file]').setInputFiles(await file.path());
    await page.locator('ol').getByRole('button').first().click();
    await page.locator('.list').waitFor();
    const steps = await page.locator('.list').textContent();
    expect(steps).toContain('32-28');
    await player.press('Condividi');
    await player.allow('clipboard-read', 'clipboard-write');
    await player.press('Copia il link');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await page.reload();
    await page.locator('.list').waitFor();
    expect(await page.locator('.list').textContent()).toBe(steps);
    await expect.poll(() => player.described('22')).toBe('casella 22, vuota');
    await player.press('Dall’inizio');
    await expect.poll(() => player.described('22')).toBe('casella 22, pedina bianca');
  });

  test('counts within endgames are composed, changed and dropped, and are in the game', async () => {
    const player = await visit({ device });
    const { page } = player;
    await go(player, '#/house');
    const counts = page.getByRole('group', { name: /^Conteggio del finale/ });
    await page.locator('select[name="draws.count"]').waitFor();
    expect(await counts.count()).toBe(0);
    await player.press('Aggiungi un conteggio del finale');
    await player.press('Aggiungi un conteggio del finale');
    await expect.poll(() => counts.count()).toBe(2);
    await page.locator('select[name="endgame.1.kind"]').selectOption({ label: 'dame da tutte e due le parti' });
    await expect.poll(() => page.locator('select[name="endgame.1.crowned"]').count()).toBe(0);
    await page.locator('input[name="endgame.1.fewest"]').fill('9');
    await page.locator('input[name="endgame.1.fewest"]').press('Tab');
    await expect.poll(() => page.locator('.faults li').count()).toBe(1);
    expect(await page.locator('input[name="endgame.1.fewest"]').getAttribute('aria-invalid')).toBe('true');
    await player.press('Togli il conteggio 2');
    await expect.poll(() => page.locator('.faults').textContent()).toContain('Le regole stanno in piedi.');
    await page.locator('input[name="endgame.0.plies"]').fill('8');
    await page.locator('input[name="endgame.0.plies"]').press('Tab');
    await page.locator('select[name="endgame.0.crowned"]').selectOption({ label: 'tutti i suoi pezzi' });
    await player.press('In due da qui');
    await page.locator('main.play').waitFor();
    const rules = JSON.parse((await page.locator('main.play').getAttribute('data-game')) ?? '') as object;
    expect(rules).toMatchObject({ draws: { rules: expect.arrayContaining([COUNT]) } });
  });

  test('nothing on the card of the house rules runs over its edge', async () => {
    const { page } = await visit({ device });
    await go(stage.visitor, '#/house');
    await page.locator('.faults .good').waitFor();
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('main section')].flatMap((card) => {
        const room = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight);
        const parts = [...card.querySelectorAll('select, input:not([type=checkbox]), button, label')];
        return parts.filter((part) => part.getBoundingClientRect().right > room + 0.5).map((part) => part.outerHTML);
      }),
    );
    expect(over).toEqual([]);
  });

  test('a position goes out as a link that holds it, as FEN, and as a code', async () => {
    const player = await visit({ device });
    const { page } = player;
    await go(player, `#/position/russian/${encodeURIComponent('W:Wc3,Ke1:Bd6')}`);
    await page.locator('input[name=fen]').waitFor();
    await player.press('Condividi');
    await page.getByRole('img', { name: 'Codice QR del link' }).waitFor();
    await player.allow('clipboard-read', 'clipboard-write');
    await player.press('Copia FEN');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe('W:Wc3,Ke1:Bd6');
    await player.press('Copia il link');
    await expect.poll(copied).toContain('/#/s/');
    await page.goto(await copied());
    await page.reload();
    await expect.poll(() => page.locator('input[name=fen]').inputValue()).toBe('W:Wc3,Ke1:Bd6');
    await expect.poll(() => player.described('e1')).toBe('casella e1, dama bianca');
  });

  test('house rules are put together, contradictions told, kept, shared and played', async () => {
    const player = await visit({ device });
    const { page } = player;
    await go(player, '#/house');
    await page.locator('input[name=name]').fill('Dama della zia');
    await page.locator('select[name="start.rows"]').selectOption('4');
    await expect.poll(() => page.locator('.faults li').count()).toBe(1);
    await page.locator('select[name="start.rows"]').selectOption('2');
    await page.locator('select[name="goal"]').selectOption({ label: 'vinciperdi' });
    await expect.poll(() => page.locator('.faults').textContent()).toContain('Le regole stanno in piedi.');
    await player.press('Salva');
    await page.getByRole('list', { name: 'I tuoi giochi' }).waitFor();
    await player.press('Condividi');
    await player.allow('clipboard-read', 'clipboard-write');
    await player.press('Copia il link');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await page.reload();
    await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe('dama della zia');
    expect(await page.locator('select[name="start.rows"]').inputValue()).toBe('2');
    await player.press('Prova');
    await page.locator('main.play').waitFor();
    await expect.poll(() => page.locator('.panel h1').textContent()).toBe('Dama della zia');
    await player.reload();
    expect(await page.locator('.panel h1').textContent()).toBe('Dama della zia');
    await expect.poll(() => player.described('9')).toBe('casella 9, vuota');
  });
});
