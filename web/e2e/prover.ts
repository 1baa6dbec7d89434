import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Build } from '../src/core/build';
import type { GameInfo, Outcome } from '../src/core/core';
import type { Answer } from '../src/core/ask';
import type { CallName, Calls } from '../src/core/messages';
import { BUILT, type Site } from './site';

/** The page's own worker, asked from a page of the site that does nothing else. */
export class Prover {
  private constructor(private readonly page: Page) {}

  static async start(
    browser: Browser,
    site: Site,
    build: Build,
  ): Promise<{ prover: Prover; games: readonly GameInfo[] }> {
    const page = await browser.newPage();
    await page.goto(`${site.address}icon.svg`);
    const name = readdirSync(join(BUILT, 'assets')).find((file) => /^worker-core-.*\.js$/.test(file));
    await page.evaluate((path) => {
      Object.assign(globalThis, { prover: new Worker(path, { type: 'module' }) });
    }, `/assets/${name}`);
    const prover = new Prover(page);
    const { games } = await prover.ask('start', build);
    return { prover, games };
  }

  async ask<N extends CallName>(call: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    const [answer] = await this.askAll(call, [args]);
    return answer as ReturnType<Calls[N]>;
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

  /** How a game of the easy bot against itself ends, and how many of its decisions that took: at most so many. */
  async playOut(game: string, most: number): Promise<{ readonly kind: Outcome['kind']; readonly decisions: number }> {
    return await this.page.evaluate(
      async ([id, limit]) => {
        const { prover } = globalThis as unknown as { prover: Worker };
        const ask = async <N extends CallName>(call: N, args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> => {
          const answer = await new Promise<Answer>((resolve) => {
            prover.addEventListener('message', ({ data }) => resolve(data), { once: true });
            prover.postMessage({ id: 0, call, args });
          });
          if ('error' in answer) throw new Error(`${id} ${call} ${args.join(' ')}: ${answer.error}`);
          return answer.value as ReturnType<Calls[N]>;
        };
        let { view } = await ask('open', [id, '', []]);
        let decisions = 0;
        while (decisions < limit && view.outcome.kind === 'ongoing') {
          const { event } = await ask('decide', [view.turn, 'easy', decisions++]);
          view = await ask('act', [event]);
        }
        return { kind: view.outcome.kind, decisions };
      },
      [game, most] as const,
    );
  }
}
