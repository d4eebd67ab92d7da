import type { ApiProblem } from '@aangan/api-client';
import { accountMessages } from '@aangan/domain';
import { waitingWords } from './waiting-words.ts';

/** Why signing in failed, as what it is: only a refusal is about email and password (decisions.md, Sign-in). */
export function signInFailure({ kind, retryAfter, message }: ApiProblem): string {
  switch (kind) {
    case 'throttled':
      return retryAfter
        ? `Too many attempts. Please try again in ${waitingWords(retryAfter)}.`
        : 'Too many attempts. Please try again later.';
    case 'network':
      return 'Network error. Please check your internet connection and try again.';
    case 'timeout':
      return 'Request timeout. Please try again.';
    case 'server':
      return 'Server error. Please try again later.';
    case 'unauthenticated':
    case 'validation':
      return accountMessages.loginFailed;
    default:
      return message;
  }
}
