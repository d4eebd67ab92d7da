import type { ApiProblem } from '@aangan/api-client';

const labels: Record<string, string> = {
  email: 'Email',
  username: 'Username',
  password: 'Password',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone number',
};

const byStatus: Record<number, string> = {
  400: 'Invalid registration data. Please check your information and try again.',
  409: 'An account with this email already exists. Please use a different email or try logging in.',
  422: 'Registration data is invalid. Please check all fields and try again.',
  500: 'Server error. Please try again later.',
  503: 'Service temporarily unavailable. Please try again later.',
};

/** The fields of a response body that hold a general message, in order of preference. */
const ofTheWhole = ['message', 'non_field_errors', 'detail'] as const;

/**
 * The lines of the 'Registration Failed' box. The sources are tried in the order of the numbered functions below;
 * the first that has something to say wins. That an address is taken is said at its field, with the link to sign in:
 * null where that is all.
 */
export function registrationFailure(problem: ApiProblem): string | null {
  const others = Object.keys(problem.fields ?? {}).filter((field) => !isTaken(problem, field));
  if (isTaken(problem, 'email') && others.length === 0) return null;
  return (
    fieldLines(problem) ??
    wordsOf(problem.body) ??
    withoutAnswer(problem) ??
    statusMessage(problem.status) ??
    (problem.message || 'Registration failed. Please try again.')
  );
}

/** 1. A JSON object as 'Label: message' lines. A general message follows without a label. */
function fieldLines(problem: ApiProblem): string | null {
  const { non_field_errors: whole = [], ...rest } = problem.fields ?? {};
  const lines = Object.entries(rest)
    .filter(([field]) => !isTaken(problem, field))
    .map(([field, messages]) => `${labelOf(field)}: ${messages.join(' ')}`);
  return lines.length > 0 ? joinSentences([...lines, ...whole]) : null;
}

/** 2. A text body as it is, or the body's message, non_field_errors or detail. */
function wordsOf(body: unknown): string | null {
  if (typeof body === 'string') return isReadable(body) ? body.trim() : null;
  if (typeof body !== 'object' || body === null) return null;
  for (const field of ofTheWhole) {
    const value = (body as Record<string, unknown>)[field];
    const text = Array.isArray(value) ? joinSentences(value.map(String)) : value;
    if (typeof text === 'string' && text) return text;
  }
  return null;
}

/** 3. and 4. No response, or a timeout. */
function withoutAnswer({ kind }: ApiProblem): string | null {
  if (kind === 'network') {
    return 'Network error. Please check your internet connection and try again.';
  }
  return kind === 'timeout' ? 'Request timeout. Please try again.' : null;
}

/** 5. By HTTP status. */
function statusMessage(status: number | undefined): string | null {
  if (!status) return null;
  return byStatus[status] ?? `Registration failed with error code ${status}. Please try again.`;
}

function isTaken({ codes = {} }: ApiProblem, field: string): boolean {
  return field === 'email' && codes.email?.[0] === 'taken';
}

function labelOf(field: string): string {
  const text = field.replaceAll(/[_.]/g, ' ');
  return labels[field] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins sentences with '. ', without doubling a full stop. */
function joinSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence, at) => (at < sentences.length - 1 ? sentence.replace(/\.$/, '') : sentence))
    .join('. ');
}

/** A gateway's error page is text too, but not a message to show. */
function isReadable(text: string): boolean {
  return text.trim() !== '' && !text.trimStart().startsWith('<');
}
