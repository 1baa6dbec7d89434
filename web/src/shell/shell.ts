import { createContext } from 'svelte';
import type { Feedback } from '../feedback/feedback';
import type { Desk } from '../game/desk.svelte';
import type { Surroundings } from '../game/surroundings';
import type { Speech } from '../i18n/messages';
import type { Stores } from '../store/stores';
import type { Arrival } from './arrival';
import type { Parcel } from './parcel.svelte';
import type { SettingsKeeper } from './keeper.svelte';

/** What every screen has at hand. All of it may change while the screen stands: read it where it is used. */
export interface Shell extends Pick<Stores, 'house' | 'papers'> {
  readonly arrival: Arrival;
  readonly parcel: Parcel;
  readonly settings: SettingsKeeper;
  readonly speech: Speech;
  readonly around: Surroundings;
  readonly desk: Desk;
  readonly feedback: Feedback;
}

export const [useShell, provideShell] = createContext<Shell>();
