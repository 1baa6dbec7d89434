import type { Face } from './face';

/** A page of a PDF in points, from the top left: 595 wide, 842 high. */
export const PAGE = { width: 595, height: 842 } as const;

export type Ink = readonly [red: number, green: number, blue: number];
export type Anchor = 'start' | 'middle' | 'end';

export const BLACK: Ink = [0.13, 0.12, 0.1];

interface Run {
  readonly face: number;
  readonly glyphs: readonly number[];
}

/** A document of lines, shapes, and text in the faces that it is given; the first face that has a character shows it. */
export class Pdf {
  readonly #pages: string[][] = [];
  /** The characters used of each face, by their pictures. */
  readonly #used: Map<number, number>[];

  constructor(private readonly faces: readonly Face[]) {
    this.#used = faces.map(() => new Map<number, number>());
  }

  page(): void {
    this.#pages.push([]);
  }

  rectangle(x: number, y: number, width: number, height: number, fill: Ink): void {
    this.#draw(`${color(fill)} rg ${numbers(x, PAGE.height - y - height, width, height)} re f`);
  }

  line(x1: number, y1: number, x2: number, y2: number, width = 0.7): void {
    this.#draw(
      `${color(BLACK)} RG ${numbers(width)} w ${numbers(x1, PAGE.height - y1)} m ${numbers(x2, PAGE.height - y2)} l S`,
    );
  }

  polygon(points: readonly (readonly [number, number])[], fill: Ink, edge: Ink): void {
    const path = points.map(([x, y], index) => `${numbers(x, PAGE.height - y)} ${index === 0 ? 'm' : 'l'}`).join(' ');
    this.#draw(`${color(fill)} rg ${color(edge)} RG 0.6 w ${path} h B`);
  }

  circle(x: number, y: number, radius: number, fill: Ink | undefined, edge: Ink): void {
    const k = radius * 0.5523;
    const [cx, cy, r] = [x, PAGE.height - y, radius];
    const path =
      `${numbers(cx + r, cy)} m ${numbers(cx + r, cy + k, cx + k, cy + r, cx, cy + r)} c ` +
      `${numbers(cx - k, cy + r, cx - r, cy + k, cx - r, cy)} c ${numbers(cx - r, cy - k, cx - k, cy - r, cx, cy - r)} c ` +
      `${numbers(cx + k, cy - r, cx + r, cy - k, cx + r, cy)} c h`;
    const paint = fill ? `${color(fill)} rg ${color(edge)} RG` : `${color(edge)} RG`;
    this.#draw(`${paint} 0.8 w ${path} ${fill ? 'B' : 'S'}`);
  }

  text(x: number, y: number, size: number, text: string, anchor: Anchor = 'start'): void {
    const share = { start: 0, middle: 0.5, end: 1 }[anchor];
    const shown = this.#runs(text).map(({ face, glyphs }) => `/F${face} ${numbers(size)} Tf <${hex(glyphs)}> Tj`);
    const left = x - share * this.width(text, size);
    this.#draw(`BT ${color(BLACK)} rg ${numbers(left, PAGE.height - y)} Td ${shown.join(' ')} ET`);
  }

  width(text: string, size: number): number {
    let sum = 0;
    for (const { face, glyphs } of this.#runs(text))
      for (const glyph of glyphs) sum += this.faces[face]?.width(glyph) ?? 0;
    return (sum * size) / 1000;
  }

  /** A text that ends with an ellipsis where it would be wider. */
  fitting(text: string, size: number, width: number): string {
    if (this.width(text, size) <= width) return text;
    const signs = [...text];
    while (signs.length > 0 && this.width(`${signs.join('')}…`, size) > width) signs.pop();
    return `${signs.join('')}…`;
  }

  async blob(): Promise<Blob> {
    const file = new PdfFile();
    const fonts: string[] = [];
    for (const [index, face] of this.faces.entries()) {
      const used = this.#used[index] ?? new Map<number, number>();
      if (used.size > 0) fonts.push(`/F${index} ${await addFace(file, face, used)} 0 R`);
    }
    const pages = file.reserve();
    const kids: string[] = [];
    for (const drawn of this.#pages) {
      const content = await file.stream('', new TextEncoder().encode(drawn.join('\n')));
      const body = `/Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}]`;
      kids.push(
        `${file.add(`<< ${body} /Resources << /Font << ${fonts.join(' ')} >> >> /Contents ${content} 0 R >>`)} 0 R`,
      );
    }
    file.put(pages, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
    return file.blob(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
  }

  #draw(operators: string): void {
    this.#pages.at(-1)?.push(operators);
  }

  #runs(text: string): Run[] {
    const runs: { face: number; glyphs: number[] }[] = [];
    for (const sign of text) {
      const code = sign.codePointAt(0) ?? 0;
      const face = Math.max(
        0,
        this.faces.findIndex((one) => one.glyph(code) > 0),
      );
      const glyph = this.faces[face]?.glyph(code) ?? 0;
      this.#used[face]?.set(glyph, code);
      const last = runs.at(-1);
      if (last?.face === face) last.glyphs.push(glyph);
      else runs.push({ face, glyphs: [glyph] });
    }
    return runs;
  }
}

