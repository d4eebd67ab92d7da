import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { currentSpan } from '../tracing/current-span.ts';
import { currentRequest } from './current-request.ts';

/** The header in which an edge tells other processes of the site the id of a request. */
export const requestIdHeader = 'x-aangan-request-id';

/** Whose request ids are accepted: those signed with this EDGE_SECRET, or all if only the site's own processes call. */
export type TrustedSender = string | { isEverySender: true };

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Headers for a call to another process of the site, which then logs the same request id and makes its spans below the
 * current one. Empty outside of requests.
 */
export function forwardHeaders(): Readonly<Record<string, string>> {
  return { ...currentRequest()?.forward, ...currentSpan()?.headers() };
}

/** The header's value: the id and a signature that only holders of the secret can make. @param secret EDGE_SECRET */
export function signRequestId(id: string, secret: string): string {
  return `${id} ${signatureOf(id, secret)}`;
}

/**
 * The id of a request: the one that an edge passed on, else that of the request in this process that caused it, else a
 * new one. An id that a visitor sends is never accepted: it could imitate the id of another visitor's request.
 * @param trusted EDGE_SECRET, or that every sender is a process of the site; if undefined, the header is ignored
 */
export function requestIdFrom(header: unknown, trusted: TrustedSender | undefined): string {
  const passed = trusted === undefined ? undefined : readRequestId(header, trusted);
  return passed ?? currentRequest()?.id ?? randomUUID();
}

function readRequestId(header: unknown, trusted: TrustedSender): string | undefined {
  const [id = '', signature = ''] = typeof header === 'string' ? header.split(' ') : [];
  if (!idForm.test(id)) return undefined;
  if (typeof trusted === 'object') return id;
  const expected = Buffer.from(signatureOf(id, trusted));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function signatureOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`request ${id}`).digest('base64url');
}
