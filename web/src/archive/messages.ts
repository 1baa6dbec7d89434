import type { Build } from '../core/build';
import type { FileStep, GameReplay } from './archive';

/** A tag of PDN. */
export type Tag = readonly [name: string, value: string];

/** What the page may ask of the archive's worker. */
export interface ArchiveCalls {
  /** Loads a build of the archive's core; before it nothing else can be asked. */
  start(build: Build): void;
  record(game: string, fen: string, events: readonly string[], tags: readonly Tag[]): GameReplay;
  /** Begins to read a file; `game` empty: it is found out. */
  open(file: Blob, game: string): void;
  /** Reads on in the file that was opened last. */
  step(most: number): FileStep;
  /** The game that begins at a place of a file, which is one of `game` unless its tags say otherwise. */
  read(file: Blob, line: number, column: number, game: string): GameReplay | null;
}
