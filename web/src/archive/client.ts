import { type Asked, askWorker } from '../core/ask';
import type { Build } from '../core/build';
import type { ArchiveCalls } from './messages';

/** The page's side of the archive's worker. */
export interface ArchiveClient extends Asked<ArchiveCalls> {
  /** Ends the worker; whoever still waits for an answer gets none. */
  close(): void;
}

/** Starts the archive's worker; what it answers comes when it has loaded its core. */
export function startArchive(build: Build): ArchiveClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { ask } = askWorker<ArchiveCalls>(worker);
  const started = ask('start', build);
  return {
    async ask(call, ...args) {
      await started;
      return await ask(call, ...args);
    },
    close: () => worker.terminate(),
  };
}
