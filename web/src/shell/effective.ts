import type { Settings } from './settings';

const FOR_SENIORS: Partial<Settings> = { animation: 'slow' };
const FOR_CHILDREN: Partial<Settings> = { clock: false, touchMove: false };

/** What the modes for seniors and children make of the settings that were chosen. */
export function inForce(chosen: Settings): Settings {
  return {
    ...chosen,
    ...(chosen.senior && FOR_SENIORS),
    ...(chosen.child && FOR_CHILDREN),
  };
}

/** The levels that are offered: children meet the friendlier half of them, which begin the list. */
export function offeredLevels<L>(levels: readonly L[], { child }: Pick<Settings, 'child'>): readonly L[] {
  return child ? levels.slice(0, Math.ceil(levels.length / 2)) : levels;
}

/** Whether the player is offered to take back a weak move. */
export function offersTakeback({ child, takebackOffer }: Pick<Settings, 'child' | 'takebackOffer'>): boolean {
  return takebackOffer === 'always' || (takebackOffer === 'children' && child);
}

const HOPS: Readonly<Record<Settings['animation'], number>> = { none: 0, fast: 120, normal: 220, slow: 480 };

/** Milliseconds that a piece takes for a hop; none where the device asks for stillness. */
export function hopOf({ animation }: Pick<Settings, 'animation'>, motion: 'still' | 'moving'): number {
  return motion === 'still' ? 0 : HOPS[animation];
}
