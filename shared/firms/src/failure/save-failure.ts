import type { ApiProblem } from '@aangan/api-client';
import { unshownMessages } from '@aangan/ui/formik';
import { problemAdvice } from './problem-advice.ts';

/** Why a form was not saved, in addition to the messages at its fields; null if these say everything. */
export function saveFailure(problem: ApiProblem, shownAtFields: object): string | null {
  const { kind, message } = problem;
  if (kind === 'validation') return unshownMessages(problem, shownAtFields) || null;
  // The API's message says what to do, and whether the typed text is lost.
  if (kind === 'conflict') return message;
  const advice =
    problemAdvice(problem) ?? (kind === 'server' ? 'Something went wrong on our side.' : message);
  return `${advice} What you typed is kept.`;
}
