import { createHash } from 'node:crypto';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { ingestMedia } from '../../media/ingest-media.ts';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import { sniffMedia } from '../../media/sniff-media.ts';
import { invalid, message } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import { readUser } from '../auth/user.service.ts';
import { oneAtATime } from '../media/one-at-a-time.ts';
import { swapAvatar } from './account.repository.ts';

/** Pixels of the longer side that are kept, and of the largest picture that is opened at all. */
const longestSide = 1024;
const mostPixels = 64_000_000;

const formats = ['jpg', 'png', 'webp', 'gif'];

const noPicture = () => invalid({ avatar: [message('invalid_image')] });

/** The picture of an account. One that nothing shows any more is removed, bytes and all. */
export function createAvatarService({ db, blobs }: { db: Kysely<Tables>; blobs: BlobStore }) {
  async function swap(
    accountId: number,
    keep: (transaction: Kysely<Tables>) => Promise<string | null>,
  ): Promise<User> {
    return db.transaction().execute(async (transaction) => {
      const former = await swapAvatar(transaction, accountId, await keep(transaction));
      if (former) await removeUnusedMedia({ db: transaction, blobs }, [former]);
      return readUser(transaction, accountId);
    });
  }

  return {
    /** @throws Refusal 400 for bytes that are no picture */
    async set(accountId: number, bytes: Buffer): Promise<User> {
      const key = createHash('sha256').update(bytes).digest('hex');
      const { data, info } = await preparing(key, () => prepare(bytes));
      const facts = { width: info.width, height: info.height, altText: '', dominantColor: null };
      return swap(accountId, (transaction) => ingestMedia({ db: transaction, blobs }, data, facts));
    },

    remove: (accountId: number): Promise<User> => swap(accountId, async () => null),
  };
}

/** Opened, a picture takes many times its bytes: so only two at a time in one process. */
const preparing = oneAtATime<Awaited<ReturnType<typeof prepare>>>(2);

/** The picture upright, no larger than it is ever shown, and without what a camera notes in it, such as where. */
async function prepare(bytes: Buffer) {
  if (!formats.includes((await sniffMedia(bytes)) ?? '')) throw noPicture();
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw noPicture();
  }
}
