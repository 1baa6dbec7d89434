import type { Direction, Refusal, RuleFacts } from '../../core/core';
import type { Facts, Key, Speech } from '../../i18n/messages';

/** The steps in which a game is told, in their order. */
export const SECTIONS = [
  'goal',
  'man',
  'king',
  'king-move-limit',
  'capture',
  'man-may-not-take-king',
  'must-capture',
  'must-capture-more',
  'must-capture-with-king',
  'must-capture-more-kings',
  'must-capture-king-earlier',
  'reversal',
  'removal',
  'promotion',
  'touch',
  'draws',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The step that tells the rule of a refusal. */
const OF_REFUSAL: Partial<Record<Refusal['reason'], SectionName>> = {
  'not-your-piece': 'man',
  'square-empty': 'man',
  'square-occupied': 'man',
  'not-a-square': 'man',
  'backward-man': 'man',
  'not-a-move': 'man',
  'must-continue': 'capture',
  ambiguous: 'capture',
  'must-move-touched': 'touch',
  'game-over': 'goal',
};

/** The step that an address means; undefined where it means none. */
export function sectionOf(step: string | undefined): SectionName | undefined {
  const named = OF_REFUSAL[step as Refusal['reason']] ?? step;
  return SECTIONS.find((section) => section === named);
}

const PRIORITY_SECTIONS = {
  'most-pieces': 'must-capture-more',
  'most-value': 'must-capture-more',
  'with-king': 'must-capture-with-king',
  'most-kings': 'must-capture-more-kings',
  'kings-earliest': 'must-capture-king-earlier',
} as const satisfies Record<RuleFacts['priority'][number], SectionName>;

/** The steps that a game has. */
export function sectionsOf(rules: RuleFacts): SectionName[] {
  const priorities = new Set<SectionName>(rules.priority.map((criterion) => PRIORITY_SECTIONS[criterion]));
  const has: Partial<Record<SectionName, boolean>> = {
    'king-move-limit': rules.kingLimit > 0,
    'man-may-not-take-king': rules.targets === 'men-only',
    reversal: rules.reversal === 'forbidden',
    draws: rules.draws.length > 0,
  };
  return SECTIONS.filter((name) =>
    Object.values<SectionName>(PRIORITY_SECTIONS).includes(name) ? priorities.has(name) : has[name] !== false,
  );
}

/** Sets of directions that have a name of their own. */
const NAMED: Readonly<Record<string, readonly Direction[]>> = {
  'forward-diagonals': ['forward-left', 'forward-right'],
  diagonals: ['backward-left', 'backward-right', 'forward-left', 'forward-right'],
  'forward-and-sideways': ['forward', 'left', 'right'],
  orthogonals: ['backward', 'forward', 'left', 'right'],
  all: ['backward', 'backward-left', 'backward-right', 'forward', 'forward-left', 'forward-right', 'left', 'right'],
};

function directions(each: readonly Direction[], speech: Speech): string {
  const sorted = each.toSorted().join(' ');
  const name = Object.keys(NAMED).find((key) => NAMED[key]?.join(' ') === sorted);
  if (name !== undefined) return speech.say(`directions.${name}` as Key);
  return speech.all(each.map((direction) => speech.say(`direction.${direction}`)));
}

/** The sentences of a step. */
export function sentencesOf(section: SectionName, rules: RuleFacts, speech: Speech): string[] {
  const say = (key: Key, facts?: Facts): string => speech.say(key, facts);
  switch (section) {
    case 'goal':
      return [say(`rules.goal.${rules.goal}`), say(`rules.first.${rules.firstMover}`)];
    case 'man':
      return [say('rules.man.moves', { directions: directions(rules.manMoves, speech) })];
    case 'king':
      return [
        say(rules.landing === 'next-square' ? 'rules.king.short' : 'rules.king.flying', {
          directions: directions(rules.kingMoves, speech),
        }),
      ];
    case 'king-move-limit':
      return [say('rules.king-move-limit.text', { moves: rules.kingLimit })];
    case 'capture':
      return [
        say('rules.capture.man', { directions: directions(rules.manCaptures, speech) }),
        say(`rules.landing.${rules.landing}`, { directions: directions(rules.kingCaptures, speech) }),
        say('rules.capture.chain'),
      ];
    case 'must-capture':
      return [say(`rules.obligation.${rules.obligation}`), ...(rules.priority.length > 0 ? [] : [say('rules.free')])];
    case 'must-capture-more':
      return [say(rules.priority.includes('most-value') ? 'rules.most-value' : 'rules.most-pieces')];
    case 'promotion':
      return [say('rules.promotion.text'), say(`rules.promotion.${rules.promotion}`)];
    case 'removal':
      return [say(`rules.removal.${rules.removal}`)];
    case 'draws':
      return rules.draws.map(({ kind, limit }) => drawSentence(kind, limit, speech));
    default:
      return [say(`rules.${section}.text`)];
  }
}

/** People count moves of both sides; half a move is none. */
function drawSentence(kind: RuleFacts['draws'][number]['kind'], limit: number, speech: Speech): string {
  if (kind === 'quiet-plies' || kind === 'endgame-count') {
    return limit % 2 === 0
      ? speech.say(`rules.draw.${kind}.moves`, { limit: limit / 2 })
      : speech.say(`rules.draw.${kind}.plies`, { limit });
  }
  return speech.say(`rules.draw.${kind}`, { limit });
}
