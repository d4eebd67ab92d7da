import type { ApiProblem } from '@aangan/api-client';
import { refusedElsewhere } from '../../../failures/refused-elsewhere.ts';

/** What stands first after a failed send (product-2, section 8, Connect). */
export const sendFailed = 'Failed to send connection request. Please try again.';

/** Why a request was not sent, where no field of the form says so; what was typed is kept in any case. */
export function sendFailureReason(problem: ApiProblem, shownAtFields: object): string {
  const { kind, message, retryAfter = 60 } = problem;
  switch (kind) {
    case 'validation':
      return refusedElsewhere(problem, shownAtFields) || seeBelow;
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
