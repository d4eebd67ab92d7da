import { type ApiProblem, hasCode } from '@aangan/api-client';
import { portfolioMessages } from '@aangan/domain';
import { saveFailure } from '@aangan/firms';

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

/**
 * Why an item was not added, in addition to what the fields say; null where they say everything.
 * @param shownAtFields an object whose keys are the fields that say what is wrong with them
 */
export function uploadFailure(problem: ApiProblem, shownAtFields: object): string | null {
  const own = ownSentence(problem);
  return own ? `${own} The file and what you typed are kept.` : saveFailure(problem, shownAtFields);
}

function ownSentence(problem: ApiProblem): string | null {
  const { kind, status, message } = problem;
  if (kind === 'unauthenticated') return 'Your session has ended. Sign in and try again.';
  if (status === 413) return `${portfolioMessages.fileTooLarge}.`;
  if (status === 507) return message;
  if (hasCode(problem, 'idempotent_request_running')) {
    return 'This file is still being processed. Try again in a moment.';
  }
  return null;
}
