import { readFileSync } from 'node:fs';

/** The facts from outside: counts and positions, with their sources, as all tests of the project use them. */
const FOLDER = new URL('../../test-kit/src/main/resources/damiera/testkit/', import.meta.url);

export interface PerftFact {
  readonly game: string;
  readonly fen: string;
  readonly depth: number;
  readonly count: number;
}

export interface PositionFact {
  readonly game: string;
  readonly fen: string;
  readonly moves: readonly string[];
}

const RENAMED: Readonly<Record<string, string>> = {
  'sparse-checkers': 'sparse',
  'crowded-checkers': 'crowded',
  'thai-12men': 'thai+rows=3',
  'english-optional': 'english+obligation=optional',
  'spanish-qtyonly': 'spanish+priority=quantity',
  'spanish-source-men-no-kings': 'spanish+targets=men',
  'turkish-promoking': 'turkish+promotion=continue',
  'turkish-promostop': 'turkish+promotion=stop',
  'international-immediate': 'international+removal=immediate',
  'russian-immediate': 'russian+removal=immediate',
  'thai-deferred': 'thai+removal=after',
};

/** Readings of the rules that are known to be wrong, in the files for contrast only. */
const WRONG = new Set(['italian-firstking', 'russian-as-pool', 'turkish-180ok', 'thai-no180']);

/** For each game and position the deepest count of distinct captures that is not above the limit. */
export function perftFacts(limit: number): PerftFact[] {
  const deepest = new Map<string, PerftFact>();
  for (const row of readTable('perft.csv')) {
    const count = Number(row['count']);
    const depth = Number(row['depth']);
    if (row['mode'] !== 'drop' || count > limit || WRONG.has(row['variant'] ?? '')) continue;
    const fact = { game: gameText(row['variant']), fen: fenText(row['fen']), depth, count };
    const key = `${fact.game} ${fact.fen}`;
    if ((deepest.get(key)?.depth ?? 0) < depth) deepest.set(key, fact);
  }
  return [...deepest.values()];
}

export function positionFacts(): PositionFact[] {
  return readTable('positions.csv')
    .filter((row) => !WRONG.has(row['variant'] ?? ''))
    .map((row) => ({
      game: gameText(row['variant']),
      fen: fenText(row['fen']),
      moves: (row['expected_moves'] ?? '')
        .split(' ')
        .filter((move) => move !== '' && move !== '(none)')
        .map(plainMove)
        .toSorted(),
    }));
}

/** From, to and the captured squares in one order, "29x6(17+25+9)". */
export function plainMove(text: string): string {
  const [, ends = '', captured = ''] = /^([^(]+)(?:\((.*)\))?$/.exec(text) ?? [];
  return captured === '' ? ends : `${ends}(${captured.split('+').toSorted().join('+')})`;
}

function gameText(name = ''): string {
  const sized = /^(.*)-(\d+x\d+)$/.exec(name);
  return RENAMED[name] ?? (sized ? `${sized[1]}+board=${sized[2]}` : name);
}

function fenText(fen = ''): string {
  return fen === 'start' ? '' : fen;
}

function readTable(file: string): Record<string, string>[] {
  const [header = [], ...rows] = readCells(readFileSync(new URL(file, FOLDER), 'utf8'));
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
}

/** Cells of a CSV text: quotes around a cell, doubled inside it. No cell of these files has a line end in it. */
function readCells(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );
}
