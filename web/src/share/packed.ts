/** Text in a form that an address can hold: a digit for the version, then raw deflate as base64url. */

const VERSION = '1';
/** No address that people send each other is longer, and nothing that this page packs grows larger. */
const LONGEST = 16_000;
const LARGEST = 400_000;

export async function pack(text: string): Promise<string> {
  const bytes = await all(
    stream(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw')),
    Infinity,
  );
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return VERSION + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed; undefined where it was not packed so, was cut, or grows beyond all measure. */
export async function unpack(packed: string): Promise<string | undefined> {
  if (!packed.startsWith(VERSION) || packed.length > LONGEST || !/^[\w-]*$/.test(packed)) return undefined;
  try {
    const binary = atob(packed.slice(VERSION.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const whole = await all(stream(bytes).pipeThrough(new DecompressionStream('deflate-raw')), LARGEST);
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return undefined;
  }
}

export function isOfNewerPage(packed: string): boolean {
  return /^[2-9]/.test(packed);
}

function stream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** All bytes of a stream; it is given up as soon as they are too many. */
async function all(source: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = source.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError(`size must be at most ${most}, was more`);
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
