import { authorisationAddress } from './authorisation-address.ts';

/** How long the provider's page can be returned to, in milliseconds: its authorisation is refused afterwards. */
const lifetime = 10 * 60 * 1000;

const keyOf = (accountId: number) => `aangan.instagram-connect.${accountId}`;

/**
 * A connection to Instagram that was begun and not finished, kept in the browser for its account: the provider's
 * address, and when it was begun. Where the browser does not allow storage there is none.
 */
export const connectionAttempt = {
  keep(accountId: number, address: string, now: number): void {
    attempt(() => localStorage.setItem(keyOf(accountId), JSON.stringify({ address, at: now })));
  },
  /** The address to go on at; null where nothing was begun or it is too old. */
  read(accountId: number, now: number): string | null {
    const text = attempt(() => localStorage.getItem(keyOf(accountId)));
    const stored = attempt(() => JSON.parse(text ?? 'null') as unknown);
    if (typeof stored !== 'object' || stored === null) return null;
    const { address, at } = stored as { address?: unknown; at?: unknown };
    const isFresh = typeof at === 'number' && at <= now && now - at < lifetime;
    return isFresh ? authorisationAddress(address) : null;
  },
  /** Whether this browser has begun a connection, however long ago. */
  exists(accountId: number): boolean {
    return attempt(() => localStorage.getItem(keyOf(accountId))) !== null;
  },
  forget(accountId: number): void {
    attempt(() => localStorage.removeItem(keyOf(accountId)));
  },
};

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
