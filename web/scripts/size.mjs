// What a visitor loads, gzipped: until the start position can be tapped, and in all with one build of the core. The
// typefaces come last and hold nothing up; they are told, and have no limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const FIRST_LIMIT = 90_000;
const WHOLE_LIMIT = 250_000;

const built = fileURLToPath(new URL('../target/classes/META-INF/resources', import.meta.url));

function sizeOf(file) {
  if (!existsSync(join(built, file))) throw new Error(`${file} is missing: the page was not built, or not whole`);
  return gzipSync(readFileSync(join(built, file))).length;
}

/** The one asset of that name; a name that nothing has any more would count as nothing. */
function asset(pattern) {
  const found = readdirSync(join(built, 'assets')).filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`one asset must match ${pattern}, there are ${found.length}`);
  return `assets/${found[0]}`;
}

const sum = (files) => files.reduce((all, file) => all + sizeOf(file), 0);

// The page holds all code and style of its first screen, and names no more.
const page = existsSync(join(built, 'index.html')) ? readFileSync(join(built, 'index.html'), 'utf8') : '';
const linked = [...page.matchAll(/<[^>]*(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
if (!page.includes('<script type="module">')) throw new Error('the page is missing, or holds no script');

const fonts = [asset(/^inter-[^-]{8}\.woff2$/), asset(/^fraunces-[^-]{8}\.woff2$/)];
const first = sum(['index.html', ...linked]);
const worker = sizeOf(asset(/^worker-core-.*\.js$/));
const cores = {
  wasm: sum([asset(/^core-.*\.wasm$/), asset(/^runtime-.*\.js$/)]),
  js: sizeOf(asset(/^core-.*\.js$/)),
};

console.log(`until the start position can be tapped: ${first} of ${FIRST_LIMIT} bytes gzip; typefaces ${sum(fonts)}`);
if (first > FIRST_LIMIT) process.exitCode = 1;
for (const [build, core] of Object.entries(cores)) {
  const whole = first + worker + core;
  console.log(`in all, with the core (${build}): ${whole} of ${WHOLE_LIMIT} bytes gzip`);
  if (whole > WHOLE_LIMIT) process.exitCode = 1;
}
