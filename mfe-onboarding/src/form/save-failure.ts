import type { ApiProblem } from '@aangan/api-client';

/**
 * The message above the form after a failed save: why nothing was saved, or what was refused that no field shows; null
 * where the fields show everything.
 */
export function saveFailure(problem: ApiProblem, shownAtFields: object): string | null {
  const { kind, fields = {}, message, retryAfter } = problem;
  switch (kind) {
    case 'validation': {
      const elsewhere = Object.entries(fields).filter(([field]) => !(field in shownAtFields));
      return elsewhere.map(([, messages]) => messages.join(' ')).join(' ') || null;
    }
    case 'network':
    case 'timeout':
      return 'You seem to be offline. What you typed is kept; save again once you are connected.';
    case 'server':
      return 'Something went wrong on our side. What you typed is kept; please try again later.';
    case 'throttled':
      return `Too many attempts. Please try again in ${retryAfter ?? 60} seconds.`;
    default:
      return message;
  }
}
