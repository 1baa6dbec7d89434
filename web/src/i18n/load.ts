import { type Language, type Messages, type Speech, speechIn } from './messages';

/** A language is a chunk of its own. */
const FILES = import.meta.glob<Messages>('./*.json', { import: 'default' });

export async function loadSpeech(language: Language): Promise<Speech> {
  const messages = await FILES[`./${language}.json`]?.();
  if (!messages) throw new Error(`there are no messages in ${language}`);
  return speechIn(language, messages);
}
