import { type Asked, askWorker } from './ask';
import type { Calls } from './messages';

/** The page's side of the worker that plays. */
export type CoreClient = Asked<Calls>;

/** Starts the worker at once; what it answers comes when it has loaded the core. */
export function startWorker(): CoreClient {
  return askWorker<Calls>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}
