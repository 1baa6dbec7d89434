import { describe, expect, test } from 'vitest';
import type { SavedGame } from '../src/game/table';
import { Stage } from './stage';
import type { Visitor } from './visitor';
import { DESKTOP, PHONE, position } from './visitor';

const stage = new Stage();
const { visit } = stage;

async function go(player: Visitor, hash: string): Promise<void> {
  await player.page.evaluate((to) => void (location.hash = to), hash);
}

/** The folded part of the dialog for a new game. */
async function table(player: Visitor, opponent: string): Promise<void> {
  await player.press('Nuova');
  await player.page.getByRole('radio', { name: opponent }).check();
  await player.page.getByText('Tavolo', { exact: true }).click();
}

/** What stands beside the player at the near edge. */
async function own({ page }: Visitor): Promise<string> {
  return (await page.locator('.player .who').last().textContent()) ?? '';
}

/** Two persons with a clock: the moves that were made, and no time lost yet. */
function timed(saved: SavedGame): SavedGame {
  return { ...saved, table: { ...saved.table, time: { kind: 'fischer', base: 60, increment: 0 } } };
}

describe.each([PHONE, DESKTOP])('on a $name', (device) => {
  test('a hint tells the piece, then the move', async () => {
    const player = await visit({ device, saved: position('italian', 'W:W22,31:B18,4') });
    await player.press('Aiuto');
    await expect.poll(() => player.notice()).toMatch(/^Aiuto: muovi il pezzo in 22/);
    await player.press('Aiuto');
    await expect.poll(() => player.notice()).toBe('Aiuto: gioca 22x13.');
    expect(await player.moves()).toEqual([]);
    await player.tap('22', '13');
    await expect.poll(() => player.moves()).toEqual(['22x13']);
  });

  test('moves are taken back and done again, after a reload too', async () => {
    const player = await visit({ device, saved: position('italian', '') });
    await player.tap('22', '18', '11', '15');
    await expect.poll(() => player.moves()).toHaveLength(2);
    await player.press('Indietro');
    await player.press('Indietro');
    await expect.poll(() => player.moves()).toEqual([]);
    await player.reload();
    await player.press('Avanti');
    await expect.poll(() => player.moves()).toEqual(['22-18']);
    await player.press('Avanti');
    await expect.poll(() => player.moves()).toEqual(['22-18', '11-15']);
  });

  test('only the resignation is taken back', async () => {
    const player = await visit({ device, saved: position('italian', '') });
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toHaveLength(1);
    await player.press('Abbandona');
    await player.page.getByRole('dialog').getByRole('button', { name: 'Abbandona' }).click();
    await expect.poll(() => player.notice()).toContain('Vince il Bianco');
    await player.press('Indietro');
    await expect.poll(() => player.notice()).toContain('Tocca');
    expect(await player.moves()).toEqual(['22-18']);
  });

  test('several games stand side by side, are resumed, deleted and brought back', async () => {
    const player = await visit({ device, saved: position('italian', '') });
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toHaveLength(1);
    await player.sit('russian', 'In due', 'Bianco');
    await player.tap('c3', 'd4');
    await expect.poll(() => player.moves()).toHaveLength(1);
    await go(player, '#/games');
    const games = player.page.locator('main li');
    await expect.poll(() => games.count()).toBe(2);
    await games.filter({ hasText: 'Dama italiana' }).getByRole('link').click();
    await player.ready();
    await expect.poll(() => player.moves()).toEqual(['22-18']);
    await go(player, '#/games');
    await player.page.getByRole('button', { name: 'Elimina la partita: Dama russa' }).click();
    await expect.poll(() => games.count()).toBe(1);
    await player.press('Annulla');
    await expect.poll(() => games.count()).toBe(2);
  });

  test('a touched piece must move, unless it was only put right', async () => {
    const player = await visit({ device });
    await table(player, 'In due');
    await player.page.getByLabel('Pezzo toccato, pezzo mosso').check();
    await player.press('Comincia');
    await player.page.locator('main[data-opponent="person"]').waitFor();
    await player.press('Accomodo');
    await expect.poll(() => player.notice()).toContain('Accomodo');
    await player.tap('23');
    await expect.poll(() => player.notice()).not.toContain('Accomodo');
    await player.tap('22');
    await expect.poll(async () => (await player.button('Accomodo')).isDisabled()).toBe(true);
    for (const forbidden of ['23', '14', '11']) {
      await player.tap(forbidden);
      await expect.poll(() => player.notice()).toBe('Hai toccato il pezzo in 22: devi muoverlo.');
      await player.page.getByRole('link', { name: 'La regola' }).waitFor();
      await player.tap('22');
    }
    await player.tap('18');
    await expect.poll(() => player.moves()).toEqual(['22-18']);
  });

  test('children are offered the friendly levels, and no clocks', async () => {
    const hard: SavedGame = {
      ...position('italian', ''),
      table: { ...position('italian', '').table, opponent: 'hard' },
    };
    const player = await visit({ device, saved: timed(hard), settings: { child: true, clock: true } });
    const { page } = player;
    const offered = () =>
      page.locator('input[name="opponent"]').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    await player.press('Nuova');
    expect(await offered()).toEqual(['easy', 'medium', 'person']);
    expect(await page.locator('input[name="opponent"]:checked').inputValue()).toBe('medium');
    await page.getByRole('radio', { name: 'In due' }).check();
    await page.getByText('Tavolo', { exact: true }).click();
    await page.getByLabel('Pezzo toccato, pezzo mosso').waitFor();
    expect(await page.locator('select[name="time"]').count()).toBe(0);
    await player.press('Comincia');
    await page.locator('main[data-opponent="person"]').waitFor();
    expect(await page.locator('.player button').count()).toBe(0);
  });

  test('who is no child is offered all levels, and clocks', async () => {
    const player = await visit({ device, saved: position('italian', '') });
    await table(player, 'In due');
    const levels = player.page.locator('input[name="opponent"]');
    const offered = await levels.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(offered).toEqual(['easy', 'medium', 'hard', 'person']);
    expect(await player.page.locator('select[name="time"]').count()).toBe(1);
  });

  test('an opening is drawn by lot and played', async () => {
    const player = await visit({ device });
    await table(player, 'In due');
    await player.page.locator('select[name="beginning"]').selectOption('random-2');
    await player.press('Comincia');
    const opening = player.page.locator('#urn');
    await opening.waitFor();
    expect(await opening.textContent()).toMatch(/^\d+[-x]\d+ \d+[-x]\d+$/);
    await player.page.getByRole('dialog').getByRole('button', { name: 'Comincia' }).click();
    await player.page.locator('main[data-opponent="person"]').waitFor();
    await expect.poll(() => player.described('22')).not.toBe('');
  });

  test('an opening comes from a list in use', async () => {
    const player = await visit({ device });
    await player.press('Nuova');
    await player.page.locator('.game input[value="english"]').check();
    await player.page.getByText('Tavolo', { exact: true }).click();
    await player.page.locator('select[name="beginning"]').selectOption('english-3move');
    await player.press('Comincia');
    await player.page.locator('#urn').waitFor();
    expect(await player.page.locator('#urn').textContent()).toMatch(/^\d{3} \d\d-\d\d \d\d-\d\d \d\d-\d\d$/);
    await player.page.getByRole('dialog').getByRole('button', { name: 'Comincia' }).click();
    await player.page.locator('main[data-game="english"]').waitFor();
  });

  test('pieces are left off, and a position that cannot be played is told', async () => {
    const player = await visit({ device });
    await table(player, 'In due');
    await player.page.locator('select[name="beginning"]').selectOption('position');
    await player.page.locator('input[name="position"]').fill('<script>alert(1)</script>');
    await player.press('Comincia');
    await player.page.getByRole('alert').waitFor();
    await player.page.locator('input[name="position"]').fill('B:W22,K31:B11');
    await player.press('Comincia');
    await player.page.locator('main[data-opponent="person"]').waitFor();
    await expect.poll(() => player.described('31')).toBe('casella 31, dama bianca');
    await expect.poll(() => player.described('11')).toBe('casella 11, pedina nera, può muovere');
    await player.press('Nuova');
    await player.page.locator('select[name="beginning"]').selectOption('handicap');
    await player.press('Comincia');
    await player.page.locator('main[data-opponent="person"]').waitFor();
    await expect.poll(() => player.described('32')).toBe('casella 32, vuota');
    expect(await player.page.locator('.left').allTextContents()).toEqual([
      expect.stringMatching(/^\s*\+1\s*12\s+pezzi\s*$/),
      expect.stringMatching(/^\s*11\s+pezzi\s*$/),
    ]);
  });

  test('a rematch swaps the colours, again and again', async () => {
    const player = await visit({ device });
    for (const side of ['Bianco', 'Nero', 'Bianco']) {
      await expect.poll(() => own(player)).toContain(side);
      if (side === 'Nero') await expect.poll(() => player.moves()).toHaveLength(1);
      await player.press('Abbandona');
      await player.page.getByRole('dialog').getByRole('button', { name: 'Abbandona' }).click();
      await player.press('Rivincita');
      await expect.poll(() => player.page.getByRole('button', { name: 'Rivincita' }).count()).toBe(0);
    }
  });

  test('the colour changes from game to game, after a reload too, unless one is chosen', async () => {
    const player = await visit({ device });
    const next = async (colour: string): Promise<'Bianco' | 'Nero'> => {
      await player.sit('italian', 'Facile', colour);
      await player.page.locator('main[data-opponent="easy"]').waitFor();
      await expect
        .poll(async () => (await own(player)).includes('Nero') === (await player.moves()).length > 0)
        .toBe(true);
      const side = (await own(player)).includes('Nero') ? 'Nero' : 'Bianco';
      await player.reload();
      return side;
    };
    const first = await next('Alternato');
    const other = first === 'Nero' ? 'Bianco' : 'Nero';
    expect(await next('Alternato')).toBe(other);
    expect(await next('Alternato')).toBe(first);
    expect(await next(first)).toBe(first);
    expect(await next('Alternato')).toBe(other);
  });

  test('the moves without progress are counted in sight, and the last one makes the draw', async () => {
    const player = await visit({ device, saved: position('italian+quiet=4', 'W:WK32,K31:BK1,K2,16') });
    const counters = player.page.locator('.counters');
    await player.tap('32', '28');
    await expect.poll(() => counters.textContent()).toContain('Patta: 0 di 2 mosse');
    await player.tap('16', '20');
    await expect.poll(() => player.moves()).toHaveLength(2);
    expect(await counters.textContent()).toContain('Patta: 0 di 2 mosse');
    await player.tap('28', '32', '1', '5');
    await expect.poll(() => counters.textContent()).toContain('Patta: 1 di 2 mosse');
    await player.tap('31', '27', '5', '1');
    await expect.poll(() => player.notice()).toBe('Patta: troppe mosse senza progressi.');
  });
});

