import { type ApiProblem, hasCode } from '@aangan/api-client';
import { formFailure } from '../../../failures/request-failure.ts';

/**
 * The message above a form after a failed request, which also says what may have been done where no answer came.
 * @param mayBeDone such as "Your password may have been changed"
 */
export function failureOrLost(problem: ApiProblem, values: object, mayBeDone: string) {
  const { kind } = problem;
  if (kind !== 'network' && kind !== 'timeout') return formFailure(problem, values);
  return `${mayBeDone}, but no answer came. Please check your internet connection and try again.`;
}

/** Whether the current password is refused that was right until a change whose answer was lost. */
export function isOfLostChange(problem: ApiProblem, answerWasLost: boolean): boolean {
  return answerWasLost && hasCode(problem, 'wrong_password', 'current_password');
}
