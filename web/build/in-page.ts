import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/** What is left of a module's statement that tells its exports: what each is called here, and outside. */
interface Exported {
  readonly code: string;
  readonly names: readonly (readonly [local: string, outside: string])[];
}

/** Where the code in the page leaves what the other files take from it. */
const SHARED = 'globalThis.damiera';

/** How the page asked for what it now holds. */
const LINKS = /\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g;
const EXPORTS = /export\{([^}]*)\};?\s*$/;
const IMPORTS = /^import\{([^}]*)\}from[`"']\.\/([^`"']+)[`"'];/;

function pairsOf(list: string): (readonly [string, string])[] {
  return list.split(',').map((one) => {
    const [from = '', to = from] = one.split(' as ');
    return [from, to];
  });
}

function takeExports(code: string): Exported {
  const [whole, list] = EXPORTS.exec(code) ?? [];
  if (!whole || !list) throw new Error('the code of the first screen must end with its exports');
  return { code: code.slice(0, -whole.length), names: pairsOf(list) };
}

/** The code of the first screen, as one that leaves what others want of it; no import of it may stay relative. */
function shared({ code, names }: Exported): string {
  const left = names.map(([local, outside]) => `get ${outside}(){return ${local}}`);
  return `${SHARED}=(()=>{${code};return{${left}}})();`;
}

/** The entry, which takes the first screen from what was left instead of from a file. */
function started({ code }: Chunk, first: Chunk): string {
  const [whole, list = '', from] = IMPORTS.exec(code) ?? [];
  if (!whole || from !== first.fileName.replace('assets/', ''))
    throw new Error('the entry must import the first screen alone');
  const taken = pairsOf(list).map(([outside, local]) => `${outside}:${local}`);
  return `const{${taken}}=${SHARED};${code.slice(whole.length)}`;
}

/** A module that hands on what the page has already run. */
function handedOn({ names }: Exported): string {
  const parts = names.map(([, outside], i) => [`${outside}:_${i}`, `_${i} as ${outside}`]);
  return `const{${parts.map(([taken]) => taken)}}=${SHARED};export{${parts.map(([, given]) => given)}};`;
}

/** Code that may stand in an element of a page, with addresses that are right from there. */
function inElement(code: string): string {
  const addressed = code
    .replaceAll(/import\(([`"'])\.\//g, 'import($1/assets/')
    .replaceAll('<!--', '<\\!--')
    .replaceAll('</', '<\\/');
  if (/(import|from)\s*\(?[`"']\.\//.test(addressed)) throw new Error('an import would miss its file from the page');
  return addressed;
}

function chunk(bundle: Bundle, is: (chunk: Chunk) => boolean): Chunk {
  const found = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk' && is(part));
  const [one] = found;
  if (!one || found.length > 1) throw new Error(`one chunk must fit, there are ${found.length}`);
  return one;
}

function assetOf(bundle: Bundle, name: RegExp): Rolldown.OutputAsset {
  const asset = Object.values(bundle).find(({ type, fileName }) => type === 'asset' && name.test(fileName));
  if (asset?.type !== 'asset') throw new Error(`there is no ${name}`);
  return asset;
}

/** Other chunks ask for what they need beforehand, by place in a list: the style that the page has gives way there. */
function forget(one: Chunk, entry: Chunk, style: Rolldown.OutputAsset, first: Chunk): void {
  one.code = one.code.replaceAll(style.fileName, first.fileName);
  if (one.code.includes(entry.fileName))
    throw new Error(`${one.fileName} asks for the entry, which is no file any more`);
}

/**
 * Puts the code and the style of the first screen into the page itself: on a slow line each question costs half a second,
 * and one answer is enough to play. The file of that code stays, for other chunks to import from, and hands on what the
 * page has run. The server allows the two elements by their hashes.
 */
export function inPage(): Plugin {
  return {
    name: 'in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After everything else has been written into the code.
      order: 'post',
      handler(_, bundle) {
        const entry = chunk(bundle, (one) => one.isEntry);
        const first = chunk(bundle, (one) => one.name === 'first');
        const style = assetOf(bundle, /^assets\/first-.*\.css$/);
        const page = assetOf(bundle, /^index\.html$/);
        const exported = takeExports(first.code);
        const script = inElement(shared(exported) + started(entry, first)).replaceAll(style.fileName, first.fileName);
        page.source = page.source
          .toString()
          .replaceAll(LINKS, '')
          .replace('</head>', () => `<style>${style.source.toString()}</style></head>`)
          .replace('</body>', () => `<script type="module">${script}</script></body>`);
        first.code = handedOn(exported);
        delete bundle[entry.fileName];
        delete bundle[style.fileName];
        for (const one of Object.values(bundle)) if (one.type === 'chunk') forget(one, entry, style, first);
      },
    },
  };
}
