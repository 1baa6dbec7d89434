import type { GameReplay } from '../archive/archive';
import { gameName } from '../game/words';
import type { Speech } from '../i18n/messages';
import { tagOf } from '../review/sheet';
import { loadFaces } from './faces';
import { PAGE, Pdf } from './pdf';

const EDGE = 42;
const ROWS = 20;
const COLUMNS = 3;
const ROW = 24;
const TOP = 196;
const INSIDE = PAGE.width - 2 * EDGE;

/** The score sheet of a game as federations have them: who played, when and where, sixty moves a page, two signatures. */
export async function sheetPdf(record: GameReplay, speech: Speech): Promise<Blob> {
  const pdf = new Pdf(await loadFaces());
  const moves = movesOf(record);
  const pages = Math.max(1, Math.ceil(moves.length / (2 * ROWS * COLUMNS)));
  for (let page = 0; page < pages; page++) {
    pdf.page();
    head(pdf, record, speech);
    table(pdf, record, speech, moves, page * ROWS * COLUMNS);
    foot(pdf, speech);
  }
  return await pdf.blob();
}

/** The texts of the moves; where the other side begins, the first one is left out. */
function movesOf({ plies, begin, info }: GameReplay): string[] {
  const texts = plies.map((ply) => (ply.move ? ply.text : `(${ply.text})`));
  const usual = begin.fen.startsWith(info.firstMover === 'white' ? 'W' : 'B');
  return usual ? texts : ['…', ...texts];
}

function head(pdf: Pdf, record: GameReplay, speech: Speech): void {
  pdf.text(PAGE.width / 2, 58, 20, speech.say('print.title'), 'middle');
  pdf.text(PAGE.width / 2, 76, 10, gameName(record.game, speech), 'middle');
  const half = INSIDE / 2 - 8;
  field(pdf, EDGE, 102, half, speech.say('print.event'), tagOf(record, 'Event'));
  field(pdf, EDGE + half + 16, 102, half, speech.say('print.site'), tagOf(record, 'Site'));
  field(pdf, EDGE, 128, half, speech.say('print.date'), tagOf(record, 'Date'));
  field(pdf, EDGE + half + 16, 128, half, speech.say('print.round'), tagOf(record, 'Round'));
  field(pdf, EDGE, 154, half, speech.say('side.white'), tagOf(record, 'White'));
  field(pdf, EDGE + half + 16, 154, half, speech.say('side.black'), tagOf(record, 'Black'));
  field(pdf, EDGE, 180, half, speech.say('print.result'), record.result === '*' ? '' : record.result);
}

function field(pdf: Pdf, x: number, y: number, width: number, label: string, value: string): void {
  pdf.text(x, y, 9, label);
  const begin = x + pdf.width(label, 9) + 6;
  pdf.line(begin, y + 3, x + width, y + 3);
  pdf.text(begin + 4, y, 11, pdf.fitting(value, 11, x + width - begin - 6));
}

function table(pdf: Pdf, { info }: GameReplay, speech: Speech, moves: readonly string[], begin: number): void {
  const width = INSIDE / COLUMNS;
  const sides = info.firstMover === 'white' ? (['white', 'black'] as const) : (['black', 'white'] as const);
  const bottom = TOP + (ROWS + 1) * ROW;
  for (let column = 0; column < COLUMNS; column++) {
    const x = EDGE + column * width;
    const [number, first, second] = [x + 30, x + 30 + (width - 30) / 2, x + width];
    pdf.text((number + first) / 2, TOP + 16, 9, speech.say(`side.${sides[0]}`), 'middle');
    pdf.text((first + second) / 2, TOP + 16, 9, speech.say(`side.${sides[1]}`), 'middle');
    for (const line of [x, number, first, second])
      pdf.line(line, TOP, line, bottom, line === x || line === second ? 1.2 : 0.5);
    for (let row = 0; row < ROWS; row++) {
      const move = begin + column * ROWS + row;
      const y = TOP + (row + 1) * ROW + 16;
      pdf.text(x + 25, y, 9, `${move + 1}`, 'end');
      pdf.text(number + 5, y, 11, pdf.fitting(moves[2 * move] ?? '', 11, (width - 30) / 2 - 8));
      pdf.text(first + 5, y, 11, pdf.fitting(moves[2 * move + 1] ?? '', 11, (width - 30) / 2 - 8));
    }
  }
  for (let row = 0; row <= ROWS + 1; row++) {
    const y = TOP + row * ROW;
    pdf.line(EDGE, y, EDGE + INSIDE, y, row < 2 || row === ROWS + 1 ? 1.2 : 0.4);
  }
}

function foot(pdf: Pdf, speech: Speech): void {
  const half = INSIDE / 2 - 8;
  field(pdf, EDGE, 780, half, speech.say('print.signature', { side: speech.say('side.white') }), '');
  field(pdf, EDGE + half + 16, 780, half, speech.say('print.signature', { side: speech.say('side.black') }), '');
  pdf.text(PAGE.width / 2, 812, 8, speech.say('app.name'), 'middle');
}
