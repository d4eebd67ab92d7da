import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** An answer as it is stored: its content type and body. */
export interface Answer {
  type: string;
  body: string;
}

/** Identifies a key of one account; keys of guests belong to no account. */
export function hashOfKey(key: string, accountId: number | null): Buffer {
  return createHash('sha256')
    .update(`${accountId ?? 'guest'}:${key}`)
    .digest();
}

/** Tells whether two requests are the same. It is keyed, since a body can hold a password. */
export function fingerprintOf(key: string, request: readonly unknown[]): Buffer {
  return createHmac('sha256', `request ${key}`).update(JSON.stringify(request)).digest();
}

const secretOf = (key: string) => createHmac('sha256', key).update('answer').digest();

/** Encrypts an answer with the caller's key: an answer can hold tokens, and the table is no place for them. */
export function sealAnswer(key: string, answer: Answer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The answer that {@link sealAnswer} encrypted with this key. @throws Error for another key */
export function openAnswer(key: string, sealed: Buffer): Answer {
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  const text = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  return JSON.parse(text.toString()) as Answer;
}
