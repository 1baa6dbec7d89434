import type { Level } from '../core/core';
import { levelOf, type Table } from '../game/table';
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

/** A new game, wherever it comes from: children play it against a friendly level and with no clock. */
export function suited(table: Table, levels: readonly Level[], settings: Pick<Settings, 'child'>): Table {
  if (!settings.child) return table;
  const { time: _, ...rest } = table;
  const level = levelOf(table.opponent);
  const offered = offeredLevels(levels, settings);
  return level === undefined || offered.includes(level) ? rest : { ...rest, opponent: offered.at(-1) ?? level };
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
