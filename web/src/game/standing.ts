import type { GameView, Level, Side } from '../core/core';
import { levelOf, type Table } from './table';

/** How a game stands for who sits at the table: who has the say, and what may be done besides moving. */
export class Standing {
  constructor(
    private readonly table: Table,
    readonly view: GameView,
  ) {}

  get bot(): Level | undefined {
    return levelOf(this.table.opponent);
  }

  get over(): boolean {
    return this.view.outcome.kind !== 'ongoing';
  }

  /** Nobody's time runs before the first move. */
  get started(): boolean {
    return this.view.played.length > 0;
  }

  /** Whether a person is to move. */
  get asking(): boolean {
    return !this.over && this.view.answers.offers.length === 0 && (!this.bot || this.view.turn === this.table.side);
  }

  get botHasSay(): boolean {
    return this.bot !== undefined && !this.over && !this.asking;
  }

  /** The side whose offer of a draw a person has to answer. */
  get offered(): Side | undefined {
    return this.over || this.bot ? undefined : this.view.answers.offers[0];
  }

  get canUndo(): boolean {
    return this.bot ? this.view.undo.includes(this.table.side) : this.view.undo.length > 0;
  }

  get canAnswer(): boolean {
    return this.asking && this.view.answers.huffable.length > 0;
  }

  get canCount(): boolean {
    return this.asking && this.view.answers.countable;
  }

  /** Whether a touched piece must be moved. */
  get binding(): boolean {
    return this.table.touch === 'binding';
  }

  /** Whether a touched piece must be moved, and the player has not touched one yet. */
  get canAdjust(): boolean {
    return this.binding && this.asking && this.view.answers.touched.length === 0;
  }

  /** Whether the player has said that the next piece is only put right. */
  get adjusting(): boolean {
    return this.binding && this.view.events.at(-1) === 'adjust';
  }

  /** The squares of the player's own pieces. */
  get own(): number[] {
    return this.view.pieces.filter(({ side }) => side === this.table.side).map(({ square }) => square);
  }
}
