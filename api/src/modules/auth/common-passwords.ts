import { accountLimits } from '@aangan/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type Faults, invalid, message } from '../../problems.ts';

/** What the most frequent leaks have, of a length that could be chosen here: about 18,000, in lower case. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= accountLimits.passwordMin),
);

/** Words of this site that are tried first here, with digits and signs around them. */
const ofThisSite: ReadonlySet<string> = new Set([
  'aangan',
  'aanganin',
  'aanganpassword',
  'password',
  'interior',
  'interiors',
  'interiordesign',
  'interiordesigner',
  'designer',
  'designers',
  'architect',
  'architects',
  'architecture',
  'vendor',
  'vendors',
  'portfolio',
]);

/** Whether a new password is among those that are tried first, in whatever case it is written. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return common.has(plain) || ofThisSite.has(plain.replaceAll(/[^\p{L}]/gu, ''));
}

/** A new password is none of those that are tried first. */
export function commonPasswordFaults({ password = '' }: { password?: string | undefined }): Faults {
  return isCommonPassword(password) ? { password: [message('common_password')] } : {};
}

/** @throws Refusal 400 under `password` for one that is tried first */
export function refuseCommonPassword(password: string): void {
  const faults = commonPasswordFaults({ password });
  if (faults.password) throw invalid(faults);
}
