import { loadFirst, loadWhole } from '../i18n/load';
import { type Language, languageOf, type Speech } from '../i18n/messages';
import type { Settings } from './settings';

/** The language that the page speaks now; another one takes over when its messages are here. */
export class Voice {
  speech: Speech;
  #wanted: Language;
  #whole: Promise<void> | undefined;

  private constructor(speech: Speech) {
    this.speech = $state.raw(speech);
    this.#wanted = speech.language;
  }

  /** As much of a language as the table needs. */
  static async in(language: Language): Promise<Voice> {
    return new Voice(await loadFirst(language));
  }

  /** Until everything can be said; fails when that cannot be loaded, and may be tried again. */
  async complete(): Promise<void> {
    this.#whole ??= this.#speakWhole(this.#wanted);
    try {
      await this.#whole;
    } catch (error) {
      this.#whole = undefined;
      throw error;
    }
  }

  /** When it cannot be loaded, the page goes on in the language that it has. */
  async change(language: Language): Promise<void> {
    if (language === this.#wanted) return;
    this.#wanted = language;
    try {
      this.#whole = this.#speakWhole(language);
      await this.#whole;
    } catch {
      this.#whole = undefined;
      this.#wanted = this.speech.language;
    }
  }

  async #speakWhole(language: Language): Promise<void> {
    const speech = await loadWhole(language);
    if (language === this.#wanted) this.speech = speech;
  }
}

export function wantedLanguage({ language }: Settings, ofBrowser: readonly string[]): Language {
  return language === 'auto' ? languageOf(ofBrowser) : language;
}
