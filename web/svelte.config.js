import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess({ style: false }),
  // Short, since it stands in the page itself, once in the style and once in the code of each component.
  compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 3)}` },
};
