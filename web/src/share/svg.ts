import { CELL, CROWN, type Diagram, shapesOf } from './diagram';

const EDGE = 12;
const INK = '#2a2521';

/** A diagram as a picture of its own, in the ink of books: it needs nothing of this page. */
export function svgOf(diagram: Diagram): string {
  const { width, height, cells, pieces } = shapesOf(diagram);
  const box = `${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`;
  const crown = `M${CROWN.map((point) => point.join(' ')).join('L')}Z`;
  const dark = cells.map(({ x, y }) => `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>`);
  const names = cells.map(({ x, y, name }) => `<text x="${x + 6}" y="${y + 22}">${escaped(name)}</text>`);
  const men = pieces.map(({ x, y, side, king }) => {
    const [body, ring] = side === 'white' ? ['#fffaf0', INK] : [INK, '#cfc3ad'];
    const top = king ? `<path d="${crown}" fill="#d7a23c" stroke="${ring}" stroke-width="2"/>` : '';
    return (
      `<g transform="translate(${x} ${y})"><circle r="38" fill="${body}" stroke="${INK}" stroke-width="3"/>` +
      `<circle r="29" fill="none" stroke="${ring}" stroke-width="2"/>${top}</g>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">` +
    `<title>${escaped(diagram.caption)}</title>` +
    `<rect x="${-EDGE}" y="${-EDGE}" width="${width + 2 * EDGE}" height="${height + 2 * EDGE}" fill="${INK}"/>` +
    `<rect width="${width}" height="${height}" fill="#f6ecd6"/>` +
    `<g fill="#c3a67c" stroke="#a98b62">${dark.join('')}</g>` +
    `<g font-family="sans-serif" font-size="20" fill="#4b3a26">${names.join('')}</g>${men.join('')}</svg>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const PIXELS = 1200;

/** The same as pixels, for where pictures of lines are not taken. */
export async function pngOf(diagram: Diagram): Promise<Blob> {
  const { width, height } = shapesOf(diagram);
  const scale = PIXELS / Math.max(width, height);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svgOf(diagram))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png');
  });
}
