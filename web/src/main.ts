import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { bestBuild } from './core/build';
import { startWorker } from './core/client';
import { Desk } from './game/desk.svelte';
import type { Surroundings } from './game/session.svelte';
import { browserStore } from './game/store';
import { languageOf, speechIn } from './i18n/messages';
import { SettingsKeeper } from './shell/keeper.svelte';

/** Milliseconds for a hop. */
const HOPS = { none: 0, fast: 120, normal: 220, slow: 480 };

const settings = new SettingsKeeper(() => localStorage);
const language = settings.now.language === 'auto' ? languageOf(navigator.languages) : settings.now.language;
document.documentElement.lang = language;

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

const around: Surroundings = {
  core: startWorker(),
  build: bestBuild(),
  store: browserStore(() => localStorage),
  pace: () => ({ hop: stillness.matches ? 0 : HOPS[settings.now.animation], think: 500 }),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  seed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
};

const speech = speechIn(language);
const desk = new Desk(around);
void desk.enter(speech.say('app.first'));

const target = document.getElementById('app');
if (target) mount(App, { target, props: { around, desk, speech, settings } });
