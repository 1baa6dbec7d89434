import { expect, test } from 'vitest';
import { Prover } from './prover';
import { Ground } from './stage';

const GAMES = 12;
const PLIES = 16;

const ground = new Ground();

test.each(['medium', 'hard'])('the %s bot meets who always plays the same with other games', async (level) => {
  const { prover } = await Prover.start(ground.browser, ground.site, 'wasm');
  const lines = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    let { view } = await prover.ask('open', 'italian', '', []);
    while (view.events.length < PLIES && view.outcome.kind === 'ongoing') {
      const seed = Math.imul(game * PLIES + view.events.length + 1, 0x9e3779b1);
      const own = view.turn === 'white';
      const event = own ? (view.legal[0]?.text ?? '') : (await prover.ask('decide', 'black', level, seed)).event;
      view = await prover.ask('act', event);
    }
    lines.add(view.events.join(' '));
  }
  expect(lines.size).toBe(GAMES);
});
