import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, type Messages } from '../src/i18n/messages';
import { messagesIn } from './speech';

const ORIGINAL = messagesIn('it');
const FORM = /\.(zero|one|two|few|many|other)$/;

/** The names that have forms for different numbers, by what they have in common. */
const COUNTED = Object.keys(ORIGINAL)
  .filter((key) => key.endsWith('.one'))
  .map((key) => key.replace(FORM, ''));

/** The forms that a language has for the numbers that a page of games can come to. */
function formsOf(language: Language): string[] {
  const plural = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1001 }, (_, number) => number);
  return [...new Set(['other', ...numbers.map((number) => plural.select(number))])];
}

/** What the names of a language must be: those of the original, each counted one in every form of that language. */
function namesIn(language: Language): string[] {
  const counted = COUNTED.flatMap((stem) => formsOf(language).map((form) => `${stem}.${form}`));
  const plain = Object.keys(ORIGINAL).filter((key) => !COUNTED.includes(key.replace(FORM, '')));
  return [...plain, ...counted].toSorted();
}

function factsOf(message: string): string[] {
  return [...message.matchAll(/\{\w+\}/g)].map(String).toSorted();
}

/** The message of the original that says the same. */
function original(key: string): string {
  return ORIGINAL[key] ?? ORIGINAL[key.replace(FORM, '.other')] ?? '';
}

function lostFacts(messages: Messages): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => factsOf(text).join() !== factsOf(original(key)).join())
    .map(([key]) => key);
}

describe.each(LANGUAGES)('the messages in %s', (language) => {
  const messages = messagesIn(language);

  test('have the names of the original, and every form of a number', () => {
    expect(Object.keys(messages).toSorted()).toEqual(namesIn(language));
  });

  test('have the facts of the original', () => {
    expect(lostFacts(messages)).toEqual([]);
  });

  test('are none of them empty', () => {
    expect(Object.keys(messages).filter((key) => messages[key]?.trim() === '')).toEqual([]);
  });
});

test('Russian has the forms that it needs', () => {
  expect(formsOf('ru').toSorted()).toEqual(['few', 'many', 'one', 'other']);
});
