import { accountLimits, firstCharacters } from '@aangan/domain';

/** The part of an email before the @, cut to the maximum length of a username. */
export function usernameOf(email: string): string {
  const [beforeAt = ''] = email.trim().split('@');
  return firstCharacters(beforeAt, accountLimits.usernameMax);
}
