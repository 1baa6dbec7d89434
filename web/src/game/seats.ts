import type { Side } from '../core/core';
import { otherSide, SIDES } from './table';

/** The colour that a player wants against the bot. */
export const COLOURS = ['alternating', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

const KEY = 'damiera.seats';

type Texts = Pick<Storage, 'getItem' | 'setItem'>;

/** Who sits where: what the player wants, and where they sat last. */
export class Seats {
  colour: Colour = 'alternating';
  #last: Side | undefined;

  constructor(private readonly texts: () => Texts) {
    this.#try((storage) => {
      const [colour, last] = (storage.getItem(KEY) ?? '').split(' ');
      this.colour = COLOURS.find((known) => known === colour) ?? this.colour;
      this.#last = SIDES.find((side) => side === last);
    });
  }

  /** The side of the next game: the wanted one, else the other than last time; the first is drawn by lot. */
  next(colour: Colour, lot: number): Side {
    if (colour !== 'alternating') return colour;
    if (this.#last) return otherSide(this.#last);
    return lot % 2 === 0 ? 'white' : 'black';
  }

  sat(colour: Colour, side: Side): void {
    this.colour = colour;
    this.#last = side;
    this.#try((storage) => storage.setItem(KEY, `${colour} ${side}`));
  }

  /** A storage that is full or forbidden is as good as none. */
  #try(work: (storage: Texts) => void): void {
    try {
      work(this.texts());
    } catch {
      // Nothing to be done.
    }
  }
}
