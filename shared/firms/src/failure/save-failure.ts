import type { ApiProblem } from '@aangan/api-client';
import type { HeadMessages } from '@aangan/host';
import { createMessages } from '@aangan/messages';
import { unshownMessages } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { problemAdvice } from './problem-advice.ts';

/**
 * Why a form was not saved, in addition to the messages at its fields; null if these say everything.
 * @param i18n the messages of the release; English by default
 */
export function saveFailure(
  problem: ApiProblem,
  shownAtFields: object,
  i18n: HeadMessages = createMessages(),
): string | null {
  const { kind, message } = problem;
  if (kind === 'validation') return unshownMessages(problem, shownAtFields) || null;
  // The API's message says what to do, and whether the typed text is lost.
  if (kind === 'conflict') return message;
  const advice =
    problemAdvice(problem, i18n) ??
    (kind === 'server'
      ? i18n._(msg({ id: 'firms.our-fault', message: 'Something went wrong on our side.' }))
      : message);
  return i18n._(msg({ id: 'firms.typed-kept', message: `${advice} What you typed is kept.` }));
}