/** The objects of a file, numbered from 1. */
class PdfFile {
  readonly #objects: (readonly BlobPart[])[] = [];

  reserve(): number {
    return this.#objects.push([]);
  }

  put(number: number, ...body: readonly BlobPart[]): void {
    this.#objects[number - 1] = body;
  }

  add(...body: readonly BlobPart[]): number {
    return this.#objects.push(body);
  }

  async stream(entries: string, content: Uint8Array<ArrayBuffer>): Promise<number> {
    const packed = await new Response(
      new Blob([content]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer();
    const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.byteLength} >>\nstream\n`;
    return this.add(head, packed, '\nendstream');
  }

  blob(root: number): Blob {
    const parts: BlobPart[] = ['%PDF-1.7\n'];
    const offsets: number[] = [];
    let size = 9;
    const write = (part: BlobPart): void => {
      parts.push(part);
      size += new Blob([part]).size;
    };
    this.#objects.forEach((body, index) => {
      offsets.push(size);
      write(`${index + 1} 0 obj\n`);
      body.forEach(write);
      write('\nendobj\n');
    });
    const start = size;
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}`);
    write(`trailer\n<< /Size ${offsets.length + 1} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
    return new Blob(parts, { type: 'application/pdf' });
  }
}

/** A face goes into the file whole: it is small, and the page has it already. */
async function addFace(file: PdfFile, face: Face, used: ReadonlyMap<number, number>): Promise<number> {
  const name = '/BaseFont /Inter';
  const bytes = await file.stream(`/Length1 ${face.bytes.length}`, face.bytes);
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /Inter /Flags 32 /FontBBox [${numbers(...face.box)}] /ItalicAngle 0 ` +
      `/Ascent ${numbers(face.ascent)} /Descent ${numbers(face.descent)} /CapHeight 700 /StemV 80 /FontFile2 ${bytes} 0 R >>`,
  );
  const widths = [...used.keys()].map((glyph) => `${glyph} [${numbers(face.width(glyph))}]`).join(' ');
  const inner = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/FontDescriptor ${descriptor} 0 R /DW 600 /W [${widths}] /CIDToGIDMap /Identity >>`,
  );
  const unicode = await file.stream('', new TextEncoder().encode(unicodeOf(used)));
  return file.add(
    `<< /Type /Font /Subtype /Type0 ${name} /Encoding /Identity-H /DescendantFonts [${inner} 0 R] /ToUnicode ${unicode} 0 R >>`,
  );
}

/** So that text can be searched and copied. */
function unicodeOf(used: ReadonlyMap<number, number>): string {
  const pairs = [...used].map(([glyph, code]) => `<${hex([glyph])}> <${hex([code & 0xffff])}>`);
  const blocks: string[] = [];
  for (let i = 0; i < pairs.length; i += 100) {
    const block = pairs.slice(i, i + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return (
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Page def /CMapType 2 def\n' +
    `1 begincodespacerange <0000> <FFFF> endcodespacerange\n${blocks.join('\n')}\nendcmap end end`
  );
}

function hex(glyphs: readonly number[]): string {
  return glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join('');
}

function numbers(...values: readonly number[]): string {
  return values.map((value) => String(Math.round(value * 100) / 100)).join(' ');
}

function color(ink: Ink): string {
  return numbers(...ink);
}
