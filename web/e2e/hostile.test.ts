import { describe, expect, test } from 'vitest';
import { pack } from '../src/share/packed';
import { Stage } from './stage';
import type { Visitor } from './visitor';
import { DESKTOP, PHONE, position } from './visitor';

const stage = new Stage();
const { visit } = stage;

const SCRIPT = '<img src=x onerror="window.taken=1"><script>window.taken=1</script>';
const PLAYED = { ...position('italian', ''), events: ['22-18', '11-14'] };

const PDN = [
  `[Event "${SCRIPT.replaceAll('"', "'")}"]\n[White "__proto__"]\n[Black "constructor"]\n[__proto__ "x"]\n\n1. 22-18 {${SCRIPT}} 1-0\n`,
  `[White "${SCRIPT.replaceAll('"', '\\"')}"]\n\n1. ${SCRIPT} 22-18\n`,
  `1. 22-18 ${'('.repeat(2_000)} 11-14 ${')'.repeat(2_000)} *\n`,
  `1. 22-18 {${'x'.repeat(300_000)}\n`,
  '\u0000\u0001\u0007\u001b[31m1. 22-18\u202e 11-14 *\n',
  `[Variant "house"]\n[Rules "${'['.repeat(50_000)}"]\n\n1. 22-18 *\n`,
];

/** Nothing of what was written was run, and the game on the board is the same. */
async function unharmed(player: Visitor): Promise<void> {
  expect(await player.page.evaluate(() => ['taken', 'polluted'].map((name) => Reflect.get(window, name)))).toEqual([
    undefined,
    undefined,
  ]);
  await player.page.evaluate(() => (location.hash = '#/'));
  await expect.poll(() => player.moves()).toEqual(['22-18', '11-14']);
}

async function go(player: Visitor, hash: string): Promise<void> {
  await player.page.evaluate((address) => (location.hash = address), hash);
}

describe.each([PHONE, DESKTOP])('on a $name', (device) => {
  test('files of games are text and nothing else', async () => {
    const player = await visit({ device, saved: PLAYED });
    const { page } = player;
    await go(player, '#/import');
    const state = page.locator('section [role=status]');
    for (const [index, text] of PDN.entries()) {
      const file = { name: `${index}.pdn`, mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.locator('.file input').setInputFiles(file);
      await page.getByRole('heading', { name: file.name }).waitFor();
      await expect.poll(() => state.textContent(), { timeout: 20_000 }).toContain('Letto tutto.');
    }
    const noise = {
      name: 'rumore',
      mimeType: 'text/plain',
      buffer: Buffer.from(Uint8Array.from({ length: 50_000 }, (_, i) => (i * i * 31) >> 3)),
    };
    await page.locator('.file input').setInputFiles(noise);
    await page.getByRole('heading', { name: noise.name }).waitFor();
    await expect.poll(() => state.textContent(), { timeout: 20_000 }).toContain('Letto tutto.');
    await unharmed(player);
  });

  test('a game with scripts in it is shown as it was written', async () => {
    const player = await visit({ device, saved: PLAYED });
    const { page } = player;
    await go(player, '#/import');
    await page.locator('textarea').fill(PDN[0] ?? '');
    await player.press('Leggi');
    await page.locator('ol button').click();
    await page.locator('.list').waitFor();
    expect(await page.locator('.list').textContent()).toContain('<script>window.taken=1</script>');
    await unharmed(player);
  });

  test('damaged and evil links are told', async () => {
    const player = await visit({ device, saved: PLAYED });
    const evil = [
      await pack('{"g":"__proto__","f":"","e":"22-18"}'),
      await pack('{"g":"italian","f":"W:W1","e":""}'),
      await pack('{"g":"italian","f":"","e":"22-18\\n22-18"}'),
      await pack(`{"g":"italian","f":"","e":"${SCRIPT.replaceAll('"', '')}"}`),
      await pack('x'.repeat(3_000_000)),
      '1AAAA',
      encodeURIComponent(SCRIPT),
      '%E0%A4%A',
    ];
    for (const data of evil) {
      await go(player, '#/new-place');
      await go(player, `#/s/${data}`);
      await expect.poll(() => player.page.locator('main p[role=status]').textContent()).toContain('è rovinato');
    }
    await go(player, `#/s/2${evil[0]}`);
    await expect.poll(() => player.page.locator('main p[role=status]').textContent()).toContain('versione più nuova');
    await unharmed(player);
  });

  test('addresses and FENs of all kinds lead to a board with a message', async () => {
    const player = await visit({ device, saved: PLAYED });
    const { page } = player;
    for (const hash of ['__proto__', encodeURIComponent(SCRIPT), 'italian/W:W__proto__', 'italian/%00']) {
      await go(player, `#/position/${hash}`);
      await page.locator('input[name=fen]').waitFor();
    }
    const fen = page.locator('input[name=fen]');
    for (const text of [
      SCRIPT,
      'x'.repeat(100_000),
      'W:W1,1,1,99999999999,K__proto__:B\u0000',
      `W:W${'1,'.repeat(900)}`,
    ]) {
      await fen.fill(text);
      await page.locator('.faults .bar').waitFor();
    }
    for (const hash of ['#/review/__proto__', '#/review/paper/%3Cscript%3E']) {
      await go(player, hash);
      await expect.poll(() => page.locator('main [role=status]').textContent()).toContain('non si trova più');
    }
    await unharmed(player);
  });

  test('house rules are refused with a reason', async () => {
    const player = await visit({ device, saved: PLAYED });
    const { page } = player;
    await go(player, '#/house');
    await page.locator('summary').click();
    const evil = [
      '{',
      'null',
      `${'['.repeat(100_000)}`,
      '{"__proto__":{"polluted":1},"id":"a","base":"italian"}',
      '{"id":"a","base":"constructor"}',
      `{"id":"${SCRIPT.replaceAll('"', '')}","base":"italian"}`,
      '{"id":"a","base":"italian","man":{"moves":"x"},"board":{"files":1e9},"draws":[]}',
    ];
    for (const text of evil) {
      await page.locator('details textarea').fill(text);
      await player.press('Leggi');
      await page.locator('[role=alert] li').first().waitFor();
    }
    await expect.poll(() => page.locator('[role=alert] li').count()).toBe(3);
    await go(player, `#/house/${encodeURIComponent(evil[4] ?? '')}`);
    await expect.poll(() => page.locator('[role=alert] li').count()).toBe(1);
    await unharmed(player);
  });
});
