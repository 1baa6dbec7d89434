import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Tests of state and words, without a browser. */
export default defineConfig({ plugins: [svelte()], test: { include: ['tests/**/*.test.ts'] } });
