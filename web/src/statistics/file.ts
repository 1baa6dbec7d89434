import type { Result } from '../game/result';
import { isRecord, readList } from '../store/read';
import { readResult } from '../store/stores';

/** What a file of statistics says it is. */
const FORMAT = 'damiera-statistics';
const VERSION = 1;

/** Far more games than anybody plays, and no more than a page can carry. */
const MOST_RESULTS = 100_000;
export const LARGEST_FILE = 20_000_000;

export type Reading =
  | { readonly kind: 'read'; readonly results: readonly Result[] }
  | { readonly kind: 'refused'; readonly why: 'too-large' | 'not-json' | 'other-file' | 'newer' | 'damaged' };

export function writeResults(results: readonly Result[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, results }, undefined, 1);
}

/** A file can have been written by anybody: it is read as a whole, or not at all. */
export function readResults(text: string): Reading {
  if (text.length > LARGEST_FILE) return { kind: 'refused', why: 'too-large' };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { kind: 'refused', why: 'not-json' };
  }
  if (!isRecord(file) || file['format'] !== FORMAT) return { kind: 'refused', why: 'other-file' };
  if (file['version'] !== VERSION) return { kind: 'refused', why: 'newer' };
  const results = readList(file['results'], readResult, MOST_RESULTS);
  return results ? { kind: 'read', results } : { kind: 'refused', why: 'damaged' };
}
