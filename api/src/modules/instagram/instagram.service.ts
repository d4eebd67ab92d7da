import type { BlobStore, Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import {
  instagramFailed,
  instagramNotConnected,
  instagramReconnect,
  instagramUnavailable,
  profileRequired,
} from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import { authorisationMinutes, beginState, hashOfState } from './authorisation-state.ts';
import * as connections from './instagram.repository.ts';
import { deletePosts, listOwnPosts, listStored, type PostsOwner } from './posts.repository.ts';
import type { InstagramProvider } from './provider/instagram-provider.ts';
import { type ListedPosts, listPosts } from './provider/list-posts.ts';
import { ProviderFailure } from './provider/provider-failure.ts';
import { authoriseUrl } from './provider/provider-tokens.ts';
import { openToken, type TokenKeys } from './seal-token.ts';
import { syncPosts } from './sync-posts.ts';

export interface InstagramServiceOptions {
  database: Database<Tables>;
  blobs: BlobStore;
  /** undefined where Instagram cannot be connected */
  provider: InstagramProvider | undefined;
  keys: TokenKeys;
  kind: FirmKind;
}

/** A firm's connection to Instagram, and the posts that come through it. */
export function createInstagramService(options: InstagramServiceOptions) {
  const { database, blobs, provider, keys, kind } = options;
  const db = database.kysely;

  async function profileOf(accountId: number, from: Kysely<Tables> = db): Promise<number> {
    const profileId = await connections.findProfileId(from, kind, accountId);
    if (profileId === undefined) throw profileRequired();
    return profileId;
  }

  return {
    posts: (accountId: number): Promise<string> => listOwnPosts(database, kind, accountId),

    /**
     * Begins an authorisation.
     * @returns where to send the browser, and the secret that it must bring back with it
     */
    async begin(accountId: number, sessionId: string) {
      if (!provider) throw instagramUnavailable();
      await profileOf(accountId);
      const returnTo = kind.owner === 'vendor_id' ? 'vendor' : 'designer';
      const { state, browserSecret } = beginState(keys[0], returnTo);
      const stateHash = hashOfState(state);
      const minutes = authorisationMinutes;
      await connections.insertAuthorisation(db, { stateHash, accountId, sessionId, minutes });
      return { authUrl: authoriseUrl(provider, state), browserSecret };
    },

    /** Makes the stored posts those that Instagram has. All of it happens, or nothing. */
    async sync(accountId: number) {
      if (!provider) throw instagramUnavailable();
      const connection = await connections.findConnection(db, accountId);
      if (!connection) throw instagramNotConnected();
      const token = openToken(keys, accountId, connection.sealed_token);
      if (token === undefined || connection.needs_reconnect) {
        await connections.markForReconnect(db, accountId, connection.sealed_token);
        throw instagramReconnect();
      }
      const listed = await listPosts(provider, token).catch(async (error: unknown) => {
        throw await refusalOf(error, () =>
          connections.markForReconnect(db, accountId, connection.sealed_token),
        );
      });
      return store(accountId, connection.instagram_user_id, listed);
    },

    /** Forgets the connection and deletes its posts; without one nothing happens. */
    async disconnect(accountId: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const connection = await connections.lockConnection(transaction, accountId);
        if (!connection) return;
        const firm = await connections.lockFirm(transaction, accountId);
        await forgetConnection({ db: transaction, blobs }, accountId, firm);
      });
    },
  };

  function store(accountId: number, instagramUserId: string, listed: ListedPosts) {
    return db.transaction().execute(async (transaction) => {
      const connection = await connections.lockConnection(transaction, accountId);
      // Disconnected, or connected to another account of Instagram, while the posts were being listed.
      if (connection?.instagram_user_id !== instagramUserId) throw instagramNotConnected();
      const owner = { accountId, profileId: await profileOf(accountId, transaction), kind };
      const synced = await syncPosts({ db: transaction, blobs }, owner, listed);
      await connections.markSynced(transaction, accountId, listed.isCapped);
      return {
        new_posts: synced.added,
        removed_posts: synced.removed,
        is_capped: listed.isCapped,
      };
    });
  }
}

async function refusalOf(error: unknown, markForReconnect: () => Promise<void>) {
  if (!(error instanceof ProviderFailure)) return error;
  if (error.kind !== 'reconnect') return instagramFailed();
  await markForReconnect();
  return instagramReconnect();
}

/**
 * Deletes a connection, the posts that came through it and their copies. To be called in a transaction.
 * @param firm undefined when the account has no profile, and so no posts
 */
export async function forgetConnection(
  { db, blobs }: { db: Kysely<Tables>; blobs: BlobStore },
  accountId: number,
  firm: Omit<PostsOwner, 'accountId'> | undefined,
): Promise<void> {
  await connections.deleteConnection(db, accountId);
  if (!firm) return;
  const owner = { accountId, ...firm };
  const stored = await listStored(db, owner);
  const unused = await deletePosts(
    db,
    owner,
    stored.map(({ sourceId }) => sourceId),
  );
  await removeUnusedMedia({ db, blobs }, unused);
}
