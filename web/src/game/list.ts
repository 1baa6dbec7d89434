/** One line of the list of moves. */
export interface Entry {
  readonly text: string;
  /** The number of the pair of moves that this one begins. */
  readonly number: number | undefined;
  /** Whether a piece was taken off here because it had not captured. */
  readonly huff: boolean;
}

const SILENT: ReadonlySet<string> = new Set([
  'touch',
  'adjust',
  'offer',
  'agree',
  'decline',
  'count',
  'resign',
  'time',
]);

/** Whether nothing on the board changes by it. */
export function isSilent(event: string): boolean {
  return SILENT.has(event.split(' ', 1)[0] ?? '');
}

/** What a list of moves shows of all that happened; a move that was taken back because it missed a capture is gone. */
export function entriesOf(events: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let moves = 0;
  for (const event of events) {
    const [word = '', about = ''] = event.split(' ');
    if (word === 'demand') {
      entries.pop();
      moves--;
    } else if (word === 'huff') {
      entries.push({ text: about, number: undefined, huff: true });
    } else if (!SILENT.has(word)) {
      entries.push({ text: word, number: moves % 2 === 0 ? moves / 2 + 1 : undefined, huff: false });
      moves++;
    }
  }
  return entries;
}
