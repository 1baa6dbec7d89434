import { writeFile } from 'node:fs/promises';
import { test } from 'vitest';
import { launchChromium } from '../e2e/chromium';
import { Prover } from '../e2e/prover';
import { serveSite } from '../e2e/site';
import type { GameInfo, GameView, Refusal } from '../src/core/core';
import type { Example, Examples } from '../src/screens/rules/example';

const OUT = new URL('../src/screens/rules/examples.json', import.meta.url).pathname;
/** Positions tried for each number of pieces; the fewest pieces that show a rule show it best. */
const TRIES = 150;
const MOST_PIECES = 7;

/** Positions that chance does not find: tried in every game that can read them. */
const HINTS = ['W:WK29,K32:BK26,18,28,K20'];

/** The refusals that a position of some pieces can show. */
const SHOWN = [
  'must-capture',
  'must-capture-more',
  'must-capture-with-king',
  'must-capture-more-kings',
  'must-capture-king-earlier',
  'man-may-not-take-king',
] as const satisfies readonly Refusal['reason'][];

/** What a legal move can show. */
const MOVES = ['man', 'king', 'capture', 'promotion'] as const;

/** Numbers by chance that are the same each time: what is found does not change without need. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function pieces(info: GameInfo, count: number, kings: number, below: (most: number) => number): string {
  const squares = new Set<number>();
  while (squares.size < count) squares.add(below(info.squares.length));
  const white: string[] = [];
  const black: string[] = [];
  const whites = Math.max(1, Math.ceil(count / 3));
  for (const square of squares) {
    const { name, rank } = info.squares[square] ?? { name: '', rank: 0 };
    const side = white.length < whites ? white : black;
    const last = side === white ? info.ranks - 1 : 0;
    side.push(rank === last || below(100) < kings ? `K${name}` : name);
  }
  return `W:W${white.join(',')}:B${black.join(',')}`;
}

class Search {
  readonly found: Record<string, Example> = {};

  constructor(
    private readonly prover: Prover,
    private readonly info: GameInfo,
  ) {}

  async run(): Promise<void> {
    const below = chance(7);
    for (const fen of HINTS) await this.look(fen);
    for (let count = 2; count <= MOST_PIECES; count++) {
      for (let at = 0; at < TRIES; at++) await this.look(pieces(this.info, count, at % 3 === 0 ? 70 : 25, below));
    }
  }

  private async look(fen: string): Promise<void> {
    const view = await this.open(fen);
    if (!view || view.outcome.kind !== 'ongoing') return;
    this.lookAtMoves(fen, view);
    const captures = view.legal.filter((move) => (move.routes[0]?.captured.length ?? 0) > 0);
    const own = view.pieces.filter(({ side }) => side === 'white').map(({ square }) => square);
    const idle = own.filter((square) => view.legal.every((move) => move.from !== square));
    if (captures.length === 0 && this.found['man-may-not-take-king']) return;
    for (const square of idle) {
      const refusal = await this.prover.ask('whyNot', square);
      if (refusal && SHOWN.some((reason) => reason === refusal.reason) && !this.found[refusal.reason]) {
        this.found[refusal.reason] = { fen, square, detail: refusal.detail };
      }
    }
  }

  private lookAtMoves(fen: string, { legal, pieces: placed }: GameView): void {
    const kind = (square: number) => placed.find((piece) => piece.square === square)?.kind;
    const froms = new Set(legal.map(({ from }) => from));
    if (froms.size !== 1) return;
    const [from = 0] = froms;
    const [first] = legal;
    const length = first?.routes[0]?.captured.length ?? 0;
    if (length === 0 && legal.every((move) => !move.promotes))
      this.keep(kind(from) === 'man' ? 'man' : 'king', fen, from, legal.length);
    if (length > 1 && kind(from) === 'man') this.keep('capture', fen, from, 10 - legal.length);
    if (legal.length === 1 && first?.promotes && length === 0) this.keep('promotion', fen, from, 1);
  }

  private readonly best: Record<string, number> = {};

  /** The fewest pieces, and among those the position that shows the most. */
  private keep(section: (typeof MOVES)[number], fen: string, square: number, shows: number): void {
    const value = shows - 20 * fen.split(',').length;
    if ((this.best[section] ?? Number.NEGATIVE_INFINITY) >= value) return;
    this.best[section] = value;
    this.found[section] = { fen, square, detail: {} };
  }

  private async open(fen: string): Promise<GameView | undefined> {
    try {
      return (await this.prover.ask('open', this.info.id, fen, [])).view;
    } catch {
      return undefined;
    }
  }
}

test('examples', { timeout: 1_200_000 }, async () => {
  const site = await serveSite();
  const browser = await launchChromium();
  const { prover, games } = await Prover.start(browser, site, 'wasm');
  const examples: Record<string, Record<string, Example>> = {};
  for (const info of games) {
    const search = new Search(prover, info);
    await search.run();
    examples[info.id] = search.found;
    console.log(info.id, Object.keys(search.found).join(' '));
  }
  await writeFile(OUT, `${JSON.stringify(examples satisfies Examples, undefined, 2)}\n`);
  await browser.close();
  await site.stop();
});
