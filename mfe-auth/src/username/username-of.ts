import { accountLimits } from '@aangan/domain';

/** The part of an email before the @, as long as a username may be (product-1, section 3, User). */
export function usernameOf(email: string): string {
  const [beforeAt = ''] = email.trim().split('@');
  return beforeAt.slice(0, accountLimits.usernameMax);
}
