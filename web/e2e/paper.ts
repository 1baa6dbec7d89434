import { inflateSync } from 'node:zlib';

/** What is written on a printed sheet: its texts in the order in which they were drawn. */
export function textsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const streams = [...file.matchAll(/>>\nstream\n/g)].map(({ index }) => {
    const begin = index + '>>\nstream\n'.length;
    return inflateSync(pdf.subarray(begin, file.indexOf('\nendstream', begin))).toString('latin1');
  });
  const faces = fontsOf(file, streams);
  return streams.flatMap((drawn) =>
    [...drawn.matchAll(/BT .*? ET/g)].map(([shown]) =>
      [...shown.matchAll(/\/(F\d+) [\d.]+ Tf <([0-9a-f]*)>/g)]
        .map(([, face = '', glyphs = '']) => lettersOf(glyphs, faces.get(face)))
        .join(''),
    ),
  );
}

/** For each face of the sheet what its pictures mean, from the table that lets a reader copy the text. */
function fontsOf(file: string, streams: readonly string[]): Map<string, ReadonlyMap<string, string>> {
  const order = [...file.matchAll(/(\d+) 0 obj\n(<<[^]*?)endobj/g)];
  const withStream = order.filter(([, , body = '']) => body.includes('stream\n')).map(([, number = '']) => number);
  const meanings = new Map<string, ReadonlyMap<string, string>>();
  for (const [, face = '', number = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = order.find(([, found]) => found === number)?.[2] ?? '';
    const [, table = ''] = /\/ToUnicode (\d+)/.exec(font) ?? [];
    const text = streams[withStream.indexOf(table)] ?? '';
    const pairs = [...text.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})>/g)].map(
      ([, glyph = '', code = '']) => [glyph, String.fromCodePoint(Number.parseInt(code, 16))] as const,
    );
    meanings.set(face, new Map(pairs));
  }
  return meanings;
}

function lettersOf(glyphs: string, meanings: ReadonlyMap<string, string> | undefined): string {
  return (glyphs.match(/.{4}/g) ?? []).map((glyph) => meanings?.get(glyph) ?? '?').join('');
}

/** The width and height of a picture, as its head tells them. */
export function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
