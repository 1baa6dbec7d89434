import { CELL, CROWN, type Diagram, shapesOf } from '../share/diagram';
import { BLACK, type Ink, type Pdf } from './pdf';

const PAPER: Ink = [1, 1, 1];
const DARK: Ink = [0.82, 0.8, 0.76];
const RING: Ink = [0.75, 0.72, 0.66];

/** Draws a position so that it prints well in black and white. */
export function drawBoard(pdf: Pdf, diagram: Diagram, x: number, y: number, width: number): void {
  const shapes = shapesOf(diagram);
  const scale = width / shapes.width;
  const height = shapes.height * scale;
  const at = (units: number): number => units * scale;
  pdf.rectangle(x - 2, y - 2, width + 4, height + 4, BLACK);
  pdf.rectangle(x, y, width, height, PAPER);
  for (const cell of shapes.cells) {
    pdf.rectangle(x + at(cell.x), y + at(cell.y), at(CELL), at(CELL), DARK);
    pdf.text(x + at(cell.x + 5), y + at(cell.y + 22), at(20), cell.name);
  }
  for (const piece of shapes.pieces) {
    const [cx, cy] = [x + at(piece.x), y + at(piece.y)];
    const white = piece.side === 'white';
    pdf.circle(cx, cy, at(37), white ? PAPER : BLACK, BLACK);
    pdf.circle(cx, cy, at(29), undefined, white ? BLACK : RING);
    const points = CROWN.map(([dx, dy]) => [cx + at(dx), cy + at(dy)] as const);
    if (piece.king) pdf.polygon(points, white ? BLACK : PAPER, white ? BLACK : PAPER);
  }
}
