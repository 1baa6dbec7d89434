// Cuts the two typefaces down to what the page writes in its languages, and no more weight than it uses. Alphabets that
// few languages need are files of their own, which a browser loads only for them. The licence (OFL) goes along.
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const packages = fileURLToPath(new URL('../node_modules/@fontsource-variable', import.meta.url));
const messages = fileURLToPath(new URL('../src/i18n', import.meta.url));
const out = fileURLToPath(new URL('../target/fonts', import.meta.url));

const PRINTABLE = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const ALWAYS = `${PRINTABLE}ÀÈÉÌÎÒÓÙàáâèéêìíîòóôùúçÇñÑäöüÄÖÜß°ªº×·…–—‘’“”«»•→←`;

/** The alphabets as the packages have them: src/style.css has the same ranges. */
const ALPHABETS = {
  latin: (code) => code < 0x100 || [0x131, 0x152, 0x153].includes(code) || (code >= 0x2000 && code < 0x2200),
  'latin-ext': (code) => code >= 0x100 && code < 0x250 && !ALPHABETS.latin(code),
  cyrillic: (code) => code >= 0x400 && code < 0x460,
};

const FACES = [
  { name: 'inter', alphabets: ['latin', 'latin-ext', 'cyrillic'], weights: { min: 400, max: 600 } },
  { name: 'fraunces', alphabets: ['latin', 'latin-ext'], weights: { min: 600, max: 600 } },
];

const files = (await readdir(messages)).filter((name) => name.endsWith('.json'));
const texts = await Promise.all(files.map((name) => readFile(`${messages}/${name}`, 'utf8')));
const characters = [...new Set([...ALWAYS, ...texts.join('')])].filter((character) => character >= ' ');

const homeless = characters.filter((one) => !Object.values(ALPHABETS).some((has) => has(one.codePointAt(0))));
if (homeless.length > 0) throw new Error(`no typeface has ${homeless.join(' ')}`);

await mkdir(out, { recursive: true });
for (const { name, alphabets, weights } of FACES) {
  const wght = weights.min === weights.max ? weights.min : weights;
  for (const alphabet of alphabets) {
    const whole = await readFile(`${packages}/${name}/files/${name}-${alphabet}-wght-normal.woff2`);
    const wanted = characters.filter((one) => ALPHABETS[alphabet](one.codePointAt(0))).join('');
    const part = await subsetFont(whole, wanted, { targetFormat: 'woff2', variationAxes: { wght } });
    const file = alphabet === 'latin' ? name : `${name}-${alphabet}`;
    await writeFile(`${out}/${file}.woff2`, part);
    console.log(`${file}: ${whole.length} -> ${part.length} bytes`);
  }
  await copyFile(`${packages}/${name}/LICENSE`, `${out}/${name}-LICENSE.txt`);
}

// The face of printed pages, which nobody loads before printing: one weight, the letters of all languages of the page.
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const PRINTED = {
  latin: PRINTABLE + range(0xa0, 0xff) + 'ıŒœ–—‘’“”…',
  'latin-ext': range(0x100, 0x17f),
  cyrillic: range(0x400, 0x45f),
};
for (const [name, letters] of Object.entries(PRINTED)) {
  const whole = await readFile(`${packages}/inter/files/inter-${name}-wght-normal.woff2`);
  const part = await subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes: { wght: 450 } });
  await writeFile(`${out}/print-${name}.ttf`, part);
}
