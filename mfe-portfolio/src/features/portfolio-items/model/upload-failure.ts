import { type ApiProblem, hasCode } from '@aangan/api-client';
import { portfolioMessages } from '@aangan/domain';
import { type Speech, saveFailure } from '@aangan/firms';
import { msg } from '@lingui/core/macro';

/** The heading of what a form says when its item was not added. */
export const notAdded = msg({ id: 'portfolio.not-added', message: 'Failed to add portfolio item' });

const sessionEnded = msg({
  id: 'portfolio.session-ended',
  message: 'Your session has ended. Sign in and try again.',
});
const stillProcessed = msg({
  id: 'portfolio.file-still-processed',
  message: 'This file is still being processed. Try again in a moment.',
});

/** The problem with the names of the form's fields: the API calls the file `images`. */
export function withFormFields(problem: ApiProblem): ApiProblem {
  const { fields, codes } = problem;
  return {
    ...problem,
    ...(fields && { fields: renamed(fields) }),
    ...(codes && { codes: renamed(codes) }),
  };
}

function renamed<Value>(byField: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(byField).map(([field, value]) => [field === 'images' ? 'file' : field, value]),
  );
}

/** Whether nothing failed: the firm is asked whether the picture is its own work. */
export const isQuestion = (problem: ApiProblem) => hasCode(problem, 'looks_like_another');

/**
 * Why an item was not added, in addition to what the fields say; null where they say everything, or ask for a confirmation.
 * @param shownAtFields an object whose keys are the fields that say what is wrong with them
 */
export function uploadFailure(
  problem: ApiProblem,
  shownAtFields: object,
  speech: Speech,
): string | null {
  if (isQuestion(problem)) return null;
  const reason = ownSentence(problem, speech);
  if (reason === null) return saveFailure(problem, shownAtFields, speech);
  const kept = msg({
    id: 'portfolio.file-is-kept',
    message: `${reason} The file and what you typed are kept.`,
  });
  return speech.i18n._(kept);
}

function ownSentence(problem: ApiProblem, { i18n, say }: Speech): string | null {
  const { kind, status, message } = problem;
  if (kind === 'unauthenticated') return i18n._(sessionEnded);
  if (status === 413) {
    const reason = say(portfolioMessages.fileTooLarge);
    return i18n._(msg({ id: 'portfolio.reason-as-sentence', message: `${reason}.` }));
  }
  if (status === 507) return say(message);
  if (hasCode(problem, 'idempotent_request_running')) {
    return i18n._(stillProcessed);
  }
  return null;
}
