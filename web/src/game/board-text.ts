import { cellOf, nameOf, rowsOf } from '../board/geometry';
import type { PieceKind, Side } from '../core/core';
import type { Speech } from '../i18n/messages';
import type { Session } from './session.svelte';

/** One row of the board in words, from the reader's left: its number from the near edge, and its squares. */
export interface RowText {
  readonly row: number;
  readonly squares: readonly string[];
}

/** The whole board in words, the far row first. */
export function rowsText(session: Session, bottom: Side, speech: Speech): RowText[] {
  const rows = rowsOf(session.shown, bottom);
  return rows.map((squares, index) => ({
    row: rows.length - index,
    squares: squares.map((square) => squareWords(session, square, speech)),
  }));
}

/** A row by its number from the near edge, or a column by its letter from the left; empty where there is none. */
export function lineText(session: Session, line: string, bottom: Side, speech: Speech): string[] {
  const row = rowsText(session, bottom, speech).find((each) => String(each.row) === line);
  if (row) return [...row.squares];
  const column = 'abcdefghijklmn'.indexOf(line);
  if (line.length !== 1 || column < 0) return [];
  return rowsOf(session.shown, bottom)
    .toReversed()
    .flat()
    .filter((square) => cellOf(session.shown, square, bottom).column === column)
    .map((square) => squareWords(session, square, speech));
}

/** "Bianco: pedine 21, 22, 23; dame 5." */
export function piecesText(session: Session, side: Side, kind: PieceKind | undefined, speech: Speech): string {
  const kinds = kind === undefined ? (['man', 'king'] as const) : [kind];
  const parts = kinds.flatMap((each) => {
    const squares = session.view.pieces.filter((piece) => piece.side === side && piece.kind === each);
    const names = squares.map(({ square }) => nameOf(session.shown, square)).join(', ');
    return names === '' ? [] : [speech.say(`text.pieces.${each}`, { squares: names })];
  });
  const told = parts.length > 0 ? parts.join('; ') : speech.say('text.pieces.none');
  return speech.say('text.pieces', { side: speech.say(`side.${side}`), pieces: told });
}

function squareWords({ view, shown }: Session, square: number, speech: Speech): string {
  const piece = view.pieces.find((each) => each.square === square);
  const what = piece ? (`${piece.kind}.${piece.side}` as const) : 'empty';
  return speech.say(`text.square.${what}`, { square: nameOf(shown, square) });
}
