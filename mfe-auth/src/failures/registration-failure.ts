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

/** Fields of a body that speak of the whole of it, in the order they are looked for. */
const ofTheWhole = ['message', 'non_field_errors', 'detail'] as const;

/**
 * What the 'Registration Failed' box says. The six steps and their order are product-1, section 8,
 * Registration errors.
 */
export function registrationFailure(problem: ApiProblem): string {
  return (
    fieldLines(problem) ??
    wordsOf(problem.body) ??
    withoutAnswer(problem) ??
    statusWords(problem.status) ??
    (problem.message || 'Registration failed. Please try again.')
  );
}

/** 1. An object answer as 'Label: message' lines. What is wrong with the whole follows without a label. */
function fieldLines({ fields = {} }: ApiProblem): string | null {
  const { non_field_errors: whole = [], ...rest } = fields;
  const lines = Object.entries(rest).map(
    ([field, messages]) => `${labelOf(field)}: ${messages.join(' ')}`,
  );
  return lines.length > 0 ? joinSentences([...lines, ...whole]) : null;
}

/** 2. A text answer as it is, or the answer's message, non_field_errors or detail. */
function wordsOf(body: unknown): string | null {
  if (typeof body === 'string') return isReadable(body) ? body.trim() : null;
  if (typeof body !== 'object' || body === null) return null;
  for (const field of ofTheWhole) {
    const value = (body as Record<string, unknown>)[field];
    const words = Array.isArray(value) ? joinSentences(value.map(String)) : value;
    if (typeof words === 'string' && words) return words;
  }
  return null;
}

/** 3. and 4. No answer came, or not in time. */
function withoutAnswer({ kind }: ApiProblem): string | null {
  if (kind === 'network') {
    return 'Network error. Please check your internet connection and try again.';
  }
  return kind === 'timeout' ? 'Request timeout. Please try again.' : null;
}

/** 5. By status. */
function statusWords(status: number | undefined): string | null {
  if (!status) return null;
  return byStatus[status] ?? `Registration failed with error code ${status}. Please try again.`;
}

function labelOf(field: string): string {
  const words = field.replaceAll(/[_.]/g, ' ');
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Joined with '. ', without a second full stop where a sentence brings its own. */
function joinSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence, at) => (at < sentences.length - 1 ? sentence.replace(/\.$/, '') : sentence))
    .join('. ');
}

/** A gateway's error page is text too, but nobody's sentence. */
function isReadable(text: string): boolean {
  return text.trim() !== '' && !text.trimStart().startsWith('<');
}