describe('at one device', () => {
  test('the board turns to the player on move', async () => {
    const player = await visit({ device: PHONE, saved: position('italian', '') });
    const top = async (name: string): Promise<number> =>
      (await player.page.locator(`[data-name="${name}"]`).boundingBox())?.y ?? 0;
    expect(await top('1')).toBeLessThan(await top('32'));
    await player.tap('22', '18');
    await expect.poll(async () => (await top('1')) > (await top('32'))).toBe(true);
  });

  test('the board stays where somebody does not want it to turn', async () => {
    const player = await visit({ saved: position('italian', '') });
    const top = async (name: string): Promise<number> =>
      (await player.page.locator(`[data-name="${name}"]`).boundingBox())?.y ?? 0;
    await go(player, '#/settings');
    await player.page.getByRole('switch', { name: 'Gira la damiera verso chi muove' }).uncheck();
    await player.page.reload();
    await go(player, '#/');
    await player.ready();
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toHaveLength(1);
    expect(await top('1')).toBeLessThan(await top('32'));
    await player.press('Gira');
    await expect.poll(async () => (await top('1')) > (await top('32'))).toBe(true);
  });

  test('the clock runs, is stopped, and ends the game', async () => {
    const player = await visit({ device: PHONE, saved: timed(position('italian', '')) });
    await player.page.clock.install();
    await player.tap('22', '18');
    await player.page.clock.runFor(5000);
    const black = player.page.getByRole('button', { name: /^Nero: / });
    await expect.poll(() => black.textContent()).toMatch(/0:5[45]/);
    await black.click();
    await player.page.clock.runFor(30_000);
    expect(await black.textContent()).toMatch(/0:5[45]/);
    await black.click();
    await player.page.clock.runFor(60_000);
    await expect.poll(() => player.notice()).toBe('Vince il Bianco: l’avversario ha finito il tempo.');
  });

  test('no time runs while the page is closed', async () => {
    const player = await visit({ device: PHONE, saved: timed(position('italian', '')) });
    await player.tap('22', '18');
    await expect.poll(() => player.moves()).toHaveLength(1);
    await player.reload();
    await expect.poll(() => player.notice()).toContain('L’orologio è fermo');
  });
});

