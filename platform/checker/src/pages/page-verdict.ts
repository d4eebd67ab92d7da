/** The result of a check: `unknown` if too little was seen to decide, as on a machine that is too busy. */
export type Answer = 'good' | 'bad' | 'unknown';

/** A result, and the problems that were seen. */
export interface Verdict {
  answer: Answer;
  seen: string[];
}

/**
 * Repeats what is not good once. After an unknown result, the second one decides. Bad counts only if it is bad twice;
 * otherwise the result is unknown.
 * @param options.isSeen whether the same was bad before; one more bad result is then enough
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
