import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseJson } from './parse-json.ts';

/**
 * The account of Instagram that a `signed_request` is about: `{signature}.{payload}` in base64url, the signature an
 * HMAC-SHA256 of the encoded payload; undefined when it was not signed with the app's secret.
 */
export function readSignedRequest(signedRequest: string, secret: string): string | undefined {
  const [signature = '', payload = ''] = signedRequest.split('.');
  const expected = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const said = parseJson(Buffer.from(payload, 'base64url').toString('utf8'));
  if (typeof said !== 'object' || said === null) return undefined;
  const { algorithm, user_id } = said as { algorithm?: unknown; user_id?: unknown };
  const isSupported = String(algorithm).toUpperCase() === 'HMAC-SHA256';
  return isSupported && /^\d{1,40}$/.test(String(user_id)) ? String(user_id) : undefined;
}

/** What {@link readSignedRequest} reads. */
export function signRequest(userId: string, secret: string): string {
  const said = {
    algorithm: 'HMAC-SHA256',
    issued_at: Math.floor(Date.now() / 1_000),
    user_id: userId,
  };
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
}
