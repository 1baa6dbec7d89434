import type { GameView } from '../core/core';

/** What is heard of a game. */
export type Happening = 'move' | 'capture' | 'crown' | 'end' | 'time' | 'refused';

/** What happened between two states of a game that can be heard; undefined where it went back or nothing moved. */
export function happeningBetween(before: GameView, after: GameView): Happening | undefined {
  if (after.events.length <= before.events.length) return undefined;
  if (after.outcome.kind !== 'ongoing') return 'end';
  if (after.played.length <= before.played.length) return undefined;
  const move = after.played.at(-1);
  if (move?.promotes) return 'crown';
  return (move?.routes[0]?.captured.length ?? 0) > 0 ? 'capture' : 'move';
}
