import type { Motion } from '../board/scene';
import type { Route } from '../core/core';

/** What the moving of a piece needs from outside. */
export interface Mover {
  pace(): { readonly hop: number };
  pause(milliseconds: number): Promise<void>;
}

/** The piece that is on its way over the board, hop by hop. */
export class Moving {
  now: Motion | undefined = $state.raw(undefined);

  constructor(private readonly mover: Mover) {}

  /** Shows the part of a route that is still to go. */
  async show(route: Route, made: number): Promise<void> {
    const { hop } = this.mover.pace();
    if (hop === 0) return;
    for (let step = made + 1; step < route.path.length; step++) {
      this.now = { route, made: step };
      await this.mover.pause(hop);
    }
    if (route.captured.length === 0) return;
    this.now = { route, made: route.path.length - 1, leaving: true };
    await this.mover.pause(hop / 2);
  }

  end(): void {
    this.now = undefined;
  }
}
