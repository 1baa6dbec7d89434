// What a visitor loads before playing, gzipped: all scripts of the page and its worker with one build of the core.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const assets = fileURLToPath(new URL('../target/classes/META-INF/resources/assets', import.meta.url));

const sizes = readdirSync(assets).map((name) => ({ name, bytes: gzipSync(readFileSync(join(assets, name))).length }));
const of = (pattern) => sizes.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);

const page = of(/^(index|worker)-(?!archive).*\.js$/);
const style = of(/\.css$/);
const builds = { wasm: page + of(/^core-.*\.wasm$/) + of(/^runtime-.*\.js$/), js: page + of(/^core-.*\.js$/) };
console.log(`page ${page}, style ${style}, fonts ${of(/\.woff2$/)} bytes gzip`);
for (const [build, bytes] of Object.entries(builds)) {
  console.log(`script and core (${build}): ${bytes} of ${LIMIT} bytes gzip`);
  if (bytes > LIMIT) process.exitCode = 1;
}
