import { type Answers, answerAt, isAnswers, type Json, withAnswer } from './answers';

/** The draw rules that have one number or word, each at most once. */
export const DRAWS = {
  repetition: [null, 2, 3, 4, 5],
  quietPlies: [null, 20, 30, 40, 50, 60, 80, 100],
  onePieceEach: [null, 'any', 'kings'],
} as const satisfies Readonly<Record<string, readonly Json[]>>;

export type Draw = keyof typeof DRAWS;

/** The draw rules in their order. */
export function rulesOf(answers: Answers): readonly Answers[] {
  const rules = answerAt(answers, 'draws.rules');
  return Array.isArray(rules) ? rules.filter(isAnswers) : [];
}

/** The answer of a draw rule; null where there is no such rule. */
export function drawAt(answers: Answers, draw: Draw): Json {
  return rulesOf(answers).find((rule) => Object.hasOwn(rule, draw))?.[draw] ?? null;
}

export function withDraw(answers: Answers, draw: Draw, answer: Json): Answers {
  const rules = rulesOf(answers);
  const at = rules.findIndex((rule) => Object.hasOwn(rule, draw));
  const told = answer === null ? [] : [{ [draw]: answer }];
  const changed = at < 0 ? [...rules, ...told] : rules.toSpliced(at, 1, ...told);
  return withAnswer(answers, 'draws.rules', changed);
}
