import { isInstagramUrl } from '@aangan/domain';

/** The account that an Instagram address leads to, in lower case; null where it leads to none. */
export function linkedAccountOf(address: string): string | null {
  if (!isInstagramUrl(address)) return null;
  const [, account] = new URL(address).pathname.split('/');
  return account?.toLowerCase() || null;
}
