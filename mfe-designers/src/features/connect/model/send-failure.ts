import type { ApiProblem } from '@aangan/api-client';
import { saveFailure } from '@aangan/firms';

/** The heading of the message after a failed send. */
export const sendFailed = 'Failed to send connection request. Please try again.';

/** Why a request was not sent. */
export function sendFailureReason(problem: ApiProblem, shownAtFields: object): string {
  return saveFailure(problem, shownAtFields) ?? 'Please look at the fields marked below.';
}
