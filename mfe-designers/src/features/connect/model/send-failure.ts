import type { ApiProblem } from '@aangan/api-client';
import { unshownMessages } from '@aangan/ui/formik';

/** The heading of the message after a failed send. */
export const sendFailed = 'Failed to send connection request. Please try again.';

/** Why a request was not sent. */
export function sendFailureReason(problem: ApiProblem, shownAtFields: object): string {
  const { kind, message, retryAfter = 60 } = problem;
  switch (kind) {
    case 'validation':
      return unshownMessages(problem, shownAtFields) || seeBelow;
    case 'network':
    case 'timeout':
      return 'You seem to be offline. What you typed is kept.';
    case 'server':
      return 'Something went wrong on our side. What you typed is kept.';
    case 'throttled':
      return `Too many attempts. You can try again in ${retryAfter} seconds; what you typed is kept.`;
    default:
      return message;
  }
}

const seeBelow = 'Please look at the fields marked below.';
