import { readFileSync } from 'node:fs';
import { type Language, type Messages, type Speech, speechIn } from '../src/i18n/messages';

export function messagesIn(language: Language): Messages {
  return JSON.parse(readFileSync(new URL(`../src/i18n/${language}.json`, import.meta.url), 'utf8'));
}

export function spokenIn(language: Language): Speech {
  return speechIn(language, messagesIn(language));
}
