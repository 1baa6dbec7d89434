/** What a single key does at the table. */
export const SHORTCUTS = { f: 'flip', u: 'undo', h: 'hint', n: 'new', m: 'type', '?': 'help' } as const;
export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** The shortcut that a key press means; none while somebody writes, or holds a key that makes it another one. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  const key = event.key.toLowerCase();
  return isFree(event) && Object.hasOwn(SHORTCUTS, key) ? SHORTCUTS[key as keyof typeof SHORTCUTS] : undefined;
}

/** The digit that a key press means, with which the number of a square begins. */
export function digitOf(event: KeyboardEvent): string | undefined {
  return isFree(event) && /^\d$/.test(event.key) ? event.key : undefined;
}

/** Whether a key press writes something, and not into a field. */
export function isLetter(event: KeyboardEvent): boolean {
  return isFree(event) && event.key.length === 1;
}

/** Whether a key is meant for the table. */
function isFree({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog[open]'));
}
