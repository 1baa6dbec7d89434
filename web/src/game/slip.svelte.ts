import type { CoreClient } from '../core/client';
import type { Side } from '../core/core';

/** The offer to take back a move that gave away a man or more. It comes after the bot's answer, and seldom. */
export class Slip {
  offered = $state(false);
  #asked = 0;
  /** As many moves have to be played before the next offer. */
  #quietUntil = 0;

  constructor(
    private readonly core: CoreClient,
    private readonly wanted: () => boolean,
  ) {}

  /** Looks at the last move of a side, when so many moves have been played. */
  async look(side: Side, played: number): Promise<void> {
    if (!this.wanted() || played < this.#quietUntil) return;
    const asked = ++this.#asked;
    try {
      const mistake = await this.core.ask('isMistake', side);
      if (asked !== this.#asked || !mistake) return;
      this.offered = true;
      this.#quietUntil = played + QUIET_PLIES;
    } catch {
      // A core that fails is told of by the next move: here only a comfort is missing.
    }
  }

  forget(): void {
    this.#asked++;
    this.offered = false;
  }
}

/** Three moves of each side. */
const QUIET_PLIES = 6;
