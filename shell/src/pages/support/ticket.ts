import type { ApiClient, ApiProblem, SubmissionKeys } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import {
  accountLimits,
  accountMessages,
  isAtMost,
  readEmail,
  supportLimits,
  ticketMessages,
  tidied,
  tooLongMessage,
} from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { readableBy } from '@aangan/ui/formik';
import { msg, plural } from '@lingui/core/macro';
import { type InferType, object, string } from 'yup';

const text = (required: string, limit: number) =>
  string().trim().required(required).test('max', tooLongMessage(limit), isAtMost(limit));

/** The values of a message to support. */
export const ticketSchema = object({
  name: text(ticketMessages.nameRequired, supportLimits.nameMax),
  email: text(accountMessages.emailRequired, accountLimits.emailMax).test(
    'readable',
    readableBy(readEmail),
  ),
  subject: text(ticketMessages.subjectRequired, supportLimits.subjectMax),
  message: text(ticketMessages.messageRequired, supportLimits.messageMax),
});
export type Ticket = InferType<typeof ticketSchema>;

export const emptyTicket: Ticket = { name: '', email: '', subject: '', message: '' };

/**
 * Opens a ticket.
 * @param keys those of the form: sent again after a lost answer, the same message opens no second ticket
 * @returns its reference number, such as "AAN-000123"
 * @throws ApiError
 */
export async function openTicket(
  { send }: ApiClient,
  ticket: Ticket,
  keys: SubmissionKeys,
): Promise<string> {
  const body = ticketSchema.cast({ ...ticket, email: tidied(readEmail, ticket.email) });
  const idempotencyKey = keys.keyFor(body);
  const { reference } = await send(endpoint('post', '/support/tickets/', { body, idempotencyKey }));
  keys.created();
  return reference;
}

/** Why a message was not sent, where no field says so. */
export function ticketFailure(
  { kind, retryAfter, message, fields = {} }: ApiProblem,
  i18n: I18n,
): string | null {
  switch (kind) {
    case 'validation': {
      const elsewhere = Object.entries(fields).filter(([field]) => !(field in emptyTicket));
      return elsewhere.map(([, messages]) => messages.join(' ')).join(' ') || null;
    }
    case 'throttled':
      return tooMany(retryAfter, i18n);
    case 'network':
      return i18n._(failures.network);
    case 'timeout':
      return i18n._(failures.timeout);
    case 'server':
      return i18n._(failures.server);
    default:
      return message;
  }
}

const failures = {
  network: msg({
    id: 'shell.ticket-network',
    message: 'Network error. Please check your internet connection and try again.',
  }),
  timeout: msg({ id: 'shell.ticket-timeout', message: 'Request timeout. Please try again.' }),
  server: msg({
    id: 'shell.ticket-server',
    message: 'Server error. Please try again later; what you typed is kept.',
  }),
};

function tooMany(seconds = 60, i18n: I18n): string {
  const minutes = Math.ceil(seconds / 60);
  return i18n._(
    msg({
      id: 'shell.ticket-throttled',
      message: plural(minutes, {
        one: 'Too many messages. Please try again in a minute; what you typed is kept.',
        other: 'Too many messages. Please try again in # minutes; what you typed is kept.',
      }),
    }),
  );
}
