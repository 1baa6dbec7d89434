import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Which style has a name: two that share one would dress each other. */
const named = new Map();

/** Short, since it stands in the page itself, once in the style and once in the code of each component. */
function cssHash({ hash, css }) {
  const name = `s${hash(css).slice(-3)}`;
  if ((named.get(name) ?? css) !== css) throw new Error(`two styles would be called ${name}: take a longer name`);
  named.set(name, css);
  return name;
}

export default { preprocess: vitePreprocess({ style: false }), compilerOptions: { cssHash } };
