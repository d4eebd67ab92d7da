import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { currentSpan } from '../tracing/current-span.ts';
import { currentRequest } from './current-request.ts';

/** The header in which an edge tells other processes of the site the id of a request. */
export const requestIdHeader = 'x-aangan-request-id';

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Headers for a call to another process of the site, which then logs the same request id and makes its spans below the
 * running one; none outside of requests.
 */
export function forwardHeaders(): Readonly<Record<string, string>> {
  return { ...currentRequest()?.forward, ...currentSpan()?.headers() };
}

/** The header's value: the id and a signature that only holders of the secret can make. @param secret EDGE_SECRET */
export function signRequestId(id: string, secret: string): string {
  return `${id} ${signatureOf(id, secret)}`;
}

/**
 * The id of a request: the one that an edge passed, that of the request in this process on whose behalf it is made, or
 * else a new one. What a visitor sends is never taken over: it could be made to look like another's.
 * @param secret EDGE_SECRET; without it no header is believed
 */
export function requestIdFrom(header: unknown, secret: string | undefined): string {
  const passed = secret === undefined ? undefined : readRequestId(header, secret);
  return passed ?? currentRequest()?.id ?? randomUUID();
}

function readRequestId(header: unknown, secret: string): string | undefined {
  const [id = '', signature = ''] = typeof header === 'string' ? header.split(' ') : [];
  if (!idForm.test(id)) return undefined;
  const expected = Buffer.from(signatureOf(id, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function signatureOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`request ${id}`).digest('base64url');
}
