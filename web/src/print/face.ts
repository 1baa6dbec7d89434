/** One typeface of a PDF: a TrueType file, and what of it a text needs. */
export interface Face {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly number[];
  /** The number of a character's picture; 0 where the face has none. */
  glyph(code: number): number;
  /** Thousandths of the size of the text. */
  width(glyph: number): number;
}

/** Reads the tables that a PDF needs; the file is the page's own. */
export function faceOf(bytes: Uint8Array<ArrayBuffer>): Face {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + 16 * i;
    tables.set(String.fromCharCode(...bytes.subarray(entry, entry + 4)), view.getUint32(entry + 8));
  }
  const at = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`the typeface must have a table ${name}`);
    return offset;
  };
  const [head, hhea, hmtx] = [at('head'), at('hhea'), at('hmtx')];
  const scale = 1000 / view.getUint16(head + 18);
  const metrics = view.getUint16(hhea + 34);
  const codes = codesOf(view, at('cmap'));
  return {
    bytes,
    ascent: view.getInt16(hhea + 4) * scale,
    descent: view.getInt16(hhea + 6) * scale,
    box: [36, 38, 40, 42].map((offset) => view.getInt16(head + offset) * scale),
    glyph: (code) => codes.get(code) ?? 0,
    width: (glyph) => view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)) * scale,
  };
}

/** Characters of the first plane, by a table of format 4. */
function codesOf(view: DataView, cmap: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const table = cmap + view.getUint32(cmap + 4 + 8 * i + 4);
    if (view.getUint16(table) === 4) readSegments(view, table, found);
  }
  return found;
}

function readSegments(view: DataView, table: number, found: Map<number, number>): void {
  const doubled = view.getUint16(table + 6);
  for (let i = 0; i < doubled; i += 2) {
    const ends = table + 14 + i;
    const starts = ends + doubled + 2;
    const range = starts + 2 * doubled;
    const [first, last, shift] = [view.getUint16(starts), view.getUint16(ends), view.getUint16(range)];
    const delta = view.getUint16(starts + doubled);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = shift === 0 ? code : view.getUint16(range + shift + 2 * (code - first));
      if (listed !== 0) found.set(code, (listed + delta) & 0xffff);
    }
  }
}
