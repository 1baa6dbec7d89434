import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { greetings } from './build/greetings.ts';
import { inPage } from './build/in-page.ts';
import { manifests } from './build/manifests.ts';
import { partedMessages } from './build/messages.ts';

const core = process.env['DAMIERA_CORE'] ?? fileURLToPath(new URL('../browser/target/core', import.meta.url));

const messages = fileURLToPath(new URL('src/i18n', import.meta.url));

const FIRST_FOLDERS = new Set(['board', 'core', 'feedback', 'game', 'i18n', 'shell', 'store', 'themes']);

/** The licences of what others made travel with it. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    for (const face of ['inter', 'fraunces']) {
      const source = readFileSync(new URL(`target/fonts/${face}-LICENSE.txt`, import.meta.url));
      this.emitFile({ type: 'asset', fileName: `licences/${face}.txt`, source });
    }
    for (const [name, file] of [
      ['openings', 'src/openings/NOTICE.txt'],
      ['idb', 'node_modules/idb/LICENSE'],
    ] as const) {
      const source = readFileSync(new URL(file, import.meta.url));
      this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
    }
  },
};

/**
 * What the first screen needs is one file, so that nothing of it waits for a free connection: all of the page's own code
 * but that of the other screens, each of which is a folder.
 */
function ofFirstScreen(id: string): boolean {
  if (id.includes('/node_modules/svelte/') || id.includes('vite/preload-helper')) return true;
  const [file = ''] = id.split('?');
  if (/\/web\/src\/(App\.svelte|style\.css)$/.test(file)) return true;
  const [, folder = '', rest = ''] = /\/web\/src\/(\w+)\/(.*)$/.exec(file) ?? [];
  if (folder === 'screens') return !rest.includes('/') || rest.startsWith('play/');
  return FIRST_FOLDERS.has(folder) && rest !== 'offline.ts' && !rest.endsWith('.json');
}

/**
 * Everything is kept for use without a network, but the JavaScript builds of the cores: they are kept where they are
 * used. A new version waits until somebody says yes to it.
 */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,wasm,woff2,ttf,svg,png,webmanifest,txt,csv}'],
    globIgnores: ['assets/core-*.js', 'assets/archive-*.js'],
    maximumFileSizeToCacheInBytes: 4_000_000,
    runtimeCaching: [
      {
        urlPattern: /\/assets\/(core|archive)-[^/]+\.js$/,
        handler: 'CacheFirst',
        options: { cacheName: 'core' },
      },
    ],
  },
});

/** A worker has the name of its folder: no hash can make one look like the other. */
const workerName = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  `assets/worker-${/([^/]+)\/[^/]+$/.exec(facadeModuleId ?? '')?.[1]}-[hash].js`;

export default defineConfig({
  plugins: [
    svelte(),
    licences,
    partedMessages(messages, ['it', 'en']),
    greetings(core, messages),
    inPage(),
    manifests(messages),
    offline,
  ],
  resolve: { alias: { '@core': core } },
  build: {
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'first', test: ofFirstScreen }] } },
    },
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
