/** Who knows what is under a pointer, and what may be taken up. */
export interface DragHost {
  /** Takes up what stands on a square; false where there is nothing to drag. */
  lift(square: number): boolean;
  /** The square at a point of the screen. */
  squareAt(x: number, y: number): number | undefined;
  /** Shows the piece in hand so far from its square, in pixels of the screen. */
  carry(x: number, y: number): void;
  /** The piece is let go after it passed these squares; nowhere, if the last of them is none. */
  release(trail: readonly number[]): void;
}

/** Pixels that a pointer has to move until it drags; a finger is less steady than a mouse. */
const THRESHOLD = { mouse: 4, pen: 6, touch: 8 };

interface Hold {
  readonly pointer: number;
  readonly square: number;
  readonly x: number;
  readonly y: number;
  readonly threshold: number;
  readonly trail: number[];
  lifted: boolean;
}

/** One piece dragged by one pointer; a tap stays a tap as long as the pointer hardly moves. */
export class Drag {
  #hold: Hold | undefined;

  constructor(private readonly host: DragHost) {}

  down({ pointerId, pointerType, clientX, clientY, button }: PointerEvent, square: number): void {
    if (this.#hold || button !== 0) return;
    const threshold = THRESHOLD[pointerType as keyof typeof THRESHOLD] ?? THRESHOLD.touch;
    this.#hold = { pointer: pointerId, square, x: clientX, y: clientY, threshold, trail: [], lifted: false };
  }

  /** Whether this move of the pointer began to drag. */
  move({ pointerId, clientX, clientY }: PointerEvent): boolean {
    const hold = this.#hold;
    if (hold?.pointer !== pointerId) return false;
    const [x, y] = [clientX - hold.x, clientY - hold.y];
    const begins = !hold.lifted && Math.hypot(x, y) > hold.threshold;
    if (begins && !this.host.lift(hold.square)) this.#hold = undefined;
    if (!this.#hold || (!begins && !hold.lifted)) return false;
    hold.lifted = true;
    this.host.carry(x, y);
    const square = this.host.squareAt(clientX, clientY);
    if (square !== undefined && square !== (hold.trail.at(-1) ?? hold.square)) hold.trail.push(square);
    return begins;
  }

  up({ pointerId, clientX, clientY }: PointerEvent): void {
    const hold = this.#hold;
    if (hold?.pointer !== pointerId) return;
    this.#hold = undefined;
    if (!hold.lifted) return;
    const square = this.host.squareAt(clientX, clientY);
    this.host.release(square === undefined ? [] : hold.trail.at(-1) === square ? hold.trail : [...hold.trail, square]);
  }

  /** The browser took the pointer away: nothing has happened. */
  cancel({ pointerId }: PointerEvent): void {
    if (this.#hold?.pointer !== pointerId) return;
    const { lifted } = this.#hold;
    this.#hold = undefined;
    if (lifted) this.host.release([]);
  }
}
