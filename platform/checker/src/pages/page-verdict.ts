/** What a check says: `unknown` where too little was seen to tell, as on a machine that is too busy. */
export type Answer = 'good' | 'bad' | 'unknown';

/** An answer, and what was seen that is not good. */
export interface Verdict {
  answer: Answer;
  seen: string[];
}

/**
 * Tries what is not good once more. Bad is what is bad again, or told only the second time; what was bad once and then
 * was not cannot be told.
 * @param options.isSeen whether the same was bad before: once more is enough
 */
export async function verdictOf(
  attempt: () => Promise<Verdict>,
  { isSeen = false }: { isSeen?: boolean } = {},
): Promise<Verdict> {
  const first = await attempt();
  if (first.answer === 'good' || (isSeen && first.answer === 'bad')) return first;
  const second = await attempt();
  if (first.answer === 'unknown' || second.answer === 'bad') return second;
  return {
    answer: 'unknown',
    seen: first.seen.concat(second.answer === 'good' ? 'opened again, it was good' : second.seen),
  };
}

/** One answer for several: bad where one is bad, good where all are. */
export function answerOf(answers: readonly Answer[]): Answer {
  const worst = (['bad', 'unknown'] as const).find((one) => answers.includes(one));
  return worst ?? 'good';
}
