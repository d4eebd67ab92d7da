import type { BlobStore, Logger } from '@aangan/server';
import type { Kysely } from 'kysely';
import { ingestMedia } from '../../../media/ingest-media.ts';
import type { Tables } from '../../../tables.ts';
import { lockFirm } from '../instagram.repository.ts';
import type { MediaSource } from '../provider/instagram-provider.ts';
import { DownloadRefused, downloadMedia } from './download-media.ts';
import * as imports from './imports.repository.ts';
import { type MediaCopy, pictureCopy, videoCopy } from './media-copy.ts';
import { addRehostJob } from './rehost-job.ts';

export interface RehostOptions {
  db: Kysely<Tables>;
  blobs: BlobStore;
  source: MediaSource;
  logger: Logger;
}

const batch = 20;
const mostAttempts = 5;
const firstWaitMs = 30_000;

/**
 * The job: copies pictures and videos of imported posts, newest first, a few at a time, so that a stop of the process
 * waits for few. What fails is tried again by a later job, five times in all; a file that is refused is given up at
 * once. A post is shown from the moment that its copy is kept.
 */
export async function rehostPosts(options: RehostOptions, accountId: number): Promise<void> {
  const { db } = options;
  for (const post of await imports.listWaiting(db, accountId, batch)) {
    await rehostPost(options, post);
  }
  const [next] = await imports.listWaiting(db, accountId, 1);
  if (!next) return;
  const waitMs = next.attempts === 0 ? 0 : firstWaitMs * 4 ** (next.attempts - 1);
  await addRehostJob(db, accountId, waitMs ? new Date(Date.now() + waitMs) : undefined);
}

async function rehostPost(options: RehostOptions, post: imports.WaitingPost): Promise<void> {
  const { db, logger } = options;
  let copies: Awaited<ReturnType<typeof copiesOf>>;
  try {
    copies = await copiesOf(post, options.source);
  } catch (error) {
    const isFinal = error instanceof DownloadRefused;
    const { gaveUp } = await imports.countFailure(db, post, { isFinal, mostAttempts });
    const what = {
      accountId: post.account_id,
      post: post.source_id,
      why: (error as Error).message,
    };
    logger.warn(what, gaveUp ? 'a post of Instagram is given up' : 'a post is tried again');
    return;
  }
  await keep(options, post, copies);
}

async function copiesOf(post: imports.WaitingPost, source: MediaSource) {
  const { media_type, media_url, thumbnail_url } = post;
  const picture = async (address: string) =>
    pictureCopy(await downloadMedia(address, source.maxImageBytes, source));
  if (media_type === 'IMAGE') return { media: await picture(media_url), still: undefined };
  const still = thumbnail_url ? await picture(thumbnail_url).catch(withoutStill) : undefined;
  const video = await downloadMedia(media_url, source.maxVideoBytes, source);
  return { media: await videoCopy(video, still), still };
}

/** A video is shown without a still too. */
function withoutStill(error: unknown): undefined {
  if (!(error instanceof DownloadRefused)) throw error;
}

async function keep(
  { db, blobs }: RehostOptions,
  post: imports.WaitingPost,
  { media, still }: { media: MediaCopy; still: MediaCopy | undefined },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await imports.takeWaiting(transaction, post))) return;
    const firm = await lockFirm(transaction, post.account_id);
    if (!firm) return;
    const into = { db: transaction, blobs };
    const sha256 = await ingestMedia(into, media.bytes, media.facts);
    const thumbnail = still ? await ingestMedia(into, still.bytes, still.facts) : null;
    const owner = { column: firm.kind.owner, profileId: firm.profileId };
    await imports.insertPost(transaction, owner, post, { sha256, thumbnail });
  });
}
