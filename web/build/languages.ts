import type { Plugin } from 'vite';
import { firstPartOf } from './messages.ts';

/** The page asks for these languages at once, without waiting for its script to say which one the reader wants. */
export function preloadLanguages(languages: readonly string[]): Plugin {
  return {
    name: 'preload-languages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        return languages.map((language) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === firstPartOf(language));
          if (!chunk) throw new Error(`there is no chunk of the messages in ${language}`);
          return {
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${chunk.fileName}` },
            injectTo: 'head' as const,
          };
        });
      },
    },
  };
}