test('a tab that is killed while a capture is shown comes back with the whole move', async () => {
  const player = await visit({ saved: position('english', 'W:W31:B26,18,5'), motion: 'no-preference' });
  await player.tap('31', '15');
  await player.page.locator('[data-square="15"]').waitFor();
  const kept = player.page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('damiera');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(all.result).includes('31x22x15'));
          });
        });
      }),
  );
  await kept;
  await player.page.goto('about:blank');
  await player.page.goto(stage.site.address);
  await player.ready();
  await expect.poll(() => player.moves()).toEqual(['31x22x15']);
});

test('results are counted, exported, cleared and imported; a hostile file changes nothing', async () => {
  const player = await visit({});
  await player.press('Abbandona');
  await player.page.getByRole('dialog').getByRole('button', { name: 'Abbandona' }).click();
  await expect.poll(() => player.notice()).toContain('Vince il Nero');
  await go(player, '#/statistics');
  const lost = player.page.locator('dl .lost dd');
  await expect.poll(() => lost.textContent()).toBe('1');
  const [download] = await Promise.all([player.page.waitForEvent('download'), player.press('Esporta')]);
  const path = await download.path();
  const input = player.page.locator('input[type=file]');
  const hostile = Buffer.from(
    '{"format":"damiera-statistics","version":1,"results":[{"id":"<img src=x onerror=alert(1)>"}]}',
  );
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: hostile });
  await expect.poll(() => player.page.getByText('Il file è rovinato').count()).toBe(1);
  expect(await lost.textContent()).toBe('1');
  await player.press('Azzera');
  await player.press('Cancella');
  await expect.poll(() => lost.count()).toBe(0);
  await input.setInputFiles(path);
  await expect.poll(() => lost.textContent()).toBe('1');
});

