/** The text of bytes whose encoding nobody tells. */
export type Decode = (bytes: Uint8Array) => string;

const FIRST_LETTER = 0xc0;
const LINE_END = 10;

/** UTF-16 where the file begins with its mark; else line by line, since joined files mix encodings. */
export function decoderOf(start: Uint8Array): { readonly decode: Decode; readonly unit: 1 | 2 } {
  const mark = ((start[0] ?? 0) << 8) | (start[1] ?? 0);
  if (mark === 0xfffe) return { decode: wide('utf-16le'), unit: 2 };
  if (mark === 0xfeff) return { decode: wide('utf-16be'), unit: 2 };
  return { decode: mixed(), unit: 1 };
}

function wide(encoding: string): Decode {
  const decoder = new TextDecoder(encoding);
  return (bytes) => decoder.decode(bytes);
}

/**
 * A line that is valid UTF-8 is UTF-8, any other is cp1251 or cp1252. Which of the two, all such lines so far decide: in
 * Cyrillic text the letters above ASCII stand side by side, in western text they stand between ASCII letters.
 */
function mixed(): Decode {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const western = new TextDecoder('windows-1252');
  const cyrillic = new TextDecoder('windows-1251');
  let balance = 0;
  const strict = (bytes: Uint8Array): string | undefined => {
    try {
      return utf8.decode(bytes);
    } catch {
      return undefined;
    }
  };
  const line = (bytes: Uint8Array): string => {
    const text = strict(bytes);
    if (text !== undefined) return text;
    balance += weight(bytes);
    return (balance > 0 ? cyrillic : western).decode(bytes);
  };
  return (bytes) => strict(bytes) ?? linesOf(bytes).map(line).join('');
}

/** Letters above ASCII side by side, less those that stand alone. */
function weight(bytes: Uint8Array): number {
  const letter = (index: number): boolean => (bytes[index] ?? 0) >= FIRST_LETTER;
  let sum = 0;
  bytes.forEach((_, index) => {
    if (letter(index)) sum += letter(index - 1) || letter(index + 1) ? 1 : -1;
  });
  return sum;
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_END, from);
    const to = end < 0 ? bytes.length : end + 1;
    lines.push(bytes.subarray(from, to));
    from = to;
  }
  return lines;
}
