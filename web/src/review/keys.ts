import type { Review } from './review.svelte';

const ACTS: Readonly<Record<string, (review: Review) => void>> = {
  ArrowLeft: (review) => review.stepBack(),
  ArrowRight: (review) => void review.step(),
  Home: (review) => review.first(),
  End: (review) => review.last(),
  Escape: (review) => review.cancel(),
};

/** Turns the pages of a game by the keyboard, unless the key was meant for something on the page. */
export function turnByKey(review: Review, event: KeyboardEvent): void {
  const act = ACTS[event.key];
  const meant = event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [role=grid]');
  if (!act || meant || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  act(review);
}

/** What a wheel has to turn until it is one page. */
const NOTCH = 60;

/** Turns the pages of a game by the wheel of a mouse over the board. */
export class Wheel {
  #turned = 0;

  constructor(private readonly review: Review) {}

  readonly turn = (event: WheelEvent): void => {
    event.preventDefault();
    this.#turned += event.deltaMode === 0 ? event.deltaY : event.deltaY * NOTCH;
    if (Math.abs(this.#turned) < NOTCH) return;
    if (this.#turned > 0) void this.review.step();
    else this.review.stepBack();
    this.#turned = 0;
  };
}
