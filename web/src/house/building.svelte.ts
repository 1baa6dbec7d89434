import type { CoreClient } from '../core/client';
import type { GameInfo, HouseFault } from '../core/core';
import { type Answers, answerAt, differences, mergedWith, readAnswers } from './answers';
import { idFor } from './id';
import { idOf } from './name';

/** House rules while they are put together: a game to start from, and what is answered otherwise. */
export class Building {
  name = $state('');
  base = $state('');
  answers: Answers = $state.raw({});
  /** All contradictions at once; none while the rules make a game. */
  faults: readonly HouseFault[] = $state.raw([]);
  /** The board of the rules; the last one that they made. */
  info: GameInfo | undefined = $state.raw(undefined);
  /** The rules that made a game when they were looked at last; empty where they do not. */
  made = $state('');
  #usual: Answers = $state.raw({});
  #asked = 0;

  constructor(private readonly core: CoreClient) {}

  /** The rules as they are shared and kept: the base, and only what is not as it is there. */
  readonly rules: string = $derived.by(() => {
    const told = differences(this.#usual, this.answers);
    return JSON.stringify({ ...told, id: idFor(this.name), base: this.base });
  });

  get sound(): boolean {
    return this.made !== '' && this.made === this.rules;
  }

  /** Starts from a game. */
  async startFrom(base: string, name: string): Promise<void> {
    const usual = readAnswers(await this.core.ask('answers', base));
    this.base = base;
    this.name = name;
    this.#usual = usual;
    await this.set(usual);
  }

  /** Takes rules that somebody wrote; answers what is wrong with them, and takes nothing if anything is. */
  async take(text: string): Promise<readonly HouseFault[]> {
    const { faults } = await this.core.ask('house', text);
    if (faults.length > 0) return faults;
    const told = readAnswers(text);
    const base = answerAt(told, 'base');
    await this.startFrom(typeof base === 'string' ? base : FIRST, idOf(text).replaceAll('-', ' '));
    await this.set(mergedWith(this.answers, told));
    return [];
  }

  async set(answers: Answers): Promise<void> {
    const { id: _, base: __, ...others } = answers;
    this.answers = others;
    await this.check();
  }

  async rename(name: string): Promise<void> {
    this.name = name;
    await this.check();
  }

  async check(): Promise<void> {
    const asked = ++this.#asked;
    const { rules } = this;
    const { info, faults } = await this.core.ask('house', rules);
    if (asked !== this.#asked) return;
    this.made = info ? rules : '';
    this.faults = faults;
    this.info = info ?? this.info;
  }
}

/** Rules that name no base are told against this game. */
const FIRST = 'italian';
