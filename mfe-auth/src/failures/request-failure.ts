import type { ApiProblem } from '@aangan/api-client';
import { waitingTime } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { unshownMessages } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';

/** Why no answer came. */
export const unreachable = {
  network: msg({
    id: 'auth.failure-of-network',
    message: 'Network error. Please check your internet connection and try again.',
  }),
  timeout: msg({ id: 'auth.failure-timeout', message: 'Request timeout. Please try again.' }),
} as const;

/** Why the API answers nothing for a while. */
export const unavailable = msg({
  id: 'auth.failure-unavailable',
  message: 'Service temporarily unavailable. Please try again later.',
});

/** Why a request failed, as a sentence for the visitor. */
export function requestFailure(
  { kind, status, retryAfter, message }: ApiProblem,
  i18n: I18n,
): string {
  switch (kind) {
    case 'throttled':
      return tooManyAttempts(retryAfter, i18n);
    case 'network':
      return i18n._(unreachable.network);
    case 'timeout':
      return i18n._(unreachable.timeout);
    case 'server':
      return status === 503
        ? i18n._(unavailable)
        : i18n._(
            msg({
              id: 'auth.failure-of-server',
              message: 'Something went wrong on our side. Please try again in a moment.',
            }),
          );
    default:
      return message;
  }
}

function tooManyAttempts(retryAfter: number | undefined, i18n: I18n): string {
  if (!retryAfter) {
    return i18n._(
      msg({ id: 'auth.failure-throttled', message: 'Too many attempts. Please try again later.' }),
    );
  }
  const time = waitingTime(retryAfter, i18n.locale);
  return i18n._(
    msg({
      id: 'auth.failure-throttled-for',
      message: `Too many attempts. Please try again in ${time}.`,
    }),
  );
}

/**
 * The message above a form after a failed request: what was refused that none of its fields shows; null where the
 * fields show everything.
 */
export function formFailure(problem: ApiProblem, values: object, i18n: I18n): string | null {
  if (problem.kind !== 'validation') return requestFailure(problem, i18n);
  return unshownMessages(problem, values) || null;
}
