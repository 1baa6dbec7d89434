/** Whether a game is named by house rules, not by an id. */
export function isHouseGame(game: string): boolean {
  return game.startsWith('{');
}

/** The name of house rules for people: their id with blanks and a capital letter. */
export function houseName(rules: string): string {
  const id = idOf(rules).replaceAll('-', ' ').trim();
  return id.charAt(0).toUpperCase() + id.slice(1);
}

export function idOf(rules: string): string {
  try {
    const found: unknown = JSON.parse(rules.slice(0, rules.lastIndexOf('}') + 1));
    const id = typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get('id') : undefined;
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}
