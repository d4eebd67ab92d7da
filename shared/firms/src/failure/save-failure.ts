import type { ApiProblem } from '@aangan/api-client';
import { unshownMessages } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { type Speech, speechOf } from '../speech/speech.ts';
import { problemAdvice } from './problem-advice.ts';

/**
 * Why a form was not saved, in addition to the messages at its fields; null if these say everything.
 * @param speech English by default
 */
export function saveFailure(
  problem: ApiProblem,
  shownAtFields: object,
  { i18n, say }: Speech = speechOf(),
): string | null {
  const { kind, message } = problem;
  if (kind === 'validation') return unshownMessages(problem, shownAtFields, say) || null;
  // The API's message says what to do, and whether the typed text is lost.
  if (kind === 'conflict') return say(message);
  const advice =
    problemAdvice(problem, i18n) ??
    (kind === 'server'
      ? i18n._(msg({ id: 'firms.our-fault', message: 'Something went wrong on our side.' }))
      : say(message));
  return i18n._(msg({ id: 'firms.typed-kept', message: `${advice} What you typed is kept.` }));
}
