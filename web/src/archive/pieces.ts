import type { TextPieces } from './archive';
import { decoderOf } from './decoder';

/** Bytes that can be had part by part, at once. */
export interface ByteSource {
  readonly size: number;
  read(from: number, to: number): Uint8Array;
}

/** 1 for the first line and for its first character. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

const LARGEST = 1 << 17;
const LINE_END = 10;

/** The text of a file piece by piece, each cut behind a line where it has one: a file of any size needs little memory. */
export class Pieces {
  #at = 0;
  readonly #decoder;

  constructor(
    private readonly bytes: ByteSource,
    private readonly largest: number = LARGEST,
  ) {
    this.#decoder = decoderOf(bytes.read(0, 2));
  }

  /** The piece that follows the last one; with 0 a new pass begins. Empty at the end. */
  piece(index: number): string {
    if (index === 0) this.#at = 0;
    for (;;) {
      const part = this.#next();
      if (part.length === 0) return '';
      const text = this.#decoder.decode(part);
      if (text !== '') return text; // a byte-order mark alone is no text
    }
  }

  /** The text from a place on. */
  from(place: FilePlace): TextPieces {
    const first = (): string => {
      let here: FilePlace = { line: 1, column: 1 };
      for (let index = 0; ; index++) {
        const text = this.piece(index);
        const found = find(text, here, place);
        if (typeof found === 'number') return text.slice(found);
        if (text === '') return '';
        here = found;
      }
    };
    return (index) => (index === 0 ? first() : this.piece(index));
  }

  #next(): Uint8Array {
    const part = this.bytes.read(this.#at, Math.min(this.bytes.size, this.#at + this.largest));
    const length = this.#at + part.length < this.bytes.size ? this.#cut(part) : part.length;
    this.#at += length;
    return part.subarray(0, length);
  }

  #cut(part: Uint8Array): number {
    if (this.#decoder.unit === 2) return part.length - (part.length % 2);
    const line = part.lastIndexOf(LINE_END) + 1;
    if (line > 0) return line;
    let end = part.length;
    while (end > 1 && ((part[end - 1] ?? 0) & 0x80) !== 0) end--; // not within a character
    return end > 1 ? end : part.length;
  }
}

/** The offset of a place in a text that begins at another; where it is not in it, the place behind the text. */
function find(text: string, begin: FilePlace, wanted: FilePlace): number | FilePlace {
  let { line, column } = begin;
  for (let at = 0; at < text.length; at++) {
    if (line > wanted.line || (line === wanted.line && column >= wanted.column)) return at;
    const sign = text[at];
    if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) {
      line++;
      column = 1;
    } else {
      column++;
    }
  }
  return { line, column };
}
