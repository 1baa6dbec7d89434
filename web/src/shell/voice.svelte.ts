import { loadSpeech } from '../i18n/load';
import { type Language, languageOf, type Speech } from '../i18n/messages';
import type { Settings } from './settings';

/** The language that the page speaks now; another one takes over when its messages are here. */
export class Voice {
  speech: Speech;
  #wanted: Language;

  private constructor(speech: Speech) {
    this.speech = $state.raw(speech);
    this.#wanted = speech.language;
  }

  static async in(language: Language): Promise<Voice> {
    return new Voice(await loadSpeech(language));
  }

  /** When it cannot be loaded, the page goes on in the language that it has. */
  async change(language: Language): Promise<void> {
    if (language === this.#wanted) return;
    this.#wanted = language;
    try {
      const speech = await loadSpeech(language);
      if (language === this.#wanted) this.speech = speech;
    } catch {
      this.#wanted = this.speech.language;
    }
  }
}

export function wantedLanguage({ language }: Settings, ofBrowser: readonly string[]): Language {
  return language === 'auto' ? languageOf(ofBrowser) : language;
}
