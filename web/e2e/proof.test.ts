import { beforeAll, describe, expect, test } from 'vitest';
import type { GameInfo, LegalMove } from '../src/core/core';
import italian from '../src/i18n/it.json';
import { perftFacts, plainMove, positionFacts } from './facts';
import { Prover } from './prover';
import { Ground } from './stage';

/** Leaves that a count may have, so that plain JavaScript too counts all of them in some seconds. */
const LIMIT = 500_000;
/** Longer than any game of chance lasts under any game's draw rules. */
const LONGEST_GAME = 2000;

const ground = new Ground();

function told(move: LegalMove, info: GameInfo): string {
  const name = (square: number) => info.squares[square - 1]?.name ?? '?';
  const captured = move.routes[0]?.captured ?? [];
  const ends = [name(move.from), name(move.to)];
  return captured.length === 0 ? ends.join('-') : plainMove(`${ends.join('x')}(${captured.map(name).join('+')})`);
}

function toldAll(moves: readonly LegalMove[], info: GameInfo): string[] {
  return moves.map((move) => told(move, info)).toSorted();
}

describe.each(['wasm', 'js'] as const)('the %s build', (build) => {
  let prover: Prover;
  let games: readonly GameInfo[];

  beforeAll(async () => {
    ({ prover, games } = await Prover.start(ground.browser, ground.site, build));
  });

  test('counts as the world does', { timeout: 240_000 }, async () => {
    const facts = perftFacts(LIMIT);
    const counted = await prover.askAll(
      'perft',
      facts.map(({ game, fen, depth }) => [game, fen, depth]),
    );
    expect(facts.length).toBeGreaterThan(30);
    expect(facts.map((fact, i) => ({ ...fact, count: counted[i] }))).toEqual(facts);
  });

  test('lists the moves of known positions', { timeout: 240_000 }, async () => {
    const facts = positionFacts();
    const listed = await prover.askAll(
      'moves',
      facts.map(({ game, fen }) => [game, fen]),
    );
    expect(facts.length).toBeGreaterThan(80);
    expect(facts.map((fact, i) => ({ ...fact, moves: toldAll(listed[i] ?? [], infoOf(fact.game)) }))).toEqual(facts);
  });

  test.each(['', '+obligation=huff'])(
    'plays every game to its end, options "%s"',
    { timeout: 240_000 },
    async (options) => {
      const ends: Awaited<ReturnType<Prover['playOut']>>[] = [];
      for (const { id } of games) ends.push(await prover.playOut(`${id}${options}`, LONGEST_GAME));
      expect(ends).toHaveLength(25);
      expect(games.filter((_, i) => ends[i]?.kind === 'ongoing')).toEqual([]);
    },
  );

  function infoOf(game: string): GameInfo {
    const info = games.find(({ id }) => id === game.split('+')[0]);
    if (!info) throw new Error(`no game ${game}`);
    return info;
  }
});

test('every option of every game, and every value, has its words', async () => {
  const { prover, games } = await Prover.start(ground.browser, ground.site, 'wasm');
  const asked = await prover.askAll(
    'options',
    games.map(({ id }) => [id]),
  );
  const options = asked.flatMap((answer) => answer ?? []);
  const names = options.flatMap(({ key, values }) => [
    `option.${key}`,
    ...values.filter((value) => !/^\d|^none$/.test(value)).map((value) => `option.${key}.${value}`),
  ]);
  expect(options.length).toBeGreaterThan(200);
  expect([...new Set(names)].filter((name) => !Object.hasOwn(italian, name))).toEqual([]);
});
