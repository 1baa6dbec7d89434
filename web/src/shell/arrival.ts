/** Whoever comes to a screen and listens is told where they are: its title takes the focus as soon as it is there. */
export class Arrival {
  #due = false;

  /** Somebody has come to a screen, whose title may be there by now or come later. */
  begin(): void {
    this.#due = true;
    const title = document.querySelector<HTMLElement>('main h1');
    if (title) this.#take(title);
  }

  /** To be attached to each title; one that takes the place of another takes its focus too. */
  readonly title = (title: HTMLElement): (() => void) => {
    if (this.#due || document.activeElement?.matches('main h1')) this.#take(title);
    return () => {
      if (document.activeElement === title) this.#due = true;
    };
  };

  #take(title: HTMLElement): void {
    this.#due = false;
    title.focus({ preventScroll: true });
  }
}
