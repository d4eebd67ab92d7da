import type { ApiProblem } from '@aangan/api-client';

/** What is said after an act on a request failed: the document's sentence first, then why. */
export function actFailure(sentence: string, { kind, message }: ApiProblem): string {
  switch (kind) {
    // Somebody was faster: the list has been asked for anew.
    case 'conflict':
    case 'not-found':
      return `${sentence}. It has changed in the meantime; the list now shows how it stands.`;
    case 'validation':
      return `${sentence}. ${message}`;
    default:
      return sentence;
  }
}
