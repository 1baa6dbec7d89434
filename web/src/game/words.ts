import { nameOf } from '../board/geometry';
import { retold } from '../board/look';
import { targets } from '../board/selection';
import { houseName, isHouseGame } from '../house/name';
import type { Counter, GameInfo, LegalMove, Outcome, Route, Side } from '../core/core';
import type { Facts, Key, Speech } from '../i18n/messages';
import type { Refused } from './reason';
import type { Session } from './session.svelte';
import { type Opponent, otherSide } from './table';

/** The one sentence that the player should read now. */
export interface Notice {
  readonly tone: 'plain' | 'must' | 'refused' | 'end';
  readonly text: string;
}

/** The name of a game and, in brackets, its options; what the messages do not know goes by its id. */
export function gameName(game: string, speech: Speech): string {
  if (isHouseGame(game)) return houseName(game);
  const [id = '', ...options] = game.split('+');
  const chosen = options.map((option) => choiceText(option, speech)).join(', ');
  const name = word(`game.${id}`, id, speech);
  return chosen === '' ? name : `${name} (${chosen})`;
}

function choiceText(option: string, speech: Speech): string {
  const [key = '', value = ''] = option.split('=');
  return `${word(`option.${key}`, key, speech)}: ${optionText(key, value, speech)}`;
}

/** The value of an option; numbers and boards go by themselves. */
export function optionText(key: string, value: string, speech: Speech): string {
  const general = value === 'none' || value === 'other' ? speech.say(`option.${value}`) : value;
  return word(`option.${key}.${value}`, general, speech);
}

/** The bot's level, or that there are two; a level that the messages do not know goes by the core's name. */
export function opponentName(opponent: Opponent, speech: Speech): string {
  return word(`opponent.${opponent}`, opponent, speech);
}

function word(key: string, otherwise: string, speech: Speech): string {
  return speech.has(key) ? speech.say(key) : otherwise;
}

export function noticeOf(session: Session, speech: Speech): Notice {
  const { view, refused, selection, shown } = session;
  if (session.fault !== undefined) return { tone: 'refused', text: speech.say('app.fault', { error: session.fault }) };
  if (refused) return { tone: 'refused', text: whyText(refused, session, speech) };
  if (view.outcome.kind !== 'ongoing') return { tone: 'end', text: outcomeText(view.outcome, speech) };
  const prepared = session.prepared.map((square) => nameOf(shown, square));
  if (prepared.length === 2) return { tone: 'plain', text: speech.say('hint.prepared', { move: prepared.join('-') }) };
  if (prepared.length === 1)
    return { tone: 'plain', text: speech.say('hint.preparing', { square: prepared.join('') }) };
  if (session.thinking) return { tone: 'plain', text: speech.say('hint.thinking') };
  if (session.proposed) {
    const { path } = session.proposed.route;
    const move = path.map((square) => nameOf(shown, square)).join(isCapture(session.proposed.route) ? 'x' : '-');
    return { tone: 'must', text: speech.say('hint.confirm', { move }) };
  }
  if (session.hint.step !== 'none') return { tone: 'must', text: hintText(session, speech) };
  if (session.besides.huffing) return { tone: 'must', text: speech.say('hint.huffing') };
  if (selection.kind === 'piece' && selection.goal !== undefined) {
    return { tone: 'must', text: speech.say('hint.fork', { goal: nameOf(shown, selection.goal) }) };
  }
  if (selection.kind === 'piece' && selection.passed.length > 0)
    return { tone: 'must', text: speech.say('hint.chain') };
  if (selection.kind === 'piece') return { tone: 'plain', text: speech.say('hint.target') };
  return turnNotice(session, speech);
}

function isCapture(route: Route): boolean {
  return route.captured.length > 0;
}

