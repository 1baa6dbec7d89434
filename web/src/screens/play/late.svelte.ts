import { untrack } from 'svelte';
import { afterwards, type Lane } from '../../shell/afterwards';

/**
 * What is shown of something in a frame of its own: a move changes a lot at once, and the board comes first. Whatever is
 * shown of one thing together changes together.
 */
export class Late<T> {
  now: T = $state.raw() as T;

  constructor(what: () => T, lane: Lane = 'panel') {
    this.now = untrack(what);
    let shown = true;
    $effect(() => {
      const next = what();
      if (!shown) return afterwards(() => (this.now = next), lane);
      shown = false;
    });
  }
}
