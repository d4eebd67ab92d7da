import { asciiDigits } from '@aangan/domain';
import { Secret, TOTP } from 'otpauth';

const period = 30;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Aangan', label, secret: Secret.fromBase32(secret), period, digits: 6 });

/** A new secret of 160 bits (RFC 4226), in base32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code shows to an authenticator app. @param label names the account in the app */
export const appUrl = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * The 30 seconds that a code is of; undefined for one that is not of these, those before or those after, since clocks
 * of phones differ. Digits of any script and spaces between them are taken.
 */
export function stepOfCode(secret: string, typed: string, now = Date.now()): number | undefined {
  const token = asciiDigits(typed).replace(/[\s\p{Cf}-]/gu, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, window: 1, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}
