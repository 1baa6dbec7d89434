import { nameOf } from '../board/geometry';
import type { GameInfo } from '../core/core';
import type { Standing } from './standing';
import { otherSide } from './table';

/** What it takes to do something besides moving. */
interface Place {
  readonly info: GameInfo;
  standing(): Standing;
  /** Whether something is under way. */
  busy(): boolean;
  /** Puts down what is in hand. */
  cancel(): void;
  /** Lets an event happen, as the core names it. */
  do(event: string): Promise<void>;
}

/** What a person does besides moving; each does nothing where it may not be done. */
export class Besides {
  /** Whether the next tap chooses one of several pieces to be taken off. */
  huffing = $state(false);

  constructor(private readonly place: Place) {}

  /** Takes off the piece that should have captured; of several, the next tap chooses one. */
  async huff(): Promise<void> {
    const { huffable } = this.#standing.view.answers;
    const [only] = huffable;
    if (!this.#standing.canAnswer || this.place.busy() || only === undefined) return;
    if (huffable.length === 1) return await this.#huffOn(only);
    const choosing = this.huffing;
    this.place.cancel();
    this.huffing = !choosing;
  }

  /** The piece to be taken off was chosen. */
  async huffOn(square: number): Promise<void> {
    if (this.#standing.view.answers.huffable.includes(square)) await this.#huffOn(square);
  }

  /** The player only puts a piece right. */
  async adjust(): Promise<void> {
    if (this.#standing.canAdjust && !this.#standing.adjusting) await this.place.do('adjust');
  }

  async demand(): Promise<void> {
    if (this.#standing.canAnswer) await this.place.do('demand');
  }

  async count(): Promise<void> {
    if (this.#standing.canCount) await this.place.do(`count ${this.#standing.view.turn}`);
  }

  async offerDraw(): Promise<void> {
    if (this.#standing.asking) await this.place.do(`offer ${this.#standing.view.turn}`);
  }

  async answerOffer(answer: 'agree' | 'decline'): Promise<void> {
    const { offered } = this.#standing;
    if (offered) await this.place.do(`${answer} ${otherSide(offered)}`);
  }

  async resign(): Promise<void> {
    if (this.#standing.asking) await this.place.do(`resign ${this.#standing.view.turn}`);
  }

  get #standing(): Standing {
    return this.place.standing();
  }

  async #huffOn(square: number): Promise<void> {
    await this.place.do(`huff ${nameOf(this.place.info, square)}`);
  }
}
