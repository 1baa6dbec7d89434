/** The answers of a rule book as JSON has them, by the schema of house rules. */
export type Json = string | number | boolean | null | readonly Json[] | Answers;
export interface Answers {
  readonly [name: string]: Json;
}

/** The answer at a path, as `man.moves`; undefined where there is none. */
export function answerAt(answers: Answers, path: string): Json | undefined {
  let found: Json | undefined = answers;
  for (const name of path.split('.')) found = isAnswers(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return found;
}

/** The same answers but for the one at a path. */
export function withAnswer(answers: Answers, path: string, answer: Json): Answers {
  const [name = '', ...rest] = path.split('.');
  const inner = Object.hasOwn(answers, name) ? answers[name] : undefined;
  const changed = rest.length === 0 ? answer : withAnswer(isAnswers(inner) ? inner : {}, rest.join('.'), answer);
  return { ...answers, [name]: changed };
}

/** What of the answers is not as the base has it. */
export function differences(base: Answers, answers: Answers): Answers {
  const told = Object.entries(answers).flatMap(([name, answer]) => {
    const usual = Object.hasOwn(base, name) ? base[name] : undefined;
    if (JSON.stringify(usual) === JSON.stringify(answer)) return [];
    const merged = isAnswers(usual) && isAnswers(answer) && !('white' in answer) && !('landing' in answer);
    return [[name, merged ? differences(usual, answer) : answer] as const];
  });
  return Object.fromEntries(told);
}

/** The base with what was told put in its place. */
export function mergedWith(base: Answers, told: Answers): Answers {
  const merged = Object.entries(told).map(([name, answer]) => {
    const usual = Object.hasOwn(base, name) ? base[name] : undefined;
    const both = isAnswers(usual) && isAnswers(answer) && !('white' in answer);
    return [name, both ? mergedWith(usual, answer) : answer] as const;
  });
  return { ...base, ...Object.fromEntries(merged) };
}

export function readAnswers(text: string): Answers {
  const found: unknown = JSON.parse(text);
  return isAnswers(found as Json) ? (found as Answers) : {};
}

export function isAnswers(value: Json | undefined): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function wordsAt(answers: Answers, path: string): readonly string[] {
  const found = answerAt(answers, path);
  return Array.isArray(found) ? found.filter((word): word is string => typeof word === 'string') : [];
}
