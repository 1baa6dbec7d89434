import { generate } from 'lean-qr';

/** The squares of a QR code as a path of an SVG, with its side in squares; undefined where a text is too long for any. */
export function qrOf(text: string): { readonly side: number; readonly path: string } | undefined {
  try {
    const code = generate(text);
    const parts: string[] = [];
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) parts.push(`M${x} ${y}h1v1h-1z`);
    }
    return { side: code.size, path: parts.join('') };
  } catch {
    return undefined;
  }
}
