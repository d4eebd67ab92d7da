import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** The secrets that texts are encrypted with: new ones with the first, old ones were with any. */
export type SealKeys = readonly [current: string, ...former: string[]];

/** What an encrypted text is for: it opens for nothing else. */
interface SealedFor {
  purpose: 'instagram token' | 'authenticator app';
  accountId: number;
}

const idOf = (key: string) => createHash('sha256').update(`id ${key}`).digest('hex').slice(0, 8);
const cipherKey = (key: string, purpose: string) =>
  createHmac('sha256', key).update(purpose).digest();

/**
 * Encrypts a text for one account (AES-256-GCM): `{key id}.{nonce, tag and text in base64url}`. In the row of another
 * account it cannot be opened.
 */
export function sealText(
  [key]: SealKeys,
  { purpose, accountId }: SealedFor,
  plain: string,
): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key, purpose), nonce);
  cipher.setAAD(Buffer.from(String(accountId)));
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]);
  return `${idOf(key)}.${sealed.toString('base64url')}`;
}

/** @returns undefined when none of the keys opens it, or it is of another account or purpose */
export function openText(
  keys: SealKeys,
  { purpose, accountId }: SealedFor,
  sealed: string,
): string | undefined {
  const [id, text = ''] = sealed.split('.');
  const key = keys.find((one) => idOf(one) === id);
  if (key === undefined) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      cipherKey(key, purpose),
      bytes.subarray(0, 12),
    );
    decipher.setAAD(Buffer.from(String(accountId)));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** Whether a text was encrypted with a former key, and should be with the current one. */
export const isOfFormerKey = ([current]: SealKeys, sealed: string): boolean =>
  !sealed.startsWith(`${idOf(current)}.`);
