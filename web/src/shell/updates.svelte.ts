import type { Build } from '../core/build';

/** Whether a new version of the page is there. It comes when somebody says yes, never in the middle of a game. */
export class Updates {
  waiting = $state(false);
  #take: () => Promise<void> = () => Promise.resolve();

  /** From now on the page works offline, and looks for new versions of itself. */
  async begin(build: Build): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const { keepOffline } = await import('./offline');
      this.#take = keepOffline(build, () => (this.waiting = true));
    } catch {
      // The network went before the page was kept: the next visit tries again.
    }
  }

  async take(): Promise<void> {
    this.waiting = false;
    await this.#take();
  }

  later(): void {
    this.waiting = false;
  }
}
