import type { CoreClient } from '../core/client';
import type { Decision, Level, Side } from '../core/core';

/** Help in two steps: which piece, then which move; as the bot would do it at its best. */
export class Hint {
  /** What the bot would do; undefined while nobody has asked. */
  decision: Decision | undefined = $state.raw(undefined);
  step: 'none' | 'piece' | 'move' = $state('none');
  asking = $state(false);
  #asked = 0;

  constructor(
    private readonly core: CoreClient,
    private readonly best: () => Level | undefined,
  ) {}

  /** The squares to be pointed at. */
  get squares(): readonly number[] {
    const path = this.decision?.move?.routes[0]?.path ?? [];
    if (this.step === 'none') return [];
    return this.step === 'piece' ? path.slice(0, 1) : path;
  }

  /** The next step; after the last one it stays there. */
  async more(side: Side, seed: number): Promise<void> {
    if (this.step !== 'none') {
      this.step = 'move';
      return;
    }
    const level = this.best();
    if (this.asking || level === undefined) return;
    const asked = ++this.#asked;
    this.asking = true;
    try {
      const decision = await this.core.ask('decide', side, level, seed);
      if (asked !== this.#asked) return;
      this.decision = decision;
      this.step = decision.move ? 'piece' : 'move';
    } finally {
      if (asked === this.#asked) this.asking = false;
    }
  }

  forget(): void {
    this.#asked++;
    this.asking = false;
    this.step = 'none';
    this.decision = undefined;
  }
}
