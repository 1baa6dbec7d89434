import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { greetings } from './build/greetings.ts';
import { preloadLanguages } from './build/languages.ts';
import { manifests } from './build/manifests.ts';

const core = process.env['DAMIERA_CORE'] ?? fileURLToPath(new URL('../browser/target/core', import.meta.url));

const messages = fileURLToPath(new URL('src/i18n', import.meta.url));

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

/**
 * Everything is kept for use without a network, but the JavaScript builds of the cores: the page keeps those itself, where
 * it needs them. A new version waits until somebody says yes to it.
 */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,wasm,woff2,ttf,svg,png,webmanifest,txt}'],
    globIgnores: ['assets/core-*.js', 'assets/archive-*.js'],
    maximumFileSizeToCacheInBytes: 4_000_000,
    runtimeCaching: [
      {
        urlPattern: /\/assets\/(core|archive)-[^/]+\.js$/,
        handler: 'CacheFirst',
        options: { cacheName: 'core', expiration: { maxEntries: 2 } },
      },
    ],
  },
});

/** The archive's worker is told from the one that everybody loads. */
const workerName = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  /\/archive\/[^/]+$/.test(facadeModuleId ?? '') ? 'assets/worker-archive-[hash].js' : 'assets/worker-[hash].js';

export default defineConfig({
  plugins: [
    svelte(),
    licences,
    greetings(core, messages),
    preloadLanguages(['it', 'en']),
    manifests(messages),
    offline,
  ],
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
    rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: workerName } },
  },
  server: { fs: { allow: ['..', core] } },
});
