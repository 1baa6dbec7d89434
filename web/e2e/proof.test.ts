import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Build } from '../src/core/build';
import type { GameInfo, LegalMove } from '../src/core/core';
import type { CallName, Calls } from '../src/core/messages';
import { launchChromium } from './chromium';
import { perftFacts, plainMove, positionFacts } from './facts';
import { BUILT, serveSite, type Site } from './site';

/** Leaves that a count may have, so that a build counts all of them in some seconds. */
const LIMITS: Record<Build, number> = { wasm: 1_000_000, js: 100_000 };

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await serveSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The page's own worker, asked from a page of the site that does nothing else. */
class Prover {
  private constructor(readonly page: Page) {}

  static async start(build: Build): Promise<{ prover: Prover; games: readonly GameInfo[] }> {
    const page = await browser.newPage();
    await page.goto(`${site.address}icon.svg`);
    const name = readdirSync(join(BUILT, 'assets')).find((file) => /^worker-.*\.js$/.test(file));
    await page.evaluate((path) => {
      Object.assign(globalThis, { prover: new Worker(path, { type: 'module' }) });
    }, `/assets/${name}`);
    const prover = new Prover(page);
    return { prover, games: await prover.ask('start', build) };
  }

  async ask<N extends CallName>(call: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    const answer = await this.page.evaluate(
      (question) =>
        new Promise<{ value?: unknown; error?: string }>((resolve) => {
          const { prover } = globalThis as unknown as { prover: Worker };
          prover.addEventListener('message', ({ data }) => resolve(data), { once: true });
          prover.postMessage(question);
        }),
      { id: 1, call, args },
    );
    if (answer.error !== undefined) throw new Error(`${call} ${args.join(' ')}: ${answer.error}`);
    return answer.value as ReturnType<Calls[N]>;
  }
}

function told(move: LegalMove, info: GameInfo): string {
  const name = (square: number) => info.squares[square - 1]?.name ?? '?';
  const captured = move.routes[0]?.captured ?? [];
  const ends = [name(move.from), name(move.to)];
  return captured.length === 0 ? ends.join('-') : plainMove(`${ends.join('x')}(${captured.map(name).join('+')})`);
}

describe.each(['wasm', 'js'] as const)('the %s build', (build) => {
  let prover: Prover;
  let games: readonly GameInfo[];

  beforeAll(async () => {
    ({ prover, games } = await Prover.start(build));
  });

  test('counts as the world does', { timeout: 90_000 }, async () => {
    const facts = perftFacts(LIMITS[build]);
    expect(facts.length).toBeGreaterThan(30);
    for (const { game, fen, depth, count } of facts) {
      expect({ game, fen, depth, count: await prover.ask('perft', game, fen, depth) }).toEqual({
        game,
        fen,
        depth,
        count,
      });
    }
  });

  test('lists the moves of known positions', async () => {
    const facts = positionFacts();
    expect(facts.length).toBeGreaterThan(80);
    for (const { game, fen, moves } of facts) {
      const info = games.find(({ id }) => id === game.split('+')[0]);
      if (!info) throw new Error(`no game ${game}`);
      const listed = (await prover.ask('moves', game, fen)).map((move) => told(move, info)).toSorted();
      expect({ game, fen, moves: listed }).toEqual({ game, fen, moves });
    }
  });
});
