import type { Key } from '../../i18n/messages';
import type { Settings } from '../../shell/settings';

interface Section {
  readonly title: Key;
  readonly keys: readonly (keyof Settings)[];
}

/** Everything that can be set, in the order in which it is shown. */
export const SECTIONS: readonly Section[] = [
  { title: 'settings.people', keys: ['senior', 'child'] },
  { title: 'settings.look', keys: ['language', 'theme', 'board', 'pieces', 'numbers', 'naming', 'textMode'] },
  { title: 'settings.moving', keys: ['animation', 'drag', 'premove', 'confirmMove', 'takebackOffer', 'touchMove'] },
  { title: 'settings.two', keys: ['turnBoard', 'cover', 'clock'] },
  {
    title: 'settings.sound',
    keys: [
      'volume',
      'moveSound',
      'captureSound',
      'crownSound',
      'endSound',
      'timeSound',
      'refusedSound',
      'spokenMoves',
      'vibration',
    ],
  },
];

/** Whether a text answers a search: each word that was written begins some word of it, whatever the accents. */
export function answers(text: string, search: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
