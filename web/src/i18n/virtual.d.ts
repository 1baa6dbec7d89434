declare module 'virtual:messages' {
  type Loaders = Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;
  /** What is said at the table, by language. */
  export const first: Loaders;
  /** What is said on all other screens. */
  export const later: Loaders;
}
