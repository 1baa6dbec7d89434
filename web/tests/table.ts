import type { CoreClient } from '../src/core/client';
import type { Answers, GameView, LegalMove, Outcome, Piece, Refusal, Side } from '../src/core/core';
import type { Calls } from '../src/core/messages';
import { Session } from '../src/game/session.svelte';
import type { Surroundings } from '../src/game/surroundings';
import type { Result } from '../src/game/result';
import { freshRecord, type GameRecord, otherSide, type Table } from '../src/game/table';
import { diagonalBoard, quiet } from './boards';
import { ToyShelf } from './shelf';

/**
 * A game without rules, for tests of the page's own state: the side to move may make the moves listed for its turn, and
 * nothing else. White and Black in turn.
 */
export class ToyCore implements CoreClient {
  readonly asked: string[] = [];
  played: LegalMove[] = [];
  events: string[] = [];
  /** Legal moves by ply; the last entry holds for all later plies. */
  moves: LegalMove[][] = [[quiet(22, 18), quiet(21, 17)], [quiet(11, 15)], [quiet(18, 14)], []];
  refusal: Refusal = { reason: 'must-capture', detail: {} };
  answers: Answers = { huffable: [], demanded: false, countable: false, touched: [], offers: [] };
  ended: Outcome | undefined;
  /** What the bot decides instead of its first legal move, one after the other. */
  decisions: string[] = [];
  /** Holds the bot's answer back until it is called. */
  release: (() => void) | undefined;
  slow = false;
  /** Whether every move of a person is weak. */
  mistakes = false;

  get turn(): Side {
    return this.played.length % 2 === 0 ? 'white' : 'black';
  }

  view(): GameView {
    const legal = this.ended ? [] : (this.moves[Math.min(this.played.length, this.moves.length - 1)] ?? []);
    const over: Outcome = { kind: 'won', winner: 'white', reason: 'no-move' };
    return {
      game: 'italian',
      fen: '',
      turn: this.turn,
      pieces: this.pieces(),
      legal,
      played: [...this.played],
      events: [...this.events],
      undo: (['white', 'black'] as const).slice(0, this.ended ? 2 : this.played.length),
      answers: this.answers,
      counters: [],
      outcome: this.ended ?? (legal.length > 0 || this.answers.huffable.length > 0 ? { kind: 'ongoing' } : over),
    };
  }

  private pieces(): Piece[] {
    return [
      { square: 22, side: 'white', kind: 'man' },
      { square: 21, side: 'white', kind: 'man' },
      { square: 11, side: 'black', kind: 'man' },
    ];
  }

  private move(move: LegalMove): void {
    this.played.push(move);
    this.events.push(move.text);
  }

  private happen(event: string): void {
    const [word, side] = event.split(' ') as [string, Side];
    const move = this.view().legal.find((legal) => legal.text === event);
    if (move) return this.move(move);
    if (/^\d/.test(word)) throw new Error(`${word} cannot be played`);
    this.events.push(event);
    if (word === 'resign') this.ended = { kind: 'won', winner: otherSide(side), reason: 'resignation' };
    if (word === 'time') this.ended = { kind: 'won', winner: otherSide(side), reason: 'time' };
    if (word === 'agree') this.ended = { kind: 'drawn', reason: 'agreement' };
    if (word === 'demand') this.played.pop();
    this.answers = {
      huffable: [],
      demanded: word === 'demand',
      countable: false,
      touched: word === 'touch' ? [Number(side)] : [],
      offers: word === 'offer' ? [side] : [],
    };
  }

  private readonly handlers: Partial<{ [N in keyof Calls]: (...args: Parameters<Calls[N]>) => unknown }> = {
    open: (_game, _fen, events) => {
      this.played = [];
      this.events = [];
      this.ended = undefined;
      for (const event of events) this.happen(event);
      return { info: BOARD, view: this.view() };
    },
    play: (squares) => {
      const move = this.view().legal.find(({ from, to }) => from === squares[0] && to === squares.at(-1));
      if (!move) return { refused: this.refusal };
      this.move(move);
      return { played: move, view: this.view() };
    },
    act: (event) => {
      this.happen(event);
      return this.view();
    },
    explain: () => this.refusal,
    whyNot: () => this.refusal,
    isMistake: () => this.mistakes,
    undo: (side) => {
      if (this.ended) {
        this.ended = undefined;
        this.events.pop();
        return this.view();
      }
      const back = side === '' || side !== this.turn ? 1 : 2;
      this.played = this.played.slice(0, -back);
      this.events = this.played.map((move) => move.text);
      return this.view();
    },
    decide: async () => {
      const event = this.decisions.shift();
      if (this.slow) await new Promise<void>((resolve) => (this.release = resolve));
      const [move] = this.view().legal;
      return event === undefined ? { event: move?.text, move } : { event };
    },
  };

  async ask<N extends keyof Calls>(call: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    this.asked.push([call, ...args].join(' '));
    const handler = this.handlers[call] as ((...given: Parameters<Calls[N]>) => unknown) | undefined;
    return (await handler?.(...args)) as ReturnType<Calls[N]>;
  }
}

export const BOARD = diagonalBoard(8, 8, 'right');

export interface Toys {
  readonly core: ToyCore;
  readonly games: ToyShelf<GameRecord>;
  readonly results: ToyShelf<Result>;
  /** What was kept, the last time last. */
  readonly saved: readonly GameRecord[];
  readonly time: ToyTime;
  readonly around: Surroundings;
}

/** Time that passes when a test lets it. */
export class ToyTime {
  at = 0;
  readonly #acts = new Set<{ readonly act: () => void; readonly period: number }>();

  every(period: number, act: () => void): () => void {
    const kept = { act, period };
    this.#acts.add(kept);
    return () => void this.#acts.delete(kept);
  }

  pass(milliseconds: number): void {
    this.at += milliseconds;
    for (const { act } of this.#acts) act();
  }
}

/** Surroundings in which nothing takes time. */
export function toys(core = new ToyCore()): Toys {
  const games = new ToyShelf<GameRecord>();
  const results = new ToyShelf<Result>();
  const time = new ToyTime();
  let named = 0;
  const around: Surroundings = {
    core,
    build: 'js',
    games,
    results,
    levels: () => ['easy', 'medium', 'hard'],
    pace: () => ({ hop: 0, think: 0 }),
    habits: () => ({ premove: true, confirm: false, takeback: false, naming: 'game' }),
    pause: () => Promise.resolve(),
    leisure: () => Promise.resolve(),
    seed: () => 1,
    id: () => `g${++named}`,
    now: () => time.at,
    every: (period, act) => time.every(period, act),
    suited: (table) => table,
  };
  return { core, games, results, saved: games.log, time, around };
}

export async function sit(
  opponent: 'easy' | 'person',
  side: Side,
  { around }: Toys,
  more: Partial<Table> = {},
): Promise<Session> {
  const table: Table = { game: 'italian', start: '', opponent, side, ...more };
  const session = await Session.open(freshRecord(around.id(), table, around.now()), around);
  await session.begin();
  return session;
}

/** The moves played at a table. */
export function texts(session: Session): string[] {
  return session.view.played.map((move) => move.text);
}
