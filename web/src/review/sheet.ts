import type { GameReplay } from '../archive/archive';
import { outcomeText } from '../game/words';
import type { Speech } from '../i18n/messages';

/** How a game ended, and why; what only a file tells is its result alone. */
export function resultText(record: GameReplay, speech: Speech): string {
  if (record.outcome.kind !== 'ongoing') return outcomeText(record.outcome, speech);
  return record.result === '*' ? speech.say('review.open') : speech.say('review.result', { result: record.result });
}

export function tagOf(record: GameReplay, name: string): string {
  return record.tags.find(([tag]) => tag === name)?.[1] ?? '';
}

/** "Rossi – Bianchi", where the game has names. */
export function playersOf(record: GameReplay): string {
  const names = [tagOf(record, 'White'), tagOf(record, 'Black')];
  return names.every((name) => name === '') ? '' : names.map((name) => (name === '' ? '?' : name)).join(' – ');
}

/** A name for a file that every system takes. */
export function fileName(record: GameReplay, ending: string): string {
  const words = [record.info.id, tagOf(record, 'White'), tagOf(record, 'Black')].join(' ').normalize('NFD');
  const plain = words
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain.slice(0, 60) || 'damiera'}.${ending}`;
}