function hintText(session: Session, speech: Speech): string {
  const { hint, shown, view } = session;
  const { decision } = hint;
  const squares = hint.squares.map((square) => nameOf(shown, square));
  if (hint.step === 'piece') return speech.say('hint.help.piece', { square: squares.join('') });
  const [route] = decision?.move?.routes ?? [];
  if (!route) {
    const event = eventText(decision?.event ?? '', view.turn, session, speech);
    return speech.say('hint.help.other', { event });
  }
  return speech.say('hint.help.move', { move: squares.join(isCapture(route) ? 'x' : '-') });
}

function turnNotice(session: Session, speech: Speech): Notice {
  const notice = whatToDo(session, speech);
  const news =
    session.news === undefined ? '' : eventText(session.news, otherSide(session.table.side), session, speech);
  return news === '' ? notice : { tone: notice.tone, text: `${news} ${notice.text}` };
}

function whatToDo({ view, shown, table, asking, outlined, paused, standing, slip }: Session, speech: Speech): Notice {
  const { huffable, demanded } = view.answers;
  const must = (key: Key, squares: readonly number[]): Notice => ({
    tone: 'must',
    text: speech.say(key, { must: names(squares, shown, speech) }),
  });
  if (slip.offered) return { tone: 'plain', text: speech.say('hint.slip') };
  if (paused) return { tone: 'plain', text: speech.say('hint.paused') };
  if (standing.adjusting) return { tone: 'plain', text: speech.say('hint.adjusting') };
  const [touched] = view.answers.touched;
  if (asking && touched !== undefined)
    return { tone: 'must', text: speech.say('why.must-move-touched', { square: nameOf(shown, touched) }) };
  if (asking && huffable.length > 0) return must(view.legal.length > 0 ? 'hint.missed' : 'hint.shut', huffable);
  if (outlined.length > 0) return must(demanded ? 'hint.demanded' : 'hint.must', outlined);
  if (asking && view.played.length < 2) return { tone: 'plain', text: speech.say(`hint.start.${view.turn}`) };
  const person = table.opponent === 'person';
  return { tone: 'plain', text: speech.say(asking && !person ? 'hint.turn.you' : `hint.turn.${view.turn}`) };
}

/** Where a refusal is told: the game, its squares as they are called, and what may be played instead. */
interface Where {
  readonly info: GameInfo;
  readonly shown: GameInfo;
  readonly legal: readonly LegalMove[];
}

/** Why something is not allowed, and what has to be played. */
export function whySentence({ square, refusal }: Refused, { info, shown, legal }: Where, speech: Speech): string {
  const numbers = Object.entries(refusal.detail).filter(([, fact]) => typeof fact === 'number');
  const must = [...new Set(legal.map((move) => move.from))];
  const { routes, square: told } = refusal.detail;
  const about = typeof told === 'number' && OF_ANOTHER.has(refusal.reason) ? told : square;
  return speech.say(`why.${refusal.reason}`, {
    ...(Object.fromEntries(numbers) as Facts),
    square: about > 0 ? nameOf(shown, about) : String(told ?? ''),
    must: names(must, shown, speech),
    routes: Array.isArray(routes) ? speech.either(routes.map((route) => retold(String(route), info, shown))) : '',
  });
}

/** Reasons that tell of another square than that of the piece which was tried. */
const OF_ANOTHER: ReadonlySet<string> = new Set(['square-occupied', 'must-move-touched']);

/** The same at the table; a move that was prepared is told first. */
export function whyText(refused: Refused, { info, shown, view }: Session, speech: Speech): string {
  const why = whySentence(refused, { info, shown, legal: view.legal }, speech);
  const { prepared } = refused;
  if (!prepared) return why;
  return `${speech.say('hint.dropped', { move: prepared.map((each) => nameOf(shown, each)).join('-') })} ${why}`;
}

function names(squares: readonly number[], info: GameInfo, speech: Speech): string {
  return speech.either(squares.map((square) => nameOf(info, square)));
}

