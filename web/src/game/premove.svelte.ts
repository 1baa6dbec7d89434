/**
 * The one move that a player prepares while the other side thinks: a piece and where it is to go. Whether it may go there
 * is known only when the turn comes.
 */
export class Premove {
  squares: readonly number[] = $state.raw([]);

  get ready(): boolean {
    return this.squares.length === 2;
  }

  /** A tap picks up one of the own pieces, then tells its target; with a move prepared, it drops that one. */
  tap(square: number, own: readonly number[]): void {
    const [from] = this.squares;
    if (this.ready || square === from) this.squares = [];
    else if (own.includes(square)) this.squares = [square];
    else if (from !== undefined) this.squares = [from, square];
  }

  /** Picks a piece up, to be dragged. */
  lift(square: number, own: readonly number[]): void {
    this.squares = own.includes(square) ? [square] : [];
  }

  /** Hands the move over; there is none any more after it. */
  take(): readonly number[] {
    const taken = this.squares;
    this.squares = [];
    return taken.length === 2 ? taken : [];
  }

  clear(): void {
    this.squares = [];
  }
}
