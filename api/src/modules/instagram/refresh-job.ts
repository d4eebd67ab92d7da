import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { findConnection, markForReconnect, saveToken } from './instagram.repository.ts';
import type { InstagramProvider } from './provider/instagram-provider.ts';
import { ProviderFailure } from './provider/provider-failure.ts';
import { refreshToken } from './provider/provider-tokens.ts';
import { openToken, sealToken, type TokenKeys } from './seal-token.ts';

/** The job that makes an account's token live longer. */
export const refreshTokenTask = 'refresh-instagram-token';

const day = 86_400_000;
/** Instagram does not refresh a token that is younger. */
const youngest = day;

/** The job runs at half of the token's life, and not before Instagram refreshes it. */
export async function addRefreshJob(
  db: Kysely<Tables>,
  accountId: number,
  expiresAt: Date,
): Promise<void> {
  const halfLife = (expiresAt.getTime() - Date.now()) / 2;
  const runAt = new Date(Date.now() + Math.max(youngest + 60_000, halfLife));
  await addJob(
    db,
    refreshTokenTask,
    { accountId },
    { key: `${refreshTokenTask}-${accountId}`, runAt },
  );
}

export interface RefreshOptions {
  db: Kysely<Tables>;
  provider: InstagramProvider | undefined;
  keys: TokenKeys;
}

/**
 * The job. A token that is refused, or that no key opens, needs to be connected again; any other failure is thrown, so
 * that the job is tried again later.
 */
export async function refreshStoredToken(
  { db, provider, keys }: RefreshOptions,
  accountId: number,
): Promise<void> {
  const connection = await findConnection(db, accountId);
  if (!connection || connection.needs_reconnect || !provider) return;
  const age = Date.now() - new Date(connection.token_refreshed_at).getTime();
  if (age < youngest) return addRefreshJob(db, accountId, expiryOf(connection.token_expires_at));
  const token = openToken(keys, accountId, connection.sealed_token);
  if (token === undefined) return markForReconnect(db, accountId, connection.sealed_token);
  try {
    const fresh = await refreshToken(provider, token);
    await db.transaction().execute(async (transaction) => {
      await saveToken(transaction, accountId, connection.sealed_token, {
        sealedToken: sealToken(keys, accountId, fresh.token),
        expiresAt: fresh.expiresAt,
      });
      await addRefreshJob(transaction, accountId, fresh.expiresAt);
    });
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind === 'failed') throw error;
    await markForReconnect(db, accountId, connection.sealed_token);
  }
}

const expiryOf = (stored: string | null) => new Date(stored ?? Date.now());
