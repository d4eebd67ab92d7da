import { Readable } from 'node:stream';
import type { BlobStore, Logger } from '@aangan/server';
import type { Kysely } from 'kysely';
import { MediaRefused } from '../../../media/media-refused.ts';
import type { PreparedMedia } from '../../../media/prepare-media.ts';
import { prepareStream } from '../../../media/prepare-stream.ts';
import { storeMedia } from '../../../media/store-media.ts';
import type { Tables } from '../../../tables.ts';
import { lockFirm } from '../instagram.repository.ts';
import type { MediaSource } from '../provider/instagram-provider.ts';
import { DownloadRefused, downloadMedia } from './download-media.ts';
import * as imports from './imports.repository.ts';
import { addRehostJob } from './rehost-job.ts';

export interface RehostOptions {
  db: Kysely<Tables>;
  blobs: BlobStore;
  /** Folder that files are worked on in. */
  uploads: string;
  source: MediaSource;
  logger: Logger;
}

const batch = 20;
const maxAttempts = 5;
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
  const { source, uploads } = options;
  const maxBytes = post.media_type === 'IMAGE' ? source.maxImageBytes : source.maxVideoBytes;
  let isPrepared = false;
  try {
    const bytes = await downloadMedia(post.media_url, maxBytes, source);
    await prepareStream(Readable.from([bytes]), { uploads, maxBytes }, async (media) => {
      if (media.mediaType !== post.media_type) throw new DownloadRefused('of another type');
      isPrepared = true;
      await keep(options, post, media);
    });
  } catch (error) {
    if (isPrepared) throw error;
    await countFailure(options, post, error as Error);
  }
}

async function countFailure(
  { db, logger }: RehostOptions,
  post: imports.WaitingPost,
  error: Error,
): Promise<void> {
  const isFinal = error instanceof DownloadRefused || error instanceof MediaRefused;
  const { gaveUp } = await imports.countFailure(db, post, { isFinal, maxAttempts });
  const what = { accountId: post.account_id, post: post.source_id, why: error.message };
  logger.warn(what, gaveUp ? 'a post of Instagram is given up' : 'a post is tried again');
}

async function keep(
  { db, blobs }: RehostOptions,
  post: imports.WaitingPost,
  media: PreparedMedia,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await imports.takeWaiting(transaction, post))) return;
    const firm = await lockFirm(transaction, post.account_id);
    if (!firm) return;
    const stored = await storeMedia({ db: transaction, blobs }, media);
    const owner = { column: firm.kind.owner, profileId: firm.profileId };
    await imports.insertPost(transaction, owner, post, stored);
  });
}
