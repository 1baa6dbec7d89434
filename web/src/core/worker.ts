import { answerCalls } from './ask';
import type { Core, CoreGame } from './core';
import { loadCore } from './load';
import type { Calls } from './messages';

/** The rules and the bot live here, off the page's own thread. One worker plays one game at a time. */

let core: Core | undefined;
let game: CoreGame | undefined;

answerCalls<Calls>({
  async start(build) {
    core = await loadCore(build);
    return { games: JSON.parse(core.games()), levels: JSON.parse(core.levels()) };
  },
  options: (id) => JSON.parse(loaded().options(id)),
  open(id, fen, events) {
    game = loaded().open(id, fen, events.join('\n'));
    return { info: JSON.parse(game.info()), view: JSON.parse(game.view()) };
  },
  play: (squares) => JSON.parse(opened().play(squares.join(' '))),
  read: (text) => JSON.parse(opened().read(text)),
  explain: (squares) => JSON.parse(opened().explain(squares.join(' '))),
  whyNot: (square) => JSON.parse(opened().whyNot(square)),
  act: (event) => JSON.parse(opened().act(event)),
  undo(side) {
    opened().undo(side);
    return JSON.parse(opened().view());
  },
  decide: (side, level, seed) => JSON.parse(opened().decide(side, level, seed)),
  isMistake: (side) => opened().isMistake(side),
  startWithout: (id, side, pieces) => loaded().startWithout(id, side, pieces),
  opening: (id, plies, excluded, seed) => JSON.parse(loaded().opening(id, plies, excluded.join('\n'), seed)),
  rules: (id) => JSON.parse(loaded().rules(id)),
  perft: (id, fen, depth) => loaded().perft(id, fen, depth),
  moves: (id, fen) => JSON.parse(loaded().moves(id, fen)),
  setup: (id, fen) => JSON.parse(loaded().setup(id, fen)),
  house: (text) => JSON.parse(loaded().house(text)),
  answers: (id) => loaded().answers(id),
});

function loaded(): Core {
  if (!core) throw new Error('the core is not loaded yet');
  return core;
}

function opened(): CoreGame {
  if (!game) throw new Error('no game is open');
  return game;
}
