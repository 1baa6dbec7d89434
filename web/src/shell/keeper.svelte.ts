import { DEFAULTS, readSettings, type Settings, writeSettings } from './settings';

const KEY = 'damiera.settings';

type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The settings that are in force, kept in the browser's storage where it allows that. */
export class SettingsKeeper {
  now: Settings = $state.raw(DEFAULTS);

  constructor(private readonly texts: () => Texts) {
    this.#try((storage) => (this.now = readSettings(storage.getItem(KEY))));
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.now = { ...this.now, [key]: value };
    this.#try((storage) => storage.setItem(KEY, writeSettings(this.now)));
  }

  reset(): void {
    this.now = DEFAULTS;
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
