import { type Asked, askWorker } from './ask';
import type { Calls } from './messages';

/** The page's side of the worker that plays. */
export type CoreClient = Asked<Calls>;

/** Starts the worker at its time; what it answers comes when it has loaded the core. */
export function startWorker(time = Promise.resolve()): CoreClient {
  return askWorker<Calls>(time.then(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })));
}
