import type { Answer, CallName, Calls, Question } from './messages';

/** The page's side of the worker: each call is a promise, answered in order. */
export interface CoreClient {
  ask<N extends CallName>(call: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker at once; what it answers comes when it has loaded the core. */
export function startWorker(): CoreClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) caller?.reject(new Error(data.error));
    else caller?.resolve(data.value);
  });
  worker.addEventListener('error', (event) => {
    const error = new Error(event.message || 'the worker could not be started');
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
  });

  return {
    ask(call, ...args) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ id, call, args } satisfies Question);
      });
    },
  };
}
