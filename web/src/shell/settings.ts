import { type Language, LANGUAGES } from '../i18n/messages';

/** What a person has set for this device. Screens read it; what it means together is told by `effective.ts`. */
export interface Settings {
  /** `auto`: the first language of the browser that there is. */
  readonly language: Language | 'auto';
  /** The paper around the board; `auto`: as the device has it. */
  readonly theme: 'auto' | 'light' | 'dark';
  readonly board: 'wood' | 'tournament' | 'slate' | 'contrast' | 'colour-blind';
  readonly pieces: 'turned' | 'flat' | 'ringed';
  /** Where the names of the squares are written. */
  readonly numbers: 'inside' | 'outside' | 'none';
  /** How squares are called; `game`: as the game does it. */
  readonly naming: 'game' | 'numeric' | 'algebraic';
  readonly animation: 'none' | 'fast' | 'normal' | 'slow';
  readonly moveSound: boolean;
  readonly captureSound: boolean;
  readonly crownSound: boolean;
  readonly endSound: boolean;
  readonly timeSound: boolean;
  readonly refusedSound: boolean;
  /** Of all sounds, in percent. */
  readonly volume: number;
  /** Whether moves are read aloud. */
  readonly spokenMoves: boolean;
  readonly vibration: boolean;
  readonly drag: boolean;
  readonly premove: boolean;
  /** Whether a move is played only when it is confirmed. */
  readonly confirmMove: boolean;
  /** When the player is offered to take back a weak move; `children`: in their mode. */
  readonly takebackOffer: 'children' | 'always' | 'never';
  /** Whether a touched piece has to be moved. */
  readonly touchMove: boolean;
  /** Whether the board turns to the player on move, where two play at this device. */
  readonly turnBoard: boolean;
  /** Whether the board is covered until the other one has the device. */
  readonly cover: boolean;
  /** Whether a game for two begins with clocks. */
  readonly clock: boolean;
  /** The board in words, for those who hear it. */
  readonly textMode: boolean;
  /** Large board, large buttons, slow animation. */
  readonly senior: boolean;
  /** Friendly levels, no clocks. */
  readonly child: boolean;
}

export const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  board: 'wood',
  pieces: 'turned',
  numbers: 'inside',
  naming: 'game',
  animation: 'normal',
  moveSound: true,
  captureSound: true,
  crownSound: true,
  endSound: true,
  timeSound: true,
  refusedSound: true,
  volume: 60,
  spokenMoves: false,
  vibration: true,
  drag: true,
  premove: true,
  confirmMove: false,
  takebackOffer: 'children',
  touchMove: false,
  turnBoard: true,
  cover: false,
  clock: false,
  textMode: false,
  senior: false,
  child: false,
};

type Named<T> = { [K in keyof Settings]: Settings[K] extends T ? K : never }[keyof Settings];

/** Settings that are switched on and off, settings with a choice of words, and settings with a number. */
export type Switch = Named<boolean>;
export type Choice = Named<string>;
export type Amount = Named<number>;

export const CHOICES: { readonly [K in Choice]: readonly Settings[K][] } = {
  language: ['auto', ...LANGUAGES],
  theme: ['auto', 'light', 'dark'],
  board: ['wood', 'tournament', 'slate', 'contrast', 'colour-blind'],
  pieces: ['turned', 'flat', 'ringed'],
  numbers: ['inside', 'outside', 'none'],
  naming: ['game', 'numeric', 'algebraic'],
  takebackOffer: ['children', 'always', 'never'],
  animation: ['none', 'fast', 'normal', 'slow'],
};

export const AMOUNTS: { readonly [K in Amount]: { readonly least: number; readonly most: number } } = {
  volume: { least: 0, most: 100 },
};

/** The settings of a text; whatever in it is not known is as if it were not there. */
export function readSettings(text: string | null): Settings {
  const found = parse(text);
  const kept = Object.entries(found).filter(([key, value]) => isSetting(key, value));
  return { ...DEFAULTS, ...(Object.fromEntries(kept) as Partial<Settings>) };
}

/** What a text has to say: only what is not as it is by default, so that defaults may be bettered. */
export function writeSettings(settings: Settings): string {
  const changed = Object.entries(settings).filter(([key, value]) => value !== DEFAULTS[key as keyof Settings]);
  return JSON.stringify(Object.fromEntries(changed));
}

function isSetting(key: string, value: unknown): boolean {
  if (!Object.hasOwn(DEFAULTS, key) || typeof value !== typeof DEFAULTS[key as keyof Settings]) return false;
  if (Object.hasOwn(CHOICES, key)) return CHOICES[key as Choice].some((word) => word === value);
  if (!Object.hasOwn(AMOUNTS, key)) return true;
  const { least, most } = AMOUNTS[key as Amount];
  return Number(value) >= least && Number(value) <= most;
}

function parse(text: string | null): object {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
