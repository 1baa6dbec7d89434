import './style.css';
import './themes/boards.css';
import './themes/senior.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { bestBuild } from './core/build';
import { startWorker } from './core/client';
import { fetchAhead } from './core/fetch-ahead';
import { greetingOf } from './core/greeting';
import { browserSenses } from './feedback/browser';
import { Feedback } from './feedback/feedback';
import { Desk } from './game/desk.svelte';
import { Seats } from './game/seats';
import type { Surroundings } from './game/surroundings';
import { afterwards } from './shell/afterwards';
import { dress } from './shell/dress';
import { hopOf, offersTakeback, suited } from './shell/effective';
import { SettingsKeeper } from './shell/keeper.svelte';
import { breath, drawn } from './shell/turns';
import { Updates } from './shell/updates.svelte';
import { oldStore } from './store/old';
import { browserStores } from './store/stores';
import { Voice, wantedLanguage } from './shell/voice.svelte';

const settings = new SettingsKeeper(() => localStorage);
dress(document.documentElement, settings.now);

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

const stores = browserStores();

/** The core is asked for when the first board needs the line and the processor no more. */
let askForCore: () => void;
const timeForCore = new Promise<void>((resolve) => (askForCore = resolve));
// A store that never answers must not hold it up.
setTimeout(() => askForCore(), 1000);

const around: Surroundings = {
  core: startWorker(timeForCore),
  build: bestBuild(),
  ...stores,
  levels: () => desk.levels,
  pace: () => ({ hop: hopOf(settings.now, stillness.matches ? 'still' : 'moving'), think: 500 }),
  suited: (table) => suited(table, desk.levels, settings.now),
  habits: () => ({
    premove: settings.now.premove,
    confirm: settings.now.confirmMove,
    takeback: offersTakeback(settings.now),
    naming: settings.now.naming,
  }),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  leisure: () => new Promise((resolve) => afterwards(resolve, 'heard')),
  seed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
  // Not randomUUID, which is there on secure addresses only: a device in the same house has none.
  id: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  now: () => Date.now(),
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
};

const feedback = new Feedback(browserSenses(), () => settings.now);
const voice = await Voice.in(wantedLanguage(settings.now, navigator.languages));
const desk = new Desk(
  around,
  oldStore(() => localStorage),
  new Seats(() => localStorage),
);
const updates = new Updates();

const app = document.getElementById('app');
if (app) mount(App, { target: app, props: { around, stores, desk, feedback, voice, settings, updates } });
await breath();

/** A board that the page brings along is drawn first; any other waits for the core. */
async function begun(): Promise<void> {
  if (desk.session) await drawn();
  askForCore();
  fetchAhead(around.build);
}

const first = voice.speech.say('app.first');
void desk
  .enter(first, greetingOf(first, document), () => void begun())
  .then(async () => {
    await updates.begin(around.build);
    // Whoever goes to a screen that needs it asks again.
    await voice.complete().catch(() => undefined);
  });
