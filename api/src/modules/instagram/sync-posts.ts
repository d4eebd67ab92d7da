import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import type { Tables } from '../../tables.ts';
import { deletePosts, listStored, type PostsOwner, saveImports } from './posts.repository.ts';
import type { ListedPosts } from './provider/list-posts.ts';
import { addRehostJob } from './rehost/rehost-job.ts';

export interface SyncedPosts {
  added: number;
  removed: number;
}

/**
 * Makes the stored posts those that Instagram has: new ones are imported and copied by a job, those that are gone are
 * deleted with their copies. Beyond the cap nothing is known to be gone, so older posts stay. To be called in a
 * transaction that holds the connection's lock.
 */
export async function syncPosts(
  { db, blobs }: { db: Kysely<Tables>; blobs: BlobStore },
  owner: PostsOwner,
  listed: ListedPosts,
): Promise<SyncedPosts> {
  const stored = await listStored(db, owner);
  const oldest = listed.isCapped
    ? Math.min(...listed.posts.map(({ postedAt }) => postedAt.getTime()))
    : -Infinity;
  const gone = stored.filter(
    ({ sourceId, postedAt }) => !listed.ids.has(sourceId) && postedAt.getTime() >= oldest,
  );
  const unused = await deletePosts(
    db,
    owner,
    gone.map(({ sourceId }) => sourceId),
  );
  await removeUnusedMedia({ db, blobs }, unused);
  const isShown = new Map(stored.map((post) => [post.sourceId, post.isShown]));
  const toCopy = listed.posts.filter(({ sourceId }) => !isShown.get(sourceId));
  await saveImports(db, owner.accountId, toCopy);
  await addRehostJob(db, owner.accountId);
  const added = toCopy.filter(({ sourceId }) => !isShown.has(sourceId)).length;
  return { added, removed: gone.length };
}
