import type { ApiProblem } from '@aangan/api-client';
import { createMessages, type I18n, type MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import { unavailable, unreachable } from './request-failure.ts';

const labels: Record<string, MessageDescriptor> = {
  email: msg({ id: 'auth.email', message: 'Email' }),
  username: msg({ id: 'auth.username', message: 'Username' }),
  password: msg({ id: 'auth.password', message: 'Password' }),
  first_name: msg({ id: 'auth.first-name', message: 'First name' }),
  last_name: msg({ id: 'auth.last-name', message: 'Last name' }),
  phone: msg({ id: 'auth.phone-number', message: 'Phone number' }),
};

const byStatus: Record<number, MessageDescriptor> = {
  400: msg({
    id: 'auth.registration-invalid',
    message: 'Invalid registration data. Please check your information and try again.',
  }),
  409: msg({
    id: 'auth.registration-taken',
    message:
      'An account with this email already exists. Please use a different email or try logging in.',
  }),
  422: msg({
    id: 'auth.registration-unprocessable',
    message: 'Registration data is invalid. Please check all fields and try again.',
  }),
  500: msg({
    id: 'auth.registration-server-error',
    message: 'Server error. Please try again later.',
  }),
  503: unavailable,
};

/** The fields of a response body that hold a general message, in order of preference. */
const ofTheWhole = ['message', 'non_field_errors', 'detail'] as const;

/**
 * The lines of the 'Registration Failed' box. The sources are tried in the order of the numbered functions below;
 * the first that has something to say wins. That an address is taken is said at its field, with the link to sign in:
 * null where that is all.
 */
export function registrationFailure(
  problem: ApiProblem,
  i18n: I18n = createMessages(),
): string | null {
  const others = Object.keys(problem.fields ?? {}).filter((field) => !isTaken(problem, field));
  if (isTaken(problem, 'email') && others.length === 0) return null;
  return (
    fieldLines(problem, i18n) ??
    wordsOf(problem.body) ??
    withoutAnswer(problem, i18n) ??
    statusMessage(problem.status, i18n) ??
    (problem.message ||
      i18n._(
        msg({
          id: 'auth.registration-failed-retry',
          message: 'Registration failed. Please try again.',
        }),
      ))
  );
}

/** 1. A JSON object as 'Label: message' lines. A general message follows without a label. */
function fieldLines(problem: ApiProblem, i18n: I18n): string | null {
  const { non_field_errors: whole = [], ...rest } = problem.fields ?? {};
  const lines = Object.entries(rest)
    .filter(([field]) => !isTaken(problem, field))
    .map(([field, messages]) => `${labelOf(field, i18n)}: ${messages.join(' ')}`);
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
function withoutAnswer({ kind }: ApiProblem, i18n: I18n): string | null {
  return kind === 'network' || kind === 'timeout' ? i18n._(unreachable[kind]) : null;
}

/** 5. By HTTP status. */
function statusMessage(status: number | undefined, i18n: I18n): string | null {
  if (!status) return null;
  const other = msg({
    id: 'auth.registration-failed-with-code',
    message: `Registration failed with error code ${status}. Please try again.`,
  });
  return i18n._(byStatus[status] ?? other);
}

function isTaken({ codes = {} }: ApiProblem, field: string): boolean {
  return field === 'email' && codes.email?.[0] === 'taken';
}

function labelOf(field: string, i18n: I18n): string {
  const text = field.replaceAll(/[_.]/g, ' ');
  const label = labels[field];
  return label ? i18n._(label) : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins sentences with '. ', without doubling a full stop, or with the danda that they end in. */
function joinSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence, at) => (at < sentences.length - 1 ? `${ended(sentence)} ` : sentence))
    .join('');
}

const ended = (sentence: string) => (/[.।]$/.test(sentence) ? sentence : `${sentence}.`);

/** A gateway's error page is text too, but not a message to show. */
function isReadable(text: string): boolean {
  return text.trim() !== '' && !text.trimStart().startsWith('<');
}
