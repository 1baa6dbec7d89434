/** A table of calls: what each takes, and what comes back. */
export type CallTable<C> = { readonly [N in keyof C]: (...args: never[]) => unknown };

/** Whoever answers calls from elsewhere: each call is a promise, answered in order. */
export interface Asked<C extends CallTable<C>> {
  ask<N extends keyof C & string>(call: N, ...args: Parameters<C[N]>): Promise<ReturnType<C[N]>>;
}

interface Question {
  readonly id: number;
  readonly call: string;
  readonly args: readonly unknown[];
}

export type Answer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The page's side of a worker that answers by `answerCalls`; what is asked before it starts is kept for it, in order. */
export function askWorker<C extends CallTable<C>>(starting: Worker | Promise<Worker>): Asked<C> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const started = Promise.resolve(starting).then((worker) => {
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
    return worker;
  });
  return {
    ask(call, ...args) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        void started.then((worker) => worker.postMessage({ id, call, args } satisfies Question));
      });
    },
  };
}

export type Handlers<C extends CallTable<C>> = {
  readonly [N in keyof C]: (...args: Parameters<C[N]>) => ReturnType<C[N]> | Promise<ReturnType<C[N]>>;
};

/** The worker's side: answers one call after another. */
export function answerCalls<C extends CallTable<C>>(handlers: Handlers<C>): void {
  const answer = async ({ id, call, args }: Question): Promise<Answer> => {
    try {
      const handler = handlers[call as keyof C] as (...given: readonly unknown[]) => unknown;
      return { id, value: await handler(...args) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
  let queue: Promise<unknown> = Promise.resolve();
  self.addEventListener('message', (event: MessageEvent<Question>) => {
    queue = queue.then(async () => self.postMessage(await answer(event.data)));
  });
}
