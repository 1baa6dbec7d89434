import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Areas of messages that only screens beside the table use: they come with those, not with the first screen. */
const LATER = new Set([
  'direction',
  'directions',
  'expected',
  'games',
  'help',
  'house',
  'illegal',
  'import',
  'pdn',
  'position',
  'print',
  'review',
  'rules',
  'score',
  'setting',
  'settings',
  'setup',
  'shared',
  'statistics',
  'unreadable',
]);

const NAME = /^virtual:messages\/(first|later)\/(\w+)$/;

/**
 * Parts each language in two: what is said at the table, and all the rest. `virtual:messages` loads either; it has what is
 * said at the table in some languages already.
 */
export function partedMessages(folder: string, atOnce: readonly string[]): Plugin {
  const languages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));
  const loaders = (part: string, there: readonly string[] = []): string =>
    languages
      .map((language) =>
        there.includes(language)
          ? `${language}: async () => ({ default: ${language} })`
          : `${language}: () => import('virtual:messages/${part}/${language}')`,
      )
      .join(', ');
  const imports = atOnce.map((language) => `import ${language} from 'virtual:messages/first/${language}';`).join('');
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith('virtual:messages') ? `\0${id}` : undefined),
    load(id) {
      const name = id.replace('\0', '');
      if (name === 'virtual:messages') {
        return `${imports}export const first = { ${loaders('first', atOnce)} }; export const later = { ${loaders('later')} };`;
      }
      const [, part, language = ''] = NAME.exec(name) ?? [];
      if (!part) return undefined;
      const file = join(folder, `${language}.json`);
      this.addWatchFile(file);
      const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
      const said = all.filter(([key]) => LATER.has(key.split('.')[0] ?? '') === (part === 'later'));
      return `export default ${JSON.stringify(Object.fromEntries(said))}`;
    },
  };
}
