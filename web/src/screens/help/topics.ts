export const TOPICS = ['moving', 'must', 'why', 'offline'] as const;

/** What the keyboard does at the table. Names of keys are those that stand on them. */
export const KEYS = [
  { keys: ['←', '↑', '→', '↓'], does: 'walk' },
  { keys: ['Enter'], does: 'choose' },
  { keys: ['Esc'], does: 'cancel' },
  { keys: ['f'], does: 'flip' },
  { keys: ['u'], does: 'undo' },
  { keys: ['h'], does: 'hint' },
  { keys: ['n'], does: 'new' },
  { keys: ['m', '0–9'], does: 'type' },
  { keys: ['?'], does: 'help' },
] as const;
