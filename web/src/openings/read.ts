import type { Opening } from '../core/core';

/** The openings of a list that are in use: those known to be lost are left out. Lines are `label,"fen",class`. */
export function readList(text: string): Opening[] {
  const openings: Opening[] = [];
  for (const line of text.split(/\r?\n/).slice(1)) {
    const [, label = '', fen = '', standing] = /^(.*?),"([^"]*)",(\w+)$/.exec(line) ?? [];
    if (fen !== '' && standing !== 'lost') openings.push({ label, fen });
  }
  return openings;
}