test('statistics are as wide as the screen, whatever their file calls a game', async () => {
  const player = await visit({ device: PHONE });
  const { page } = player;
  await page.goto(`${stage.site.address}#/statistics`);
  const result = { id: 'r1', game: 'x'.repeat(300), level: 'easy', side: 'white', score: 'won', ended: 1 };
  const file = JSON.stringify({ format: 'damiera-statistics', version: 1, results: [result] });
  const json = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.locator('input[type=file]').setInputFiles(json);
  await page.locator('tbody th').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('statistics tell of each game, level and colour, and of streaks', async () => {
  const player = await visit({});
  await go(player, '#/statistics');
  const played = [
    ['italian', 'easy', 'white', 'won'],
    ['italian', 'easy', 'black', 'won'],
    ['italian', 'hard', 'white', 'won'],
    ['russian', 'hard', 'black', 'lost'],
    ['russian', 'hard', 'white', 'drawn'],
    ['italian', 'easy', 'white', 'won'],
    ['italian', 'easy', 'black', 'won'],
  ];
  const results = played.map(([game, level, side, score], index) => {
    return { id: `${index}`, game, level, side, score, ended: 1_000 + index };
  });
  const buffer = Buffer.from(JSON.stringify({ format: 'damiera-statistics', version: 1, results }));
  const input = player.page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await expect.poll(() => player.page.locator('dl dd').allTextContents()).toEqual(['5', '1', '1', '2', '3']);
  const rows = async (by: string): Promise<string[]> => {
    const texts = await player.page.locator(`section[aria-labelledby="by-${by}"] tbody tr`).allInnerTexts();
    return texts.map((text) => text.trim().replaceAll(/\s+/g, ' '));
  };
  expect(await rows('game')).toEqual(['Dama italiana 5 0 0', 'Dama russa 0 1 1']);
  expect(await rows('level')).toEqual(['Facile 4 0 0', 'Difficile 1 1 1']);
  expect(await rows('side')).toEqual(['Bianco 3 1 0', 'Nero 2 0 1']);
  await player.page.getByRole('img', { name: 'Andamento di 7 partite: vinte meno perse 4' }).waitFor();
  await go(player, '#/');
  await player.sit('italian', 'In due', 'Bianco');
  await player.tap('22', '18');
  await player.press('Abbandona');
  await player.page.getByRole('dialog').getByRole('button', { name: 'Abbandona' }).click();
  await expect.poll(() => player.notice()).toContain('Vince');
  await go(player, '#/statistics');
  await expect.poll(() => player.page.locator('dl dd').allTextContents()).toEqual(['5', '1', '1', '2', '3']);
});

test('storage that is forbidden is told, and the game goes on', async () => {
  const player = await visit({
    prepare: () => {
      Object.defineProperty(globalThis, 'indexedDB', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  });
  await expect.poll(() => player.page.locator('.unkept').count()).toBe(1);
  await player.tap('22', '18');
  await expect.poll(() => player.moves()).toHaveLength(2);
});
