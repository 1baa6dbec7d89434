// Cuts the two typefaces down to what the page writes: Latin with the accents of its languages, and no more weight than
// it uses. Their licence (OFL) goes along.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const CHARACTERS = `${printable}ÀÈÉÌÎÒÓÙàáâèéêìíîòóôùúçÇñÑäöüÄÖÜß°ªº×·…–—‘’“”«»•→←`;

const packages = fileURLToPath(new URL('../node_modules/@fontsource-variable', import.meta.url));
const out = fileURLToPath(new URL('../target/fonts', import.meta.url));

const FACES = [
  { name: 'inter', weights: { min: 400, max: 600 } },
  { name: 'fraunces', weights: { min: 600, max: 600 } },
];

await mkdir(out, { recursive: true });
for (const { name, weights } of FACES) {
  const whole = await readFile(`${packages}/${name}/files/${name}-latin-wght-normal.woff2`);
  const wght = weights.min === weights.max ? weights.min : weights;
  const part = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght } });
  await writeFile(`${out}/${name}.woff2`, part);
  await copyFile(`${packages}/${name}/LICENSE`, `${out}/${name}-LICENSE.txt`);
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`);
}

// The face of printed pages, which nobody loads before printing: one weight, the letters of all languages of the page.
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const PRINTED = {
  latin: printable + range(0xa0, 0xff) + '–—‘’“”…',
  'latin-ext': range(0x100, 0x17f),
  cyrillic: range(0x400, 0x45f),
};
for (const [name, characters] of Object.entries(PRINTED)) {
  const whole = await readFile(`${packages}/inter/files/inter-${name}-wght-normal.woff2`);
  const part = await subsetFont(whole, characters, { targetFormat: 'truetype', variationAxes: { wght: 450 } });
  await writeFile(`${out}/print-${name}.ttf`, part);
}
