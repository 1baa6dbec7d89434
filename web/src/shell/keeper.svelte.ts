import { inForce } from './effective';
import { DEFAULTS, readSettings, type Settings, writeSettings } from './settings';

const KEY = 'damiera.settings';

type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The settings, kept in the browser's storage where it allows that. */
export class SettingsKeeper {
  /** What was chosen, for the one screen where it is chosen. */
  chosen: Settings = $state.raw(DEFAULTS);
  /** What is in force, for all others: some modes overrule what was chosen. */
  readonly now: Settings = $derived(inForce(this.chosen));

  constructor(private readonly texts: () => Texts) {
    this.#try((storage) => (this.chosen = readSettings(storage.getItem(KEY))));
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.chosen = { ...this.chosen, [key]: value };
    this.#try((storage) => storage.setItem(KEY, writeSettings(this.chosen)));
  }

  reset(): void {
    this.chosen = DEFAULTS;
    this.#try((storage) => storage.removeItem(KEY));
  }

  /** A storage that is full or forbidden is as good as none: the settings hold for this visit. */
  #try(work: (storage: Texts) => void): void {
    try {
      work(this.texts());
    } catch {
      // Nothing to be done.
    }
  }
}
