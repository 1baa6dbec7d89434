import type { Told, ToldFact } from '../core/core';
import type { Speech } from './messages';

/** Puts into words what the core tells by the key of a message and its facts. */
export function tell(told: Told, speech: Speech): string {
  const key = keyOf(told.key);
  const facts = Object.entries(told.facts).map(([name, fact]) => [name, worded(fact, speech)] as const);
  return speech.has(key) ? speech.say(key, Object.fromEntries(facts)) : told.key;
}

function worded(fact: ToldFact, speech: Speech): string | number {
  if (typeof fact === 'string' || typeof fact === 'number') return fact;
  if (!isList(fact)) return tell(fact, speech);
  const words = fact.map((one) => (typeof one === 'string' ? one : tell(one, speech)));
  return fact.some((one) => typeof one !== 'string') ? words.join('; ') : words.join(' ');
}

function isList(fact: Told | readonly (string | Told)[]): fact is readonly (string | Told)[] {
  return Array.isArray(fact);
}

/** What the core may speak of; anything else is told by its key. */
function keyOf(key: string): string {
  const dot = key.indexOf('.');
  const what = key.slice(dot + 1);
  switch (key.slice(0, dot)) {
    case 'expected':
      return `expected.${what}`;
    case 'illegal':
      return `illegal.${what}`;
    case 'pdn':
      return `pdn.${what}`;
    case 'rules':
      return `rules.${what}`;
    case 'setup':
      return `setup.${what}`;
    case 'unreadable':
      return `unreadable.${what}`;
    default:
      return '';
  }
}
