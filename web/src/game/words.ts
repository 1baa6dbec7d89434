import { nameOf } from '../board/geometry';
import { mustCapture } from '../board/scene';
import { targets } from '../board/selection';
import type { Counter, GameInfo, GameView, LegalMove, Outcome, Side } from '../core/core';
import { type Facts, isKey, type Speech } from '../i18n/messages';
import type { Refused, Session } from './session.svelte';
import { otherSide } from './table';

/** The one sentence that the player should read now. */
export interface Notice {
  readonly tone: 'plain' | 'must' | 'refused' | 'end';
  readonly text: string;
}

/** The name of a game; a game that the messages do not know goes by its id. */
export function gameName(id: string, speech: Speech): string {
  const key = `game.${id}`;
  return isKey(key) ? speech.say(key) : id;
}

export function noticeOf(session: Session, speech: Speech): Notice {
  const { view, refused, selection, info } = session;
  if (session.fault !== undefined) return { tone: 'refused', text: speech.say('app.fault', { error: session.fault }) };
  if (refused) return { tone: 'refused', text: whyText(refused, info, view, speech) };
  if (view.outcome.kind !== 'ongoing') return { tone: 'end', text: outcomeText(view.outcome, speech) };
  if (session.thinking) return { tone: 'plain', text: speech.say('hint.thinking') };
  if (selection.kind === 'piece' && selection.goal !== undefined) {
    return { tone: 'must', text: speech.say('hint.fork', { goal: nameOf(info, selection.goal) }) };
  }
  if (selection.kind === 'piece' && selection.passed.length > 0)
    return { tone: 'must', text: speech.say('hint.chain') };
  if (selection.kind === 'piece') return { tone: 'plain', text: speech.say('hint.target') };
  return turnNotice(session, speech);
}

function turnNotice({ view, info, table, asking }: Session, speech: Speech): Notice {
  const must = asking ? mustCapture(view) : [];
  if (must.length > 0) return { tone: 'must', text: speech.say('hint.must', { must: names(must, info, speech) }) };
  if (asking && view.played.length < 2) return { tone: 'plain', text: speech.say(`hint.start.${view.turn}`) };
  const person = table.opponent === 'person';
  return { tone: 'plain', text: speech.say(asking && !person ? 'hint.turn.you' : `hint.turn.${view.turn}`) };
}

function whyText({ square, refusal }: Refused, info: GameInfo, view: GameView, speech: Speech): string {
  const numbers = Object.entries(refusal.detail).filter(([, fact]) => typeof fact === 'number');
  const must = [...new Set(view.legal.map((move) => move.from))];
  return speech.say(`why.${refusal.reason}`, {
    ...(Object.fromEntries(numbers) as Facts),
    square: nameOf(info, square),
    must: names(must, info, speech),
  });
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

/** What a screen reader says of a square. */
export function squareText(session: Session, square: number, speech: Speech): string {
  const { scene, view, info } = session;
  const piece = scene.pieces.find((shown) => shown.square === square && !shown.taken);
  const what = piece ? (`${piece.kind}.${piece.side}` as const) : 'empty';
  const parts = [speech.say(`square.${what}`, { square: nameOf(info, square) })];
  const { next, final } = targets(session.selection);
  if (square === scene.selected) parts.push(speech.say('square.selected'));
  else if (next.includes(square) || final.includes(square)) parts.push(speech.say('square.target'));
  else if (scene.must.includes(square)) parts.push(speech.say('square.must'));
  else if (session.asking && view.legal.some((move) => move.from === square)) parts.push(speech.say('square.movable'));
  return parts.join(', ');
}

/** The last move, as it is spoken. */
export function spokenMove({ view, info }: Session, speech: Speech): string {
  const move = view.played.at(-1);
  return move ? spoken(move, otherSide(view.turn), info, speech) : '';
}

function spoken(move: LegalMove, mover: Side, info: GameInfo, speech: Speech): string {
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
