import english from './en.json';
import italian from './it.json';

/** A message's name. Italian is the original; a name that only one language has does not compile. */
export type Key = keyof typeof italian;

/** The names of messages that have a form for one and a form for others. */
export type PluralKey = Key extends infer K ? (K extends `${infer Stem}.one` ? Stem : never) : never;

export type Language = 'it' | 'en';
export type Facts = Readonly<Record<string, string | number>>;

const MESSAGES: Record<Language, Record<Key, string>> = {
  it: italian satisfies Record<keyof typeof english, string>,
  en: english satisfies Record<Key, string>,
};

/** How the page speaks. */
export interface Speech {
  readonly language: Language;
  /** The message with its facts filled in. */
  say(key: Key, facts?: Facts): string;
  /** The message in the form that the number asks for. */
  count(key: PluralKey, number: number, facts?: Facts): string;
  /** "22, 23 or 24". */
  either(items: readonly string[]): string;
  /** "22, 23 and 24". */
  all(items: readonly string[]): string;
}

export function speechIn(language: Language): Speech {
  const plural = new Intl.PluralRules(language);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  const say = (key: Key, facts: Facts = {}): string =>
    MESSAGES[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  return {
    language,
    say,
    count: (key, number, facts) => say(`${key}.${plural.select(number) === 'one' ? 'one' : 'other'}` as Key, facts),
    either: (items) => either.format(items),
    all: (items) => all.format(items),
  };
}

/** Whether there is a message of that name: for names put together from what the core says. */
export function isKey(name: string): name is Key {
  return Object.hasOwn(italian, name);
}

/** Italian if the reader wants Italian before English, else English. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    if (primary === 'it' || primary === 'en') return primary;
  }
  return 'en';
}
