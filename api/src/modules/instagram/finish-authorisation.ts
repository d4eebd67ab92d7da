import type { instagramReturnMessages } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { hashOfState, isOwnState } from './authorisation-state.ts';
import * as connections from './instagram.repository.ts';
import type { InstagramProvider } from './provider/instagram-provider.ts';
import { listPosts } from './provider/list-posts.ts';
import { ProviderFailure } from './provider/provider-failure.ts';
import { exchangeCode, readUsername } from './provider/provider-tokens.ts';
import { addRefreshJob } from './refresh-job.ts';
import { sealToken, type TokenKeys } from './seal-token.ts';
import { syncPosts } from './sync-posts.ts';

export type ReturnOutcome =
  | { postsImported: number }
  | { error: keyof typeof instagramReturnMessages };

export interface FinishOptions {
  db: Kysely<Tables>;
  blobs: BlobStore;
  provider: InstagramProvider | undefined;
  keys: TokenKeys;
}

/** What came back from Instagram, and the secret of the browser that brought it. */
export interface Returned {
  state: string;
  code: string;
  /** Instagram's word for a refusal; it is never shown. */
  error: string;
  browserSecret: string;
}

/**
 * Finishes an authorisation: keeps the connection together with its imported posts, or nothing. Its state is used up
 * whatever happens.
 */
export async function finishAuthorisation(
  options: FinishOptions,
  { state, code, error, browserSecret }: Returned,
): Promise<ReturnOutcome> {
  const { db, provider, keys } = options;
  const isOwn = keys.some((key) => isOwnState(key, state, browserSecret));
  const accountId = isOwn ? await connections.takeAuthorisation(db, hashOfState(state)) : undefined;
  if (accountId === undefined || !provider) return { error: 'notBegun' };
  if (error) return { error: 'denied' };
  // Instagram appends it to the address; some clients pass it on as a part of the code.
  const plainCode = code.replace(/#_$/, '');
  if (!plainCode) return { error: 'refused' };
  try {
    return await connect({ ...options, provider }, accountId, plainCode);
  } catch (failure) {
    return { error: errorOf(failure) };
  }
}

async function connect(
  { db, blobs, provider, keys }: FinishOptions & { provider: InstagramProvider },
  accountId: number,
  code: string,
): Promise<ReturnOutcome> {
  const { userId, token, expiresAt } = await exchangeCode(provider, code);
  const username = await readUsername(provider, token);
  const listed = await listPosts(provider, token);
  return db.transaction().execute(async (transaction) => {
    await connections.saveConnection(transaction, {
      account_id: accountId,
      instagram_user_id: userId,
      username,
      sealed_token: sealToken(keys, accountId, token),
      token_expires_at: expiresAt,
    });
    const firm = await connections.lockFirm(transaction, accountId);
    if (!firm) throw new NoProfile();
    const { added } = await syncPosts({ db: transaction, blobs }, { accountId, ...firm }, listed);
    await connections.markSynced(transaction, accountId, listed.isCapped);
    await addRefreshJob(transaction, accountId, expiresAt);
    return { postsImported: added };
  });
}

class NoProfile extends Error {}

function errorOf(failure: unknown): keyof typeof instagramReturnMessages {
  if (failure instanceof NoProfile) return 'noProfile';
  if (failure instanceof ProviderFailure) return failure.kind === 'failed' ? 'failed' : 'refused';
  const { constraint } = failure as { constraint?: string };
  if (constraint === 'instagram_account_instagram_user_id_key') return 'taken';
  throw failure;
}
