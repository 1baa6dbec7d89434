import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { bestBuild } from './core/build';
import { startWorker } from './core/client';
import type { Pace, Surroundings } from './game/session.svelte';
import { browserStore } from './game/store';
import { languageOf, speechIn } from './i18n/messages';

const CALM: Pace = { hop: 0, think: 500 };
const LIVELY: Pace = { hop: 220, think: 500 };

const language = languageOf(navigator.languages);
document.documentElement.lang = language;

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

const around: Surroundings = {
  core: startWorker(),
  build: bestBuild(),
  store: browserStore(() => localStorage),
  pace: () => (stillness.matches ? CALM : LIVELY),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  seed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
};

const target = document.getElementById('app');
if (target) mount(App, { target, props: { around, speech: speechIn(language) } });
