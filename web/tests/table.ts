import type { CoreClient } from '../src/core/client';
import type { GameView, LegalMove, Piece, Refusal, Side } from '../src/core/core';
import type { Calls } from '../src/core/messages';
import { Session, type Surroundings } from '../src/game/session.svelte';
import type { SavedGame } from '../src/game/table';
import { diagonalBoard, quiet } from './boards';

/**
 * A game without rules, for tests of the page's own state: the side to move may make the moves listed for its turn, and
 * nothing else. White and Black in turn.
 */
export class ToyCore implements CoreClient {
  readonly asked: string[] = [];
  played: LegalMove[] = [];
  /** Legal moves by ply; the last entry holds for all later plies. */
  moves: LegalMove[][] = [[quiet(22, 18), quiet(21, 17)], [quiet(11, 15)], [quiet(18, 14)], []];
  refusal: Refusal = { reason: 'must-capture', detail: {} };
  /** Holds the bot's answer back until it is called. */
  release: (() => void) | undefined;
  slow = false;

  view(): GameView {
    const legal = this.moves[Math.min(this.played.length, this.moves.length - 1)] ?? [];
    const turn: Side = this.played.length % 2 === 0 ? 'white' : 'black';
    return {
      game: 'italian',
      fen: '',
      turn,
      pieces: this.pieces(),
      legal,
      played: [...this.played],
      counters: [],
      outcome: legal.length > 0 ? { kind: 'ongoing' } : { kind: 'won', winner: 'white', reason: 'no-move' },
    };
  }

  private pieces(): Piece[] {
    return [
      { square: 22, side: 'white', kind: 'man' },
      { square: 21, side: 'white', kind: 'man' },
      { square: 11, side: 'black', kind: 'man' },
    ];
  }

  private readonly handlers: Partial<{ [N in keyof Calls]: (...args: Parameters<Calls[N]>) => unknown }> = {
    open: (_game, _fen, moves) => {
      this.played = [];
      for (const text of moves) {
        const move = this.view().legal.find((legal) => legal.text === text);
        if (!move) throw new Error(`${text} cannot be played`);
        this.played.push(move);
      }
      return this.view();
    },
    play: (squares) => {
      const move = this.view().legal.find(({ from, to }) => from === squares[0] && to === squares.at(-1));
      if (!move) return { refused: this.refusal };
      this.played.push(move);
      return { played: move, view: this.view() };
    },
    explain: () => this.refusal,
    whyNot: () => this.refusal,
    undo: (plies) => {
      this.played = this.played.slice(0, -plies);
      return this.view();
    },
    choose: async () => {
      const [move] = this.view().legal;
      if (this.slow) await new Promise<void>((resolve) => (this.release = resolve));
      return move;
    },
  };

  async ask<N extends keyof Calls>(call: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    this.asked.push(call);
    const handler = this.handlers[call] as ((...given: Parameters<Calls[N]>) => unknown) | undefined;
    return (await handler?.(...args)) as ReturnType<Calls[N]>;
  }
}

export const BOARD = diagonalBoard(8, 8, 'right');

export interface Toys {
  readonly core: ToyCore;
  readonly saved: SavedGame[];
  readonly around: Surroundings;
}

/** Surroundings in which nothing takes time. */
export function toys(core = new ToyCore()): Toys {
  const saved: SavedGame[] = [];
  const around: Surroundings = {
    core,
    build: 'js',
    store: { load: () => saved.at(-1), save: (game) => saved.push(game) },
    pace: () => ({ hop: 0, think: 0 }),
    pause: () => Promise.resolve(),
    seed: () => 1,
  };
  return { core, saved, around };
}

export async function sit(opponent: 'easy' | 'person', side: Side, { around }: Toys): Promise<Session> {
  const session = await Session.open(BOARD, { game: 'italian', start: '', opponent, side }, [], around);
  await session.begin();
  return session;
}
