import type { Json } from './answers';

/** One of several answers. */
interface Choice {
  readonly kind: 'choice';
  readonly path: string;
  readonly answers: readonly Json[];
}

/** Any of several words; where their order counts, in the order in which they were taken. */
interface Words {
  readonly kind: 'words';
  readonly path: string;
  readonly words: readonly string[];
  readonly order: 'counts' | 'free';
}

export type Field = Choice | Words;

const DIAGONAL = ['forward-left', 'forward-right', 'backward-left', 'backward-right'];
const DIRECTIONS = [...DIAGONAL, 'forward', 'backward', 'left', 'right'];
const CELLS = [6, 8, 10, 12, 14];

const choice = (path: string, ...answers: readonly Json[]): Choice => ({ kind: 'choice', path, answers });
const directions = (path: string): Words => ({ kind: 'words', path, words: DIRECTIONS, order: 'free' });

/** The questions of a rule book, by its chapters; docs/house-rules.md says what each means. */
export const CHAPTERS = [
  {
    name: 'board',
    fields: [
      choice('board.files', ...CELLS),
      choice('board.ranks', ...CELLS),
      choice('board.lattice', 'diagonal', 'orthogonal'),
      choice('board.corner', 'left', 'right'),
      choice('start.rows', 1, 2, 3, 4, 5, 6),
      choice('start.behind', 0, 1, 2),
      choice('firstMover', 'white', 'black'),
      choice('goal', 'normal', 'losing', 'breakthrough'),
    ],
  },
  {
    name: 'man',
    fields: [
      directions('man.moves'),
      directions('man.captures'),
      choice('man.targets', 'any-piece', 'men-only'),
      choice('man.promotion', 'end-only', 'stop', 'continue-as-king'),
    ],
  },
  {
    name: 'king',
    fields: [
      directions('king.moves'),
      directions('king.captures'),
      choice(
        'king.range',
        'short',
        { landing: 'any-square' },
        { landing: 'directly-behind' },
        { landing: 'directly-behind-a-last-king' },
      ),
      choice('king.quietMoves', 'unlimited', 1, 2, 3, 5, 10, 15),
    ],
  },
  {
    name: 'capture',
    fields: [
      choice('capture.obligation', 'mandatory', 'huff', 'optional'),
      {
        kind: 'words',
        path: 'capture.priority',
        words: ['most-pieces', 'most-value', 'with-king', 'most-kings', 'kings-earliest'],
        order: 'counts',
      },
      choice('capture.removal', 'after-move', 'immediate'),
      choice('capture.reversal', 'allowed', 'forbidden'),
    ],
  },
  {
    name: 'notation',
    fields: [
      choice(
        'notation.squareNames',
        'numbers-from-top',
        'numbers-from-bottom',
        'letters-from-bottom',
        'letters-from-top',
      ),
      choice('notation.resultStyle', 'one-point', 'two-points'),
    ],
  },
] as const satisfies readonly { readonly name: string; readonly fields: readonly Field[] }[];
