import { createPrivateKey, type KeyObject } from 'node:crypto';
import { PlainError } from '@aangan/server/plain-error';

/**
 * The private key of AANGAN_SIGNING_KEY.
 * @param text PEM, or PKCS #8 in base64; undefined where releases are not signed
 * @throws {PlainError} for anything else; the message has nothing of the key
 */
export function readSigningKey(text: string | undefined): KeyObject | undefined {
  if (text === undefined) return undefined;
  try {
    if (text.includes('-----BEGIN')) return createPrivateKey(text.replaceAll('\\n', '\n'));
    const key = Buffer.from(text.trim(), 'base64');
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    throw new PlainError(
      'AANGAN_SIGNING_KEY is no private key: give PEM, or PKCS #8 in base64 (openssl genpkey -algorithm ed25519).',
    );
  }
}
