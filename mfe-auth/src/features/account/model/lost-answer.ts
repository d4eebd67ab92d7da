import { type ApiProblem, hasCode } from '@aangan/api-client';
import type { I18n, MessageDescriptor } from '@aangan/messages';
import { formFailure } from '../../../failures/request-failure.ts';

/**
 * The message above a form after a failed request, which also says what may have been done where no answer came.
 * @param lost says that it may have been done, but no answer came
 */
export function failureOrLost(
  problem: ApiProblem,
  values: object,
  lost: MessageDescriptor,
  i18n: I18n,
) {
  const { kind } = problem;
  if (kind !== 'network' && kind !== 'timeout') return formFailure(problem, values, i18n);
  return i18n._(lost);
}

/** Whether the current password is refused that was right until a change whose answer was lost. */
export function isOfLostChange(problem: ApiProblem, answerWasLost: boolean): boolean {
  return answerWasLost && hasCode(problem, 'wrong_password', 'current_password');
}
