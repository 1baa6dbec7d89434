/** What a link may hold: a position, a game with what happened in it or as PDN, or house rules. */
export type Shared =
  | { readonly kind: 'position'; readonly game: string; readonly fen: string }
  | { readonly kind: 'game'; readonly game: string; readonly start: string; readonly events: readonly string[] }
  | { readonly kind: 'paper'; readonly game: string; readonly pdn: string }
  | { readonly kind: 'rules'; readonly rules: string };

const LONGEST_GAME = 20_000;
const LONGEST_FEN = 2_000;
/** A longer text may pack into more than an address can hold. */
const LONGEST_PDN = 8_000;
const LONGEST_EVENT = 200;
const MOST_EVENTS = 4_000;

/** The short form that is packed: `g` the game, `f` a FEN, `e` events, `p` PDN, `r` house rules. */
export function writeShared(shared: Shared): string {
  switch (shared.kind) {
    case 'position':
      return JSON.stringify({ g: shared.game, f: shared.fen });
    case 'game':
      return JSON.stringify({ g: shared.game, f: shared.start, e: shared.events.join('\n') });
    case 'paper':
      return JSON.stringify({ g: shared.game, p: shared.pdn });
    case 'rules':
      return JSON.stringify({ r: shared.rules });
  }
}

/** What a text holds that somebody else wrote; undefined unless every part of it is as this page writes it. */
export function readShared(text: string): Shared | undefined {
  const found = new Map(Object.entries(parse(text)));
  const rules = within(found.get('r'), LONGEST_GAME);
  if (rules !== undefined) return { kind: 'rules', rules };
  const game = within(found.get('g'), LONGEST_GAME);
  const pdn = within(found.get('p'), LONGEST_PDN);
  if (game !== undefined && pdn !== undefined) return { kind: 'paper', game, pdn };
  const fen = within(found.get('f'), LONGEST_FEN);
  if (game === undefined || fen === undefined) return undefined;
  if (!found.has('e')) return { kind: 'position', game, fen };
  const events = eventsOf(found.get('e'));
  return events && { kind: 'game', game, start: fen, events };
}

function eventsOf(value: unknown): string[] | undefined {
  const text = within(value, MOST_EVENTS * LONGEST_EVENT);
  if (text === undefined) return undefined;
  const events = text === '' ? [] : text.split('\n');
  const sound =
    events.length <= MOST_EVENTS && events.every((event) => event.length <= LONGEST_EVENT && EVENT.test(event));
  return sound ? events : undefined;
}

const EVENT = /^[!-~]+( [!-~]+)?$/;

function within(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value.length <= longest ? value : undefined;
}

function parse(text: string): object {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** What a game that is looked at goes out as, in full if it can. */
interface Whole {
  readonly game: string;
  readonly start: string;
  readonly plies: readonly unknown[];
  readonly events: readonly string[];
  readonly pdn?: string;
}

/** A game with all that happened; where events cannot tell that, its PDN; where that is too long, a position of it. */
export function sharedOf({ game, start, plies, events, pdn }: Whole, fen: string): Shared {
  if (events.length > 0) return { kind: 'game', game, start, events };
  if (plies.length > 0 && within(pdn, LONGEST_PDN) !== undefined) return { kind: 'paper', game, pdn: pdn ?? '' };
  return { kind: 'position', game, fen };
}
