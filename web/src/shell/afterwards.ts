import { flushSync } from 'svelte';

/** Milliseconds of work in one frame after which the rest waits for the next one. */
const ENOUGH = 1;

export type Lane = 'board' | 'panel' | 'heard';

/** The board comes first, and what is seen before what is only heard. */
const lanes: Readonly<Record<Lane, Set<() => void>>> = { board: new Set(), panel: new Set(), heard: new Set() };

let asked = false;

/**
 * Does something small soon, but not in the frame that is being made: in one of the next ones that has room for it, so
 * that no frame has too much to do. The answer takes it back.
 */
export function afterwards(act: () => void, lane: Lane): () => void {
  lanes[lane].add(act);
  if (!asked) {
    asked = true;
    nextFrame(() => nextFrame(work));
  }
  return () => void lanes[lane].delete(act);
}

/** Nothing is drawn of a page that is not seen, though it may be heard. */
function nextFrame(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(act);
}

function work(): void {
  const end = performance.now() + ENOUGH;
  do {
    const [act] = [...lanes.board, ...lanes.panel, ...lanes.heard];
    asked = act !== undefined;
    if (!act) return;
    for (const lane of Object.values(lanes)) lane.delete(act);
    try {
      act();
      flushSync();
    } catch (error) {
      reportError(error);
    }
  } while (performance.now() < end);
  nextFrame(work);
}
