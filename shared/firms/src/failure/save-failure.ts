import type { ApiProblem } from '@aangan/api-client';
import { unshownMessages } from '@aangan/ui/formik';
import { problemAdvice } from './problem-advice.ts';

/** Why something typed was not saved, in addition to what the fields say; null where they say everything. */
export function saveFailure(problem: ApiProblem, shownAtFields: object): string | null {
  const { kind, message } = problem;
  if (kind === 'validation') return unshownMessages(problem, shownAtFields) || null;
  // The API says what to do, and what becomes of what was typed.
  if (kind === 'conflict') return message;
  const advice =
    problemAdvice(problem) ?? (kind === 'server' ? 'Something went wrong on our side.' : message);
  return `${advice} What you typed is kept.`;
}
