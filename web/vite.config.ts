import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const core = process.env['DAMIERA_CORE'] ?? fileURLToPath(new URL('../browser/target/core', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@core': core } },
  build: {
    outDir: 'target/classes/META-INF/resources',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The server knows the worker by its name: the runtime of the core needs 'unsafe-eval' there, and nowhere else.
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'assets/worker-[hash].js' } } },
  server: { fs: { allow: ['..', core] } },
});
