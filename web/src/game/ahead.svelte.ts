import { isSilent } from './list';

/** What was taken back and can be done again, the nearest first. */
export class Ahead {
  steps: readonly (readonly string[])[] = $state.raw([]);

  constructor(steps: readonly (readonly string[])[]) {
    this.steps = steps;
  }

  /** These things were taken back together; words alone are not done again. */
  push(events: readonly string[]): void {
    if (events.some((event) => !isSilent(event))) this.steps = [events, ...this.steps];
  }

  /** Takes the nearest away, to be done again. */
  pop(): readonly string[] {
    const [nearest = [], ...rest] = this.steps;
    this.steps = rest;
    return nearest;
  }

  /** Something else was done: what was taken back cannot follow any more. */
  clear(): void {
    this.steps = [];
  }
}
