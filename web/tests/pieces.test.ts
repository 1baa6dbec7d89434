import { describe, expect, test } from 'vitest';
import { type ByteSource, Pieces } from '../src/archive/pieces';

function source(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (from, to) => bytes.slice(from, to) };
}

function all(pieces: Pieces): string[] {
  const found: string[] = [];
  for (let index = 0; ; index++) {
    const piece = pieces.piece(index);
    if (piece === '') return found;
    found.push(piece);
  }
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a file in pieces', () => {
  test('is cut behind lines', () => {
    expect(all(new Pieces(source(utf8('one\ntwo\nthree\n')), 9))).toEqual(['one\ntwo\n', 'three\n']);
  });

  test('is never cut within a character, also where there are no lines', () => {
    const text = 'però, città, più, così';
    expect(all(new Pieces(source(utf8(text)), 5)).join('')).toBe(text);
  });

  test('may be read again', () => {
    const pieces = new Pieces(source(utf8('one\ntwo\n')), 4);
    expect(all(pieces)).toEqual(all(pieces));
  });

  test('has the mark of its encoding taken off', () => {
    expect(all(new Pieces(source(utf8('\u{feff}è'))))).toEqual(['è']);
    const wide = Uint8Array.from([0xff, 0xfe, 0xe8, 0x00, 0x21, 0x00]);
    expect(all(new Pieces(source(wide)))).toEqual(['è!']);
  });

  test('mixes encodings line by line', () => {
    const latin = Uint8Array.from([...utf8('è\n'), 0x70, 0x69, 0xf9, 0x0a]);
    expect(all(new Pieces(source(latin))).join('')).toBe('è\npiù\n');
    const cyrillic = Uint8Array.from([0xc4, 0xe0, 0xec, 0xea, 0xe0, 0x0a]);
    expect(all(new Pieces(source(cyrillic))).join('')).toBe('Дамка\n');
  });

  test('that is broken in every way is text all the same', () => {
    const broken = Uint8Array.from({ length: 1000 }, (_, i) => (i * 97) % 256);
    expect(all(new Pieces(source(broken), 64)).join('')).toHaveLength(1000);
  });

  test('that is empty has none', () => {
    expect(all(new Pieces(source(new Uint8Array())))).toEqual([]);
  });
});

describe('the text from a place on', () => {
  const text = 'one\r\ntwo\rthree\nfour';

  function from(line: number, column: number): string {
    const next = new Pieces(source(utf8(text)), 6).from({ line, column });
    let found = '';
    for (let index = 0; ; index++) {
      const piece = next(index);
      if (piece === '') return found;
      found += piece;
    }
  }

  test('begins at its line and column', () => {
    expect(from(1, 1)).toBe(text);
    expect(from(2, 1)).toBe('two\rthree\nfour');
    expect(from(3, 3)).toBe('ree\nfour');
    expect(from(4, 1)).toBe('four');
  });

  test('is empty behind the end', () => {
    expect(from(9, 1)).toBe('');
  });
});
