import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICONS = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
];

/** What a device is told that installs the page: one manifest a language, in the words of its messages. */
export function manifests(messages: string): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const file of readdirSync(messages).filter((name) => name.endsWith('.json'))) {
        const said = JSON.parse(readFileSync(join(messages, file), 'utf8')) as Record<string, string>;
        const lang = file.replace('.json', '');
        const manifest = {
          lang,
          id: './',
          name: said['app.name'],
          short_name: said['app.name'],
          description: said['app.about'],
          start_url: './',
          scope: './',
          display: 'standalone',
          background_color: '#f6f1e6',
          theme_color: '#f6f1e6',
          categories: ['games'],
          icons: ICONS,
        };
        this.emitFile({ type: 'asset', fileName: `${lang}.webmanifest`, source: JSON.stringify(manifest) });
      }
    },
  };
}
