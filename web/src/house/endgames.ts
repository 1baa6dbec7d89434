import { answerAt, type Answers, isAnswers, withAnswer } from './answers';
import { rulesOf } from './draws';

/** What may be on the board in an endgame in which moves are counted. */
export const ENDGAMES = ['againstLoneKing', 'kingsOnBothSides'] as const;
export type Endgame = (typeof ENDGAMES)[number];

/** The most draw rules that house rules may have. */
const MOST_RULES = 20;

/** A count within an endgame, and where it stands among the draw rules. */
export interface EndgameCount {
  readonly place: number;
  readonly endgame: Endgame;
  readonly rule: Answers;
}

export function endgameCounts(answers: Answers): readonly EndgameCount[] {
  return rulesOf(answers).flatMap((rule, place) => {
    const endgame = ENDGAMES.find((name) => Object.hasOwn(rule, name));
    return endgame === undefined ? [] : [{ place, endgame, rule }];
  });
}

export function mayCountMore(answers: Answers): boolean {
  return rulesOf(answers).length < MOST_RULES;
}

/** One count more, as many games have it: to be changed. */
export function withEndgameCount(answers: Answers): Answers {
  const material = { fewest: 1, most: 3, crowned: 'one-or-more', place: 'anywhere' };
  return changed(answers, [...rulesOf(answers), { againstLoneKing: material, plies: 30, restart: 'never' }]);
}

export function withoutEndgameCount(answers: Answers, { place }: EndgameCount): Answers {
  return changed(answers, rulesOf(answers).toSpliced(place, 1));
}

/** Answers one question of a count, as `plies` or `fewest`. */
export function withEndgameAnswer(
  answers: Answers,
  { place, endgame, rule }: EndgameCount,
  question: string,
  answer: string | number,
): Answers {
  const path = Object.hasOwn(rule, question) ? question : `${endgame}.${question}`;
  return changed(answers, rulesOf(answers).with(place, withAnswer(rule, path, answer)));
}

/** The same count for another endgame, with as many pieces. */
export function withEndgame(answers: Answers, { place, endgame, rule }: EndgameCount, wanted: Endgame): Answers {
  const { [endgame]: material, ...others } = rule;
  const { fewest = 2, most = 3 } = isAnswers(material) ? material : {};
  const pieces =
    wanted === 'againstLoneKing'
      ? { fewest, most, crowned: 'one-or-more', place: 'anywhere' }
      : { fewest: Math.max(Number(fewest), 2), most: Math.max(Number(most), 2) };
  return changed(answers, rulesOf(answers).with(place, { [wanted]: pieces, ...others }));
}

/** The answer to one question of a count; undefined where its endgame does not ask it. */
export function endgameAnswer({ endgame, rule }: EndgameCount, question: string): string | number | undefined {
  const found = answerAt(rule, question) ?? answerAt(rule, `${endgame}.${question}`);
  return typeof found === 'string' || typeof found === 'number' ? found : undefined;
}

function changed(answers: Answers, rules: readonly Answers[]): Answers {
  return withAnswer(answers, 'draws.rules', rules);
}
