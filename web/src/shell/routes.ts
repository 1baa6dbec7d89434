import type { Component } from 'svelte';
import type { Key } from '../i18n/messages';

/** Where the reader is: one of the names below, and what stands behind it in the address. */
export interface Place {
  readonly name: RouteName;
  /** `#/game/7` has `['7']`, `#/rules/italian/3` has `['italian', '3']`. */
  readonly parts: readonly string[];
}

export interface ScreenProps {
  readonly place: Place;
}

interface Route {
  /** The first word of the address; that of the home screen is empty. */
  readonly path: string;
  /** The folder in `screens/` whose `Screen.svelte` shows it. Places of one screen change without a new one. */
  readonly screen: string;
  readonly title: Key;
}

/** Every address of the page. Data of a shared link may hold slashes of its own; nothing else looks inside it. */
export const ROUTES = {
  home: { path: '', screen: 'play', title: 'route.home' },
  game: { path: 'game', screen: 'play', title: 'route.home' },
  new: { path: 'new', screen: 'play', title: 'route.new' },
  games: { path: 'games', screen: 'games', title: 'route.games' },
  review: { path: 'review', screen: 'review', title: 'route.review' },
  rules: { path: 'rules', screen: 'rules', title: 'route.rules' },
  position: { path: 'position', screen: 'position', title: 'route.position' },
  house: { path: 'house', screen: 'house', title: 'route.house' },
  statistics: { path: 'statistics', screen: 'statistics', title: 'route.statistics' },
  import: { path: 'import', screen: 'import', title: 'route.import' },
  shared: { path: 's', screen: 'shared', title: 'route.shared' },
  settings: { path: 'settings', screen: 'settings', title: 'route.settings' },
  help: { path: 'help', screen: 'help', title: 'route.help' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** What the menu offers, in its order, as far as there is a screen for it. */
const MENU: readonly RouteName[] = [
  'home',
  'games',
  'review',
  'position',
  'import',
  'house',
  'statistics',
  'settings',
  'help',
];

type Screen = { readonly default: Component<ScreenProps> };

/** The screen that comes with the page. */
export const FIRST_SCREEN = 'play';

/** All others are chunks of their own, loaded when somebody goes there. */
const SCREENS = import.meta.glob<Screen>(['../screens/*/Screen.svelte', '!../screens/play/Screen.svelte']);

/** Loads the screen of a place; undefined where nothing is to be loaded. */
export function loaderOf(name: RouteName): (() => Promise<Screen>) | undefined {
  return SCREENS[`../screens/${ROUTES[name].screen}/Screen.svelte`];
}

export function hasScreen(name: RouteName): boolean {
  return ROUTES[name].screen === FIRST_SCREEN || loaderOf(name) !== undefined;
}

export const LINKED: readonly RouteName[] = MENU.filter(hasScreen);

const HOME: Place = { name: 'home', parts: [] };

/** The place that the fragment of an address means; what is no address of the page leads home. */
export function placeOf(hash: string): Place {
  const [path = '', ...parts] = hash.replace(/^#?\/?/, '').split('/');
  const found = Object.entries(ROUTES).find(([, route]) => route.path === path);
  if (!found || !hasScreen(found[0] as RouteName)) return HOME;
  return { name: found[0] as RouteName, parts: parts.map(decoded).filter((part) => part !== '') };
}

/** The address of a place, for a link. */
export function linkTo(name: RouteName, ...parts: readonly string[]): string {
  return `#/${[ROUTES[name].path, ...parts.map(encodeURIComponent)].join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
