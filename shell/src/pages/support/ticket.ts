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
import { readableBy } from '@aangan/ui/formik';
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
export function ticketFailure({ kind, retryAfter, message, fields = {} }: ApiProblem) {
  switch (kind) {
    case 'validation': {
      const elsewhere = Object.entries(fields).filter(([field]) => !(field in emptyTicket));
      return elsewhere.map(([, messages]) => messages.join(' ')).join(' ') || null;
    }
    case 'throttled':
      return `Too many messages. Please try again in ${minutesOf(retryAfter)}; what you typed is kept.`;
    case 'network':
      return 'Network error. Please check your internet connection and try again.';
    case 'timeout':
      return 'Request timeout. Please try again.';
    case 'server':
      return 'Server error. Please try again later; what you typed is kept.';
    default:
      return message;
  }
}

function minutesOf(seconds = 60): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
