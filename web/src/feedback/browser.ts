import type { Senses } from './feedback';
import { Sounds } from './sounds';

/** The senses of a browser, as far as it has them. */
export function browserSenses(): Senses {
  const sounds = new Sounds(() => new AudioContext({ latencyHint: 'interactive' }));
  return {
    play(happening, volume) {
      if ('AudioContext' in globalThis) sounds.play(happening, volume);
    },
    prepare() {
      if ('AudioContext' in globalThis) sounds.prepare();
    },
    speak(text, language) {
      if (!('speechSynthesis' in globalThis)) return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = language;
      speechSynthesis.cancel();
      speechSynthesis.speak(utterance);
    },
    vibrate(pattern) {
      if ('vibrate' in navigator) navigator.vibrate([...pattern]);
    },
  };
}
