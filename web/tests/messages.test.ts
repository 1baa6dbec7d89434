import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import english from '../src/i18n/en.json';
import italian from '../src/i18n/it.json';
import { languageOf } from '../src/i18n/messages';
import { spokenIn } from './speech';

const ENGLISH: Record<string, string> = english;
const keys = Object.entries(italian);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** The names written in the sources, and the starts of names that are put together there: `why.${...}`. */
function namesInSources(): { whole: Set<string>; starts: string[] } {
  const folders = ['../src', '../build'].map((folder) => new URL(folder, import.meta.url).pathname);
  const text = folders.flatMap(sources).join('\n');
  const whole = new Set([...text.matchAll(/'([a-z]+(?:\.[a-z-]+)+)'/g)].map(([, name]) => name ?? ''));
  const starts = [...text.matchAll(/`([a-z]+\.(?:[a-z-]+\.)*)\$\{/g)].map(([, start]) => start ?? '');
  return { whole, starts };
}

function facts(message: string | undefined): string[] {
  return [...(message ?? '').matchAll(/\{\w+\}/g)].map(String).toSorted();
}

describe('the messages', () => {
  test.each(keys)('%s has the same facts in both languages', (key, text) => {
    expect(facts(ENGLISH[key])).toEqual(facts(text));
  });

  test('are all used', () => {
    const { whole, starts } = namesInSources();
    const used = (key: string) =>
      whole.has(key) || whole.has(key.replace(/\.(one|other)$/, '')) || starts.some((start) => key.startsWith(start));
    expect(keys.map(([key]) => key).filter((key) => !used(key))).toEqual([]);
  });

  test('have a form for others wherever there is one for one', () => {
    const ones = keys.map(([key]) => key).filter((key) => key.endsWith('.one'));
    expect(ones.filter((key) => !(key.replace(/one$/, 'other') in italian))).toEqual([]);
  });
});

describe('the language', () => {
  test('is the first of the wanted that there is', () => {
    expect(languageOf(['sv-SE', 'it-CH', 'en'])).toBe('it');
  });

  test('is English where none is known', () => {
    expect(languageOf(['fi'])).toBe('en');
  });
});

describe('speech', () => {
  test('fills in facts and keeps the name of a fact that is missing', () => {
    expect(spokenIn('en').say('why.must-capture', { square: '22' })).toBe(
      'You cannot move from 22: you must capture from {must}.',
    );
  });

  test('chooses the form by the number', () => {
    expect(spokenIn('it').count('player.king', 1)).toBe('dama');
    expect(spokenIn('it').count('player.king', 2)).toBe('dame');
  });

  test('joins lists as the language does', () => {
    expect(spokenIn('it').either(['22', '23'])).toBe('22 o 23');
    expect(spokenIn('en').all(['18', '11', '4'])).toBe('18, 11, and 4');
  });
});
