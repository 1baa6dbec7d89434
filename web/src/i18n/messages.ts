import type italian from './it.json';

/** A message's name. Italian is the original; the tests hold all languages to its names. */
export type Key = keyof typeof italian;

/** The names of messages that have a form for one and forms for other numbers. */
export type PluralKey = Key extends infer K ? (K extends `${infer Stem}.one` ? Stem : never) : never;

export const LANGUAGES = ['it', 'en', 'nl', 'fr', 'de', 'es', 'pt', 'ru', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All that is said in one language; Russian has more forms of a number than Italian. */
export type Messages = Readonly<Record<string, string>>;
export type Facts = Readonly<Record<string, string | number>>;

/** How the page speaks. */
export interface Speech {
  readonly language: Language;
  /** The message with its facts filled in. */
  say(key: Key, facts?: Facts): string;
  /** The message in the form that the number asks for. */
  count(key: PluralKey, number: number, facts?: Facts): string;
  /** Whether there is a message of that name: for names put together from what the core says. */
  has(name: string): name is Key;
  /** "22, 23 or 24". */
  either(items: readonly string[]): string;
  /** "22, 23 and 24". */
  all(items: readonly string[]): string;
  number(value: number, how?: Intl.NumberFormatOptions): string;
  /** A day and its time, by milliseconds since 1970. */
  time(milliseconds: number, how?: Intl.DateTimeFormatOptions): string;
}

const SHORT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

export function speechIn(language: Language, messages: Messages): Speech {
  const plural = once(() => new Intl.PluralRules(language));
  const either = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const all = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  return {
    language,
    say: (key, facts = {}) => fill(messages[key] ?? key, facts),
    count(key, number, facts = {}) {
      const form = messages[`${key}.${plural().select(number)}`] ?? messages[`${key}.other`];
      return fill(form ?? key, facts);
    },
    has: (name): name is Key => Object.hasOwn(messages, name),
    either: (items) => either().format(items),
    all: (items) => all().format(items),
    number: (value, how) => new Intl.NumberFormat(language, how).format(value),
    time: (milliseconds, how = SHORT) => new Intl.DateTimeFormat(language, how).format(milliseconds),
  };
}

/** A browser takes several milliseconds to make each of these: they are made when they are asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function fill(message: string, facts: Facts): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

/** The first of the wanted languages that there is, else English. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return 'en';
}
