import { retold } from '../../board/look';
import { clockText } from '../../game/clock';
import { commandOf } from '../../game/commands';
import { lineText, piecesText, rowsText } from '../../game/board-text';
import type { Typed } from '../../game/hand.svelte';
import type { Session } from '../../game/session.svelte';
import { SIDES } from '../../game/table';
import { noticeOf, spokenEvent } from '../../game/words';
import type { Side } from '../../core/core';
import type { Key, Speech } from '../../i18n/messages';

/** What the screen does for somebody who plays by text. */
export interface Acts {
  readonly resign: () => void;
  readonly anew: () => void;
  readonly hint: () => Promise<void>;
}

const TYPED: Readonly<Record<Exclude<Typed, 'refused'>, Key>> = {
  entered: 'text.entered',
  unreadable: 'text.unreadable',
  'not-now': 'text.not-now',
};

/** Does what was typed, a move or a command, and tells what came of it. */
export async function answerTo(
  text: string,
  session: Session,
  { bottom, speech, acts }: { bottom: Side; speech: Speech; acts: Acts },
): Promise<string> {
  const command = commandOf(text);
  if (command === 'unknown') return speech.say('text.unknown', { text });
  if (!command) {
    const typed = await session.type(text);
    return typed === 'refused' ? noticeOf(session, speech).text : speech.say(TYPED[typed], { text });
  }
  switch (command.name) {
    case 'last':
      return spokenEvent(session, speech) || speech.say('moves.none');
    case 'clocks':
      return clocksText(session, speech);
    case 'moves':
      return movesText(session, speech);
    case 'board':
      return rowsText(session, bottom, speech)
        .map(({ row, squares }) => `${speech.say('text.row', { row })}: ${squares.join(', ')}.`)
        .join(' ');
    case 'turn':
      return statusText(session, speech);
    case 'pieces':
      return SIDES.map((side) => piecesText(session, side, command.kind, speech)).join(' ');
    case 'scan': {
      const line = lineText(session, command.line, bottom, speech);
      return line.length > 0 ? `${line.join(', ')}.` : speech.say('text.no-line', { line: command.line });
    }
    case 'help':
      return speech.say('text.help');
    case 'draw':
      await session.besides.offerDraw();
      return noticeOf(session, speech).text;
    case 'takeback':
      await session.undo();
      return statusText(session, speech);
    case 'yes':
    case 'no':
      return await answerOffer(command.name, session, speech);
    case 'resign':
      acts.resign();
      return '';
    case 'hint':
      await acts.hint();
      return noticeOf(session, speech).text;
    case 'new':
      acts.anew();
      return '';
  }
}

function clocksText({ timer }: Session, speech: Speech): string {
  if (!timer) return speech.say('text.no-clocks');
  return SIDES.map((side) => `${speech.say(`side.${side}`)}: ${clockText(timer.hand(side))}.`).join(' ');
}

async function answerOffer(answer: 'yes' | 'no', session: Session, speech: Speech): Promise<string> {
  if (session.proposed) {
    if (answer === 'yes') await session.confirm();
    else session.cancel();
  } else {
    await session.besides.answerOffer(answer === 'yes' ? 'agree' : 'decline');
  }
  return statusText(session, speech);
}

/** Whose turn it is, what must be captured and how, and how the game ended. */
export function statusText(session: Session, speech: Speech): string {
  const { text } = noticeOf(session, speech);
  return session.outlined.length > 0 && !session.refused ? `${text} ${movesText(session, speech)}` : text;
}

function movesText({ view, info, shown }: Session, speech: Speech): string {
  const moves = view.legal.map((move) => retold(move.text, info, shown));
  return moves.length === 0 ? '' : speech.say('text.moves', { moves: speech.either(moves) });
}
