import { beforeAll, expect, test } from 'vitest';
import type { GameInfo } from '../src/core/core';
import type { Examples } from '../src/screens/rules/example';
import found from '../src/screens/rules/examples.json' with { type: 'json' };
import { isRefusal } from '../src/screens/rules/refusals';
import { Prover } from './prover';
import { Stage } from './stage';
import { PHONE, position } from './visitor';

const EXAMPLES: Examples = found;

const stage = new Stage();
let prover: Prover;
let games: readonly GameInfo[];

beforeAll(async () => {
  ({ prover, games } = await Prover.start(stage.browser, stage.site, 'wasm'));
});

test('every example of a rule is refused by that rule, with the facts that are told', async () => {
  const told: unknown[] = [];
  const asked: unknown[] = [];
  for (const { id } of games) {
    for (const [section, { fen, square, detail }] of Object.entries(EXAMPLES[id] ?? {})) {
      if (!isRefusal(section)) continue;
      await prover.ask('open', id, fen, []);
      asked.push({ id, ...(await prover.ask('whyNot', square)) });
      told.push({ id, reason: section, detail });
    }
  }
  expect(told.length).toBeGreaterThan(games.length);
  expect(asked).toEqual(told);
});

test('every game tells its rules, each with its own steps', { timeout: 120_000 }, async () => {
  const visitor = await stage.visit({ device: PHONE, saved: position('italian', '') });
  const { page } = visitor;
  for (const { id } of games) {
    await page.evaluate((game) => (location.hash = `#/rules/${game}`), id);
    await page.locator(`[data-rules="${id}"] section`).first().waitFor();
    expect(await page.locator('section h2').count()).toBeGreaterThanOrEqual(7);
    expect(await page.locator('main').textContent()).not.toMatch(/\{\w+\}|rules\.|direction/);
  }
  await page.evaluate(() => (location.hash = '#/rules/nothing'));
  await page.getByText('non conosco le regole').waitFor();
});

test('an option changes what is told', async () => {
  const visitor = await stage.visit({ saved: position('italian+obligation=huff', '') });
  const { page } = visitor;
  await page.evaluate(() => (location.hash = '#/rules/italian+obligation=huff/must-capture'));
  await page.getByText('l’avversario può soffiare').waitFor();
});
