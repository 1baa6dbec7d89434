import type { PieceKind } from '../core/core';

/** What somebody who plays by text may ask for. */
export type Command =
  | { readonly name: 'clocks' | 'last' | 'moves' | 'board' | 'turn' | 'help' }
  | { readonly name: 'draw' | 'resign' | 'takeback' | 'hint' | 'new' | 'yes' | 'no' }
  | { readonly name: 'pieces'; readonly kind: PieceKind | undefined }
  /** A row from the near edge, or a column, as the reader sees it. */
  | { readonly name: 'scan'; readonly line: string };

const PLAIN = {
  c: 'clocks',
  l: 'last',
  m: 'moves',
  b: 'board',
  t: 'turn',
  help: 'help',
  '?': 'help',
  draw: 'draw',
  resign: 'resign',
  takeback: 'takeback',
  hint: 'hint',
  new: 'new',
  yes: 'yes',
  no: 'no',
} as const;

const KINDS = { m: 'man', k: 'king' } as const;

/** The command of a text: `/l`, `/p k`, `/scan 4`; `unknown` where it begins like one; undefined where it is none. */
export function commandOf(text: string): Command | 'unknown' | undefined {
  const [word = '', about = ''] = text.trim().toLowerCase().split(/\s+/);
  if (!word.startsWith('/')) return undefined;
  const name = word.slice(1);
  if (name === 'p')
    return { name: 'pieces', kind: Object.hasOwn(KINDS, about) ? KINDS[about as 'm' | 'k'] : undefined };
  if (name === 'scan') return about === '' ? 'unknown' : { name: 'scan', line: about };
  return Object.hasOwn(PLAIN, name) ? { name: PLAIN[name as keyof typeof PLAIN] } : 'unknown';
}
