import type { ApiProblem } from '@aangan/api-client';
import { waitingTime } from '@aangan/domain';
import type { HeadMessages } from '@aangan/host';
import { createMessages } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

/** What the texts below need to know of a failed request; `retryAfter` in seconds. */
type Problem = Pick<ApiProblem, 'kind' | 'retryAfter'>;

/** Whether the request got no response at all. */
export function isOffline({ kind }: Problem): boolean {
  return kind === 'network' || kind === 'timeout';
}

/**
 * What a visitor can do about a failed request, as a sentence; null if a retry is all that is left.
 * @param i18n the messages of the release; English by default
 */
export function problemAdvice(
  problem: Problem,
  i18n: HeadMessages = createMessages(),
): string | null {
  if (isOffline(problem)) {
    return i18n._(
      msg({
        id: 'firms.offline-try-again',
        message: 'You seem to be offline. Check your connection and try again.',
      }),
    );
  }
  if (problem.kind !== 'throttled') return null;
  const wait = waitingTime(problem.retryAfter ?? 60, i18n.locale);
  return i18n._(
    msg({ id: 'firms.too-many-requests', message: `Too many requests. Try again in ${wait}.` }),
  );
}
