import cyrillic from '../../target/fonts/print-cyrillic.ttf?url';
import latinExtended from '../../target/fonts/print-latin-ext.ttf?url';
import latin from '../../target/fonts/print-latin.ttf?url';
import { type Face, faceOf } from './face';

/** The faces of printed pages: together they have the letters of all languages of the page. */
export async function loadFaces(): Promise<readonly Face[]> {
  return await Promise.all(
    [latin, latinExtended, cyrillic].map(async (address) => {
      const answer = await fetch(address);
      return faceOf(new Uint8Array(await answer.arrayBuffer()));
    }),
  );
}
