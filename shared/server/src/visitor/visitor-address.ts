import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';

/** The header in which an edge tells the API about a visitor. */
export const visitorHeader = 'x-aangan-visitor';

/** What an edge knows of a visitor. */
export interface EdgeVisitor {
  address: string;
  /** Whether the edge serves a channel on which releases are tried before visitors get them. */
  isStaging: boolean;
}

/**
 * The header's value: the address, and a signature that only holders of the secret can make.
 * @param secret EDGE_SECRET, the same at every edge and every API process
 */
export function signVisitor(
  address: string,
  secret: string,
  { isStaging = false }: { isStaging?: boolean } = {},
): string {
  const signature = signatureOf({ address, isStaging }, secret);
  return `${address} ${signature}${isStaging ? ' staging' : ''}`;
}

/** The visitor in a header's value; undefined if it is missing, malformed or signed with another secret. */
export function readVisitor(value: unknown, secret: string): EdgeVisitor | undefined {
  if (typeof value !== 'string') return undefined;
  const [address = '', signature = '', kind] = value.split(' ');
  if (isIP(address) === 0) return undefined;
  const visitor = { address, isStaging: kind === 'staging' };
  const expected = Buffer.from(signatureOf(visitor, secret));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? visitor : undefined;
}

function signatureOf({ address, isStaging }: EdgeVisitor, secret: string): string {
  const text = `visitor ${address}${isStaging ? ' staging' : ''}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}

const stagingRequests = new WeakSet<IncomingMessage>();

/** A listener in the edge's own process, told that its requests come through the edge of a staging channel. */
export function throughStaging(listener: RequestListener): RequestListener {
  return (request, response) => {
    stagingRequests.add(request);
    return listener(request, response);
  };
}

/** Whether a request of this process came through {@link throughStaging}. */
export const isThroughStaging = (request: IncomingMessage): boolean => stagingRequests.has(request);
