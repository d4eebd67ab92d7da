import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';

/** The header in which an edge tells the API a visitor's address. */
export const visitorHeader = 'x-aangan-visitor';

/**
 * The header's value: the address, and a signature that only holders of the secret can make.
 * @param secret EDGE_SECRET, the same at every edge and every API process
 */
export function signVisitor(address: string, secret: string): string {
  return `${address} ${signatureOf(address, secret)}`;
}

/** The address in a header's value; undefined where there is none, or the signature is of another secret. */
export function readVisitor(value: unknown, secret: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [address = '', signature = ''] = value.split(' ');
  if (isIP(address) === 0) return undefined;
  const expected = Buffer.from(signatureOf(address, secret));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? address : undefined;
}

function signatureOf(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor ${address}`).digest('base64url');
}
