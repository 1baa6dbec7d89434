/** What a single key does at the table. */
export const SHORTCUTS = { f: 'flip', u: 'undo', h: 'hint', n: 'new', '?': 'help' } as const;
export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** The shortcut that a key press means; none while somebody writes, or holds a key that makes it another one. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog[open]')) {
    return undefined;
  }
  const key = event.key.toLowerCase();
  return Object.hasOwn(SHORTCUTS, key) ? SHORTCUTS[key as keyof typeof SHORTCUTS] : undefined;
}
