import type { Diagram } from '../share/diagram';
import { drawBoard } from './board';
import { loadFaces } from './faces';
import { PAGE, Pdf } from './pdf';

const WIDTH = 400;

/** A page with one position, to be cut out or pinned to a wall. */
export async function diagramPdf(diagram: Diagram): Promise<Blob> {
  const pdf = new Pdf(await loadFaces());
  const left = (PAGE.width - WIDTH) / 2;
  pdf.page();
  pdf.text(PAGE.width / 2, 70, 18, pdf.fitting(diagram.caption, 18, WIDTH), 'middle');
  drawBoard(pdf, diagram, left, 96, WIDTH);
  return await pdf.blob();
}
