import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, type Messages } from '../src/i18n/messages';
import { messagesIn } from './speech';

const ORIGINAL = messagesIn('it');
const FORM = /\.(zero|one|two|few|many|other)$/;
const FACT = /\{\w+\}/g;

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
  return [...message.matchAll(FACT)].map(String).toSorted();
}

/** The form for all other numbers: Italian and English have fewer forms than some. */
function otherOf(key: string): string {
  return key.replace(FORM, '.other');
}

/** The message of the original that says the same. */
function original(key: string): string {
  return ORIGINAL[key] ?? ORIGINAL[otherOf(key)] ?? '';
}

function lostFacts(messages: Messages): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => factsOf(text).join() !== factsOf(original(key)).join())
    .map(([key]) => key);
}

/** The words that a language rightly has in common with English; names and signs have no translation anywhere. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  it: ['Computer · {level}', 'Menu', 'Pool checkers', 'Volume', 'pool (APCA)'],
  nl: [
    'Computer · {level}',
    'Help',
    'Hint',
    'Hint: {event}',
    'Later',
    'Menu',
    'Pool checkers',
    'Volume',
    'pool (APCA)',
  ],
  fr: [
    'Date',
    'Menu',
    'Minutes',
    'Notation',
    'Options',
    'Pool checkers',
    'Position',
    'Position (FEN)',
    'Table',
    'Vibration',
    'Volume',
    'pool (APCA)',
  ],
  de: ['Computer · {level}', 'Name', 'Normal', 'Notation', 'Vibration', 'international (FMJD)'],
  es: ['Normal', 'Pool checkers', 'pool (APCA)'],
  pt: ['Menu', 'Normal', 'Pool checkers', 'Volume', 'pool (APCA)'],
  ru: [],
  tr: ['Normal', 'Pool checkers', 'pool (APCA)'],
};
/** Where straight quotes are meant: they stand in what is read. */
const TYPED = new Set(['expected.escape', 'expected.king-range', 'expected.king-limit']);

/** Names, which are the same everywhere. */
const NAMES = new Set(['Damiera', 'FEN: {why}', 'Frysk!']);

/** The texts of a language that are those of English, but for names and for what has no words at all. */
function englishIn(messages: Messages): string[] {
  const english = messagesIn('en');
  const same = Object.entries(messages).filter(([key, text]) => text === (english[key] ?? english[otherOf(key)]));
  const texts = new Set(same.map(([, text]) => text));
  return [...texts].filter((text) => !NAMES.has(text) && /\p{L}/u.test(text.replaceAll(FACT, ''))).toSorted();
}

const foreign = LANGUAGES.filter((language) => language !== 'en');

test.each(foreign)('the messages in %s are translated', (language) => {
  expect(englishIn(messagesIn(language))).toEqual(SHARED[language]);
});

test('a message left in English is found', () => {
  const left = { ...messagesIn('ru'), 'hint.rule': 'The rule', 'import.plies.few': '{count} plies' };
  expect(englishIn(left)).toEqual(['The rule', '{count} plies']);
});

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

  test('have the apostrophes and quotes of print', () => {
    const straight = Object.keys(messages).filter((key) => /['"]/.test(messages[key] ?? ''));
    expect(straight.filter((key) => !TYPED.has(key))).toEqual([]);
  });
});

test('French has no line end before its high signs, but where they are names or are named', () => {
  const loose = Object.entries(messagesIn('fr')).filter(([, text]) => / [:;!?»]|« |\p{L}[;!?»]|«\p{L}/u.test(text));
  expect(loose.map(([key]) => key)).toEqual(['game.frysk', 'rules.bad-separator']);
});

test('Russian has the forms that it needs', () => {
  expect(formsOf('ru').toSorted()).toEqual(['few', 'many', 'one', 'other']);
});
