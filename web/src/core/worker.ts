import type { Core, CoreGame } from './core';
import { loadCore } from './load';
import type { Answer, Calls, Question } from './messages';

/** The rules and the bot live here, off the page's own thread. One worker plays one game at a time. */

let core: Core | undefined;
let game: CoreGame | undefined;

type Handlers = {
  [N in keyof Calls]: (...args: Parameters<Calls[N]>) => ReturnType<Calls[N]> | Promise<ReturnType<Calls[N]>>;
};

const handlers: Handlers = {
  async start(build) {
    core = await loadCore(build);
    return JSON.parse(core.games());
  },
  open(id, fen, moves) {
    game = loaded().open(id, fen, moves.join(' '));
    return JSON.parse(game.view());
  },
  play: (squares) => JSON.parse(opened().play(squares.join(' '))),
  explain: (squares) => JSON.parse(opened().explain(squares.join(' '))),
  whyNot: (square) => JSON.parse(opened().whyNot(square)),
  undo(plies) {
    for (let i = 0; i < plies; i++) opened().undo();
    return JSON.parse(opened().view());
  },
  choose: (level, seed) => JSON.parse(opened().choose(level, seed)),
  perft: (id, fen, depth) => loaded().perft(id, fen, depth),
  moves: (id, fen) => JSON.parse(loaded().moves(id, fen)),
};

function loaded(): Core {
  if (!core) throw new Error('the core is not loaded yet');
  return core;
}

function opened(): CoreGame {
  if (!game) throw new Error('no game is open');
  return game;
}

async function answer({ id, call, args }: Question): Promise<Answer> {
  try {
    const handler = handlers[call] as (...given: readonly unknown[]) => unknown;
    return { id, value: await handler(...args) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

let queue: Promise<unknown> = Promise.resolve();

self.addEventListener('message', (event: MessageEvent<Question>) => {
  queue = queue.then(async () => self.postMessage(await answer(event.data)));
});
