// Runs one step of the build; one that makes something only if what it is made of has changed since. Checks always run:
//   node scripts/step.mjs install|build|check|e2e|served
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const core = process.env.DAMIERA_CORE ?? join(root, '../browser/target/core');
const built = 'target/classes/META-INF/resources';

const CONFIG = ['package.json', 'package-lock.json', 'tsconfig.json', 'svelte.config.js', 'vite.config.ts'];
const SOURCES = ['index.html', 'public', 'src', 'scripts', 'build'];

const STEPS = {
  install: {
    inputs: ['package.json', 'package-lock.json', '.npmrc'],
    output: 'node_modules/.bin/vite',
    stamp: 'node_modules/.damiera-install',
    commands: [['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error']],
  },
  build: {
    inputs: [...CONFIG, ...SOURCES, core],
    output: `${built}/index.html`,
    commands: ['fonts', 'build', 'size'].map((name) => ['npm', 'run', '--silent', name]),
  },
  check: { inputs: [], commands: ['check', 'lint', 'test'].map((name) => ['npm', 'run', '--silent', name]) },
  e2e: { inputs: [], commands: [['npm', 'run', '--silent', 'e2e']] },
  served: { inputs: [], commands: [['npm', 'run', '--silent', 'served']] },
};

function filesOf(path) {
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)));
}

function digest(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap((input) => filesOf(input))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

process.chdir(root);
const name = process.argv[2];
const step = STEPS[name];
if (!step) throw new Error(`step must be one of ${Object.keys(STEPS).join(', ')}, was ${name}`);
const stamp = step.stamp ?? `target/stamps/${name}`;
const before = digest(step.inputs);
const unchanged =
  step.inputs.length > 0 &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === before &&
  (!step.output || existsSync(step.output));
if (unchanged) {
  console.log(`web ${name}: unchanged`);
} else {
  rmSync(stamp, { force: true });
  for (const [command, ...args] of step.commands) execFileSync(command, args, { stdio: 'inherit' });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, before);
}
