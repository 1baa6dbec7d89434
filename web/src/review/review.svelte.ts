import type { GameReplay, Ply } from '../archive/archive';
import type { ArchiveClient } from '../archive/client';
import { type Scene, sceneOf } from '../board/scene';
import { NOTHING, type Selection, tap, waysOf } from '../board/selection';
import type { CoreClient } from '../core/client';
import type { GameView, LegalMove, Route } from '../core/core';
import { type Mover, Moving } from '../game/motion.svelte';
import { type Cursor, type Line, plyAt } from './line';
import { stillScene } from './still';

export interface ReviewNeeds extends Mover {
  readonly core: CoreClient;
}

/** A game that is looked at again: where one stands in it, and what was tried from there. */
export class Review {
  /** The game, then what was tried, in the order in which it came up. */
  lines: readonly Line[] = $state.raw([]);
  at: Cursor = $state.raw({ line: { parent: undefined, at: 0, plies: [] }, at: 0 });
  /** Whether the board plays on by itself. */
  playing = $state(false);
  selection: Selection = $state.raw(NOTHING);
  legal: readonly LegalMove[] = $state.raw([]);
  readonly #moving: Moving;
  /** Counts what makes something stale that is still under way. */
  #turn = 0;

  constructor(
    readonly record: GameReplay,
    private readonly archive: ArchiveClient,
    private readonly needs: ReviewNeeds,
  ) {
    const main: Line = { parent: undefined, at: 0, plies: record.plies };
    this.lines = [main];
    this.at = { line: main, at: main.plies.length };
    this.#moving = new Moving(needs);
    void this.#learn();
  }

  readonly ply: Ply = $derived.by(() => plyAt(this.at) ?? this.record.begin);
  readonly #shown: Ply = $derived.by(() => (this.#moving.now ? this.#before : this.ply));
  readonly scene: Scene = $derived.by(() => {
    const motion = this.#moving.now;
    if (!motion && this.selection === NOTHING) return stillScene(this.ply.pieces, this.#route?.path ?? [], []);
    return sceneOf({
      view: { ...NO_VIEW, pieces: this.#shown.pieces, legal: this.legal },
      removal: this.record.info.removal,
      selection: this.selection,
      motion,
      refused: undefined,
      must: [],
      binding: false,
      prepared: [],
    });
  });

  get main(): Line {
    return this.lines[0] ?? this.at.line;
  }

  get canStep(): boolean {
    return this.at.at < this.at.line.plies.length;
  }

  get canStepBack(): boolean {
    return this.at.at > 0 || this.at.line.parent !== undefined;
  }

  get #route(): Route | undefined {
    return this.ply.move?.routes[0];
  }

  get #before(): Ply {
    return plyAt(back(this.at)) ?? this.record.begin;
  }

  /** Goes anywhere at once. */
  go(to: Cursor): void {
    this.#turn++;
    this.playing = false;
    this.#place(to);
  }

  first(): void {
    this.go({ line: this.main, at: 0 });
  }

  last(): void {
    this.go({ line: this.at.line, at: this.at.line.plies.length });
  }

  stepBack(): void {
    this.go(back(this.at));
  }

  /** One ply further, over the board hop by hop. */
  async step(): Promise<void> {
    this.playing = false;
    this.#turn++;
    await this.#step();
  }

  /** Plays the game to its end, or stops doing so. */
  async play(): Promise<void> {
    const turn = ++this.#turn;
    this.playing = !this.playing;
    if (this.playing && !this.canStep) this.#place({ line: this.main, at: 0 });
    while (this.playing && turn === this.#turn && this.canStep) {
      await this.needs.pause(PAUSE);
      if (turn !== this.#turn) return;
      await this.#step();
    }
    if (turn === this.#turn) this.playing = false;
  }

  /** A tap on the board tries a move from here. */
  async tap(square: number): Promise<void> {
    const answer = tap(this.selection, square, waysOf(this.record.info, this.legal));
    if (answer.kind === 'refused') this.selection = NOTHING;
    else if (answer.kind === 'move') await this.#try(answer.way.move.text);
    else this.selection = answer.selection;
  }

  cancel(): void {
    this.selection = NOTHING;
  }

  /** Leaves the game: nothing that is under way touches it any more. */
  close(): void {
    this.#turn++;
  }

  async #step(): Promise<void> {
    if (!this.canStep) return;
    const turn = this.#turn;
    this.#place({ line: this.at.line, at: this.at.at + 1 });
    const route = this.#route;
    if (route) await this.#moving.show(route, 0);
    if (turn === this.#turn) this.#moving.end();
  }

  #place(to: Cursor): void {
    this.#moving.end();
    this.selection = NOTHING;
    this.legal = [];
    this.at = to;
    void this.#learn();
  }

  /** What can be tried from here. */
  async #learn(): Promise<void> {
    const { at } = this;
    const legal = await this.needs.core.ask('moves', this.record.game, this.ply.fen);
    if (at === this.at) this.legal = legal;
  }

  /** A move that is there already is gone along; any other begins a line, or goes on with the one that ends here. */
  async #try(text: string): Promise<void> {
    this.selection = NOTHING;
    this.playing = false;
    const { line, at } = this.at;
    if (line.plies[at]?.text === text) return this.go({ line, at: at + 1 });
    const there = this.lines.find((one) => one.parent === line && one.at === at && one.plies[0]?.text === text);
    if (there) return this.go({ line: there, at: 1 });
    const { plies } = await this.archive.ask('record', this.record.game, this.ply.fen, [text], []);
    if (line !== this.at.line || at !== this.at.at) return;
    if (line.parent && at === line.plies.length) this.#grow(line, plies);
    else this.#begin({ parent: line, at, plies });
  }

  #grow(line: Line, plies: readonly Ply[]): void {
    const grown: Line = { ...line, plies: [...line.plies, ...plies] };
    this.lines = this.lines.map((one) => {
      if (one === line) return grown;
      return one.parent === line ? { ...one, parent: grown } : one;
    });
    this.go({ line: grown, at: grown.plies.length });
  }

  #begin(line: Line): void {
    this.lines = [...this.lines, line];
    this.go({ line, at: 1 });
  }
}

/** Between two moves of a game that plays by itself, in milliseconds. */
const PAUSE = 700;

/** The position before; from the first ply of what was tried it leads back into the line that it left. */
function back({ line, at }: Cursor): Cursor {
  return line.parent && at <= 1 ? { line: line.parent, at: line.at } : { line, at: Math.max(0, at - 1) };
}

const NO_VIEW: GameView = {
  game: '',
  fen: '',
  turn: 'white',
  pieces: [],
  legal: [],
  played: [],
  events: [],
  undo: [],
  answers: { huffable: [], demanded: false, countable: false, offers: [], touched: [] },
  counters: [],
  outcome: { kind: 'ongoing' },
};
