import { createHash, randomInt } from 'node:crypto';
import { factorLimits } from '@aangan/domain';

/** Without letters that are taken for digits, as Crockford's base32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;

const newGroup = () => Array.from({ length: 4 }, () => alphabet[randomInt(32)]).join('');

/** New codes of 80 random bits, such as "7QK2-M0ZD-9XVB-3HTA". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: factorLimits.recoveryCodes }, () =>
    Array.from({ length: groups }, newGroup).join('-'),
  );

/**
 * What is stored of a code. A fast hash is enough: nobody tries 80 bits. Small letters, spaces and letters that look
 * like digits are taken.
 */
export function hashOfRecoveryCode(accountId: number, typed: string): Buffer {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(`${accountId} ${code}`).digest();
}