export function outcomeText(outcome: Outcome, speech: Speech): string {
  if (outcome.kind === 'won') {
    return speech.say(`outcome.won.${outcome.winner}`, { reason: speech.say(`win.${outcome.reason}`) });
  }
  return outcome.kind === 'drawn' ? speech.say('outcome.drawn', { reason: speech.say(`draw.${outcome.reason}`) }) : '';
}

export function counterText({ kind, value, limit }: Counter, speech: Speech): string {
  if (kind === 'repetition') return speech.say('counter.repetition', { value, limit });
  // People count moves of both sides; half a move is none yet.
  return limit % 2 === 0
    ? speech.say(`counter.${kind}.moves`, { value: Math.floor(value / 2), limit: limit / 2 })
    : speech.say(`counter.${kind}.plies`, { value, limit });
}

/** What a screen reader says of each square now: what lies there, and what can be done with it. */
export function squareTexts(session: Session, speech: Speech): (square: number) => string {
  const { scene, view, shown, besides, prepared, asking } = session;
  const standing = scene.pieces.filter(({ taken }) => taken !== 'gone');
  const pieces = new Map(standing.map((piece) => [piece.square, piece] as const));
  const { next, final } = targets(session.selection);
  const movable = new Set(asking ? view.legal.map(({ from }) => from) : []);
  const abilities: readonly (readonly [Key, (square: number) => boolean])[] = [
    ['square.taken', (square) => pieces.get(square)?.taken === 'waiting'],
    ['square.huffable', (square) => besides.huffing && scene.must.includes(square)],
    ['square.prepared', (square) => prepared.includes(square)],
    ['square.selected', (square) => square === scene.selected],
    ['square.target', (square) => next.includes(square) || final.includes(square)],
    ['square.must', (square) => scene.must.includes(square)],
    ['square.movable', (square) => movable.has(square)],
  ];
  return (square) => {
    const piece = pieces.get(square);
    const what = piece ? (`${piece.kind}.${piece.side}` as const) : 'empty';
    const named = speech.say(`square.${what}`, { square: nameOf(shown, square) });
    const [ability] = abilities.find(([, holds]) => holds(square)) ?? [];
    return ability === undefined ? named : `${named}, ${speech.say(ability)}`;
  };
}

/** What a screen reader says of one square. */
export function squareText(session: Session, square: number, speech: Speech): string {
  return squareTexts(session, speech)(square);
}

/** What happened last, as it is spoken; how a game ended is told by the notice. */
export function spokenEvent(session: Pick<Session, 'view' | 'info' | 'shown'>, speech: Speech): string {
  const { view, shown } = session;
  const event = view.events.at(-1) ?? '';
  const told = eventText(event, event === 'demand' ? otherSide(view.turn) : view.turn, session, speech);
  const move = view.played.at(-1);
  return told === '' && move ? spoken(move, otherSide(view.turn), shown, speech) : told;
}

/** An event that is no move, and does not end the game; empty for all others. */
function eventText(
  event: string,
  mover: Side,
  { info, shown }: Pick<Session, 'info' | 'shown'>,
  speech: Speech,
): string {
  const [name, about = ''] = event.split(' ');
  const side = (of: string) => word(`side.${of}`, of, speech);
  switch (name) {
    case 'huff':
      return speech.say('event.huff', { side: side(mover), square: retold(about, info, shown) });
    case 'demand':
      return speech.say('event.demand', { side: side(mover) });
    case 'offer':
    case 'decline':
    case 'count':
      return speech.say(`event.${name}`, { side: side(about) });
    default:
      return '';
  }
}

export function spoken(move: LegalMove, mover: Side, info: GameInfo, speech: Speech): string {
  const captured = move.routes[0]?.captured ?? [];
  const facts = {
    side: speech.say(`side.${mover}`),
    from: nameOf(info, move.from),
    to: nameOf(info, move.to),
    captured: speech.all(captured.map((square) => nameOf(info, square))),
  };
  const said = speech.say(captured.length > 0 ? 'spoken.capture' : 'spoken.quiet', facts);
  return move.promotes ? `${said} ${speech.say('spoken.promotes')}` : said;
}
