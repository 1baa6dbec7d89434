import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const core = process.env['DAMIERA_CORE'] ?? fileURLToPath(new URL('../browser/target/core', import.meta.url));

/** The licences of the typefaces travel with them. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    for (const face of ['inter', 'fraunces']) {
      const source = readFileSync(new URL(`target/fonts/${face}-LICENSE.txt`, import.meta.url));
      this.emitFile({ type: 'asset', fileName: `licences/${face}.txt`, source });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), licences],
  resolve: { alias: { '@core': core } },
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    outDir: 'target/classes/META-INF/resources',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The server knows the worker by its name: the runtime of the core needs 'unsafe-eval' there, and nowhere else.
  worker: {
    format: 'es',
    rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: 'assets/worker-[hash].js' } },
  },
  server: { fs: { allow: ['..', core] } },
});
