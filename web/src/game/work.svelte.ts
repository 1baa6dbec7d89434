/** What is under way at a table, so that nothing else begins meanwhile, and the fault that came of it. */
export class Work {
  fault: string | undefined = $state(undefined);
  busy = false;
  /** Counts what makes an answer stale that is still under way. */
  turn = 0;

  async run(work: () => Promise<void>): Promise<void> {
    const { turn } = this;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }
}
