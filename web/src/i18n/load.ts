import { first, later } from 'virtual:messages';
import { type Language, type Messages, type Speech, speechIn } from './messages';

/** A language as far as it is needed at the table. */
export async function loadFirst(language: Language): Promise<Speech> {
  return speechIn(language, await messagesOf(first, language));
}

/** A language with all that is said in it. */
export async function loadWhole(language: Language): Promise<Speech> {
  const parts = await Promise.all([messagesOf(first, language), messagesOf(later, language)]);
  return speechIn(language, Object.assign({}, ...parts));
}

async function messagesOf(loaders: typeof first, language: Language): Promise<Messages> {
  const loaded = await loaders[language]?.();
  if (!loaded) throw new Error(`there are no messages in ${language}`);
  return loaded.default;
}
