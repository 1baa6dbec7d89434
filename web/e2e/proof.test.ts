import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Build } from '../src/core/build';
import type { GameInfo, LegalMove } from '../src/core/core';
import type { Answer, CallName, Calls } from '../src/core/messages';
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
    const [games = []] = await prover.askAll('start', [[build]]);
    return { prover, games };
  }

  /** Asks the same of each: one answer for each list of what to ask. */
  async askAll<N extends CallName>(call: N, asked: readonly Parameters<Calls[N]>[]): Promise<ReturnType<Calls[N]>[]> {
    const answers = await this.page.evaluate(
      async (questions) => {
        const { prover } = globalThis as unknown as { prover: Worker };
        const given: Answer[] = [];
        for (const question of questions) {
          given.push(
            await new Promise<Answer>((resolve) => {
              prover.addEventListener('message', ({ data }) => resolve(data), { once: true });
              prover.postMessage(question);
            }),
          );
        }
        return given;
      },
      asked.map((args, id) => ({ id, call, args })),
    );
    return answers.map((answer, i) => {
      if ('error' in answer) throw new Error(`${call} ${asked[i]?.join(' ')}: ${answer.error}`);
      return answer.value as ReturnType<Calls[N]>;
    });
  }
}

function told(move: LegalMove, info: GameInfo): string {
  const name = (square: number) => info.squares[square - 1]?.name ?? '?';
  const captured = move.routes[0]?.captured ?? [];
  const ends = [name(move.from), name(move.to)];
  return captured.length === 0 ? ends.join('-') : plainMove(`${ends.join('x')}(${captured.map(name).join('+')})`);
}

/** A king that takes 19 pieces tries a million ways first: plain JavaScript would need a minute for this one position. */
function isEndless(move: string): boolean {
  return move.split('+').length > 12;
}

function toldAll(moves: readonly LegalMove[], info: GameInfo): string[] {
  return moves.map((move) => told(move, info)).toSorted();
}

describe.each(['wasm', 'js'] as const)('the %s build', (build) => {
  let prover: Prover;
  let games: readonly GameInfo[];

  beforeAll(async () => {
    ({ prover, games } = await Prover.start(build));
  });

  test('counts as the world does', { timeout: 90_000 }, async () => {
    const facts = perftFacts(LIMITS[build]);
    const counted = await prover.askAll(
      'perft',
      facts.map(({ game, fen, depth }) => [game, fen, depth]),
    );
    expect(facts.length).toBeGreaterThan(30);
    expect(facts.map((fact, i) => ({ ...fact, count: counted[i] }))).toEqual(facts);
  });

  test('lists the moves of known positions', { timeout: 90_000 }, async () => {
    const facts = positionFacts().filter(({ moves }) => build === 'wasm' || !moves.some(isEndless));
    const listed = await prover.askAll(
      'moves',
      facts.map(({ game, fen }) => [game, fen]),
    );
    expect(facts.length).toBeGreaterThan(80);
    expect(facts.map((fact, i) => ({ ...fact, moves: toldAll(listed[i] ?? [], infoOf(fact.game)) }))).toEqual(facts);
  });

  function infoOf(game: string): GameInfo {
    const info = games.find(({ id }) => id === game.split('+')[0]);
    if (!info) throw new Error(`no game ${game}`);
    return info;
  }
});
