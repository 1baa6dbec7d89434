import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Stage } from './stage';

/** Longer than any game lasts under the draw rules, against somebody who does not think. */
const MOST_MOVES = 250;

const EASY = {
  table: { game: 'italian', start: '', opponent: 'easy', side: 'white' },
  events: [],
  flipped: false,
} as const;

const stage = new Stage();

/** What a screen reader finds under a heading or a role: nothing else of the page is looked at. */
async function status(page: Page): Promise<string> {
  return (await page.getByRole('main').getByRole('status').textContent()) ?? '';
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Types a question and waits for an answer like that, which describes the field. */
async function ask(page: Page, command: string, like: RegExp): Promise<string> {
  await type(page, command);
  const answer = page.locator('#answer');
  await expect.poll(() => answer.textContent()).toMatch(like);
  return (await answer.textContent()) ?? '';
}

/** Tab by tab until what has the focus has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}

test('somebody who only listens finishes a game', { timeout: 240_000 }, async () => {
  const visitor = await stage.visit({ saved: EASY });
  const { page } = visitor;
  await tabTo(page, 'Gioca in modo testo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dama italiana' }).waitFor();
  expect(await page.locator('svg.board').count()).toBe(0);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    await expect
      .poll(() => status(page), { timeout: 30_000 })
      .toMatch(/Tocca a te|Tocca una pedina|obbligatoria|Vince|Patta:/);
    if (/Vince|Patta:/.test(await status(page))) break;
    await type(page, '/m');
    const [, first = ''] = /Si può giocare ([\dx-]+)/.exec(await page.locator('main').ariaSnapshot()) ?? [];
    await type(page, first);
    await page.getByText(`Giocata ${first}.`).waitFor();
  }
  expect(await status(page)).toMatch(/Vince|Patta:/);
  expect(await page.getByRole('log').textContent()).toMatch(/1\.\s*\d+-\d+/);
});

test('a person who listens may ask for what others see', async () => {
  const settings = { textMode: true };
  const saved = { ...EASY, table: { ...EASY.table, start: 'W:W22,31,K29:B4,10,18', opponent: 'person' } } as const;
  const visitor = await stage.visit({ saved, settings });
  const { page } = visitor;
  expect(await status(page)).toBe('Presa obbligatoria: muovi da 22. Si può giocare 22x13x6.');
  expect(await ask(page, '/p k', /Bianco: dame/)).toBe('Bianco: dame 29. Nero: nessun pezzo.');
  expect(await ask(page, '/p m', /Nero: pedine/)).toBe('Bianco: pedine 22, 31. Nero: pedine 4, 10, 18.');
  expect(await ask(page, '/scan 3', /^21 /)).toBe('21 vuota, 22 pedina bianca, 23 vuota, 24 vuota.');
  expect(await ask(page, '/l', /Nessuna/)).toBe('Nessuna mossa ancora.');
  expect(await ask(page, '/c', /orologio/)).toBe('Si gioca senza orologio.');
  expect(await ask(page, '/what', /Non conosco/)).toContain('/help');
  expect(await ask(page, 'hello', /non è una mossa/)).toBe('«hello» non è una mossa.');
  expect(await ask(page, '31-27', /^Da 31/)).toBe('Da 31 non puoi muovere: c’è una presa obbligatoria da 22.');
  for (const heading of [
    'Stato della partita',
    'Ultima mossa',
    'La tua mossa',
    'Giocatori',
    'Mosse giocate',
    'Pezzi',
    'Damiera',
  ]) {
    expect(await page.getByRole('heading', { name: heading, exact: true }).count()).toBe(1);
  }
  await type(page, '2206');
  await page.getByText('Bianco: 22 prende 18 e 10 e arriva in 6.').first().waitFor();
});
