import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../src/print/face';
import { Pdf } from '../src/print/pdf';
import { qrOf } from '../src/share/qr';
import { svgOf } from '../src/share/svg';
import { composeFen } from '../src/position/compose';
import { diagonalBoard } from './boards';

const EIGHT = diagonalBoard(8, 8, 'right');

const DIAGRAM = {
  info: EIGHT,
  pieces: [{ square: 1, side: 'black', kind: 'king' } as const],
  bottom: 'white',
  caption: '<script>alert("x")</script>',
} as const;

describe('a picture', () => {
  test('has every square and piece, and no text that could be anything else', () => {
    const svg = svgOf(DIAGRAM);
    expect(svg.match(/<rect/g)).toHaveLength(34);
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(svg).toContain('<title>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</title>');
    expect(svg).not.toContain('<script');
  });

  test('of a link is a code; of a book it is none', () => {
    expect(qrOf('https://example.org/#/s/1abc')?.side).toBeGreaterThanOrEqual(21);
    expect(qrOf('x'.repeat(5000))).toBeUndefined();
  });
});

const font = (name: string) =>
  faceOf(new Uint8Array(readFileSync(new URL(`../target/fonts/print-${name}.ttf`, import.meta.url))));

describe('a printed page', () => {
  test('has the letters of all languages of the page', () => {
    const faces = ['latin', 'latin-ext', 'cyrillic'].map(font);
    const missing = [...'Più È ß œ ç ğ ı ş İ Дамка ё …'].filter((sign) =>
      faces.every((face) => face.glyph(sign.codePointAt(0) ?? 0) === 0),
    );
    expect(missing).toEqual([]);
  });

  test('is a PDF whose table leads to its objects', async () => {
    const pdf = new Pdf([font('latin'), font('cyrillic')]);
    pdf.page();
    pdf.text(10, 20, 12, 'Dama (Дамка)', 'middle');
    const bytes = new Uint8Array(await (await pdf.blob()).arrayBuffer());
    const text = new TextDecoder('latin1').decode(bytes);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(8);
    offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
  });

  test('cuts what is too wide', () => {
    const pdf = new Pdf([font('latin')]);
    expect(pdf.fitting('Rossi', 11, 100)).toBe('Rossi');
    const cut = pdf.fitting('Rossi '.repeat(50), 11, 100);
    expect(cut.endsWith('…') && pdf.width(cut, 11) <= 100).toBe(true);
  });
});

test('a position is composed as the game writes it', () => {
  const pieces = [
    { square: 32, side: 'white', kind: 'king' },
    { square: 21, side: 'white', kind: 'man' },
    { square: 1, side: 'black', kind: 'man' },
  ] as const;
  expect(composeFen(EIGHT, pieces, 'black')).toBe('B:W21,K32:B1');
  expect(composeFen(EIGHT, [], undefined)).toBe('?:W:B');
});
