import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header with which an edge proves to the registry that a request is its own. */
export const edgeSignatureHeader = 'x-aangan-edge';

/** How old a signature may be, and how much two clocks may differ, in milliseconds. */
const validMs = 5 * 60_000;

/**
 * The header's value for a body: the time, and a signature that only holders of the secret can make.
 * @param secret EDGE_SECRET, the same at every edge and every registry process
 */
export function signEdge(body: string, secret: string, now = Date.now()): string {
  return `${now} ${signatureOf(body, now, secret)}`;
}

/** Whether the value was made for this body with this secret, within the last five minutes. */
export function isSignedByEdge(
  value: unknown,
  { body, secret, now = Date.now() }: { body: string; secret: string; now?: number },
): boolean {
  if (typeof value !== 'string') return false;
  const [time = '', signature = ''] = value.split(' ');
  const at = Number(time);
  if (!(Math.abs(now - at) <= validMs)) return false;
  const expected = Buffer.from(signatureOf(body, at, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(body: string, at: number, secret: string): string {
  return createHmac('sha256', secret).update(`edge ${at} `).update(body).digest('base64url');
}
