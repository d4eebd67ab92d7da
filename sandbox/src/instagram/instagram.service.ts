import { notFound } from 'api/sandbox';
import type { Kysely } from 'kysely';
import type { SandboxTables } from '../tables.ts';
import * as sandbox from './instagram.repository.ts';
import { listSandboxMedia, type SandboxMedium } from './media.ts';

export const usernamePattern = /^[a-z0-9._]{1,30}$/;

/** As Instagram's ids: more digits than a number holds exactly. */
export const publicUserId = (id: number) => String(17_841_400_000_000_000n + BigInt(id));

const captions = [
  'Handed over this week.',
  'Morning light in the living room.',
  'Details from site.',
  'Before the furniture came.',
  'A corner to read in.',
];

/** The accounts of the stand-in and their posts. */
export function createSandboxInstagramService(db: Kysely<SandboxTables>) {
  async function account(username: string): Promise<sandbox.SandboxAccount> {
    const found = usernamePattern.test(username) && (await sandbox.findAccount(db, username));
    if (!found) throw notFound();
    return found;
  }

  /** A new account has a few pictures, a video and a carousel. */
  async function open(username: string): Promise<sandbox.SandboxAccount> {
    return db.transaction().execute(async (transaction) => {
      const made = await sandbox.insertAccount(transaction, username);
      if (!made) return account(username);
      await sandbox.insertPosts(
        transaction,
        made.id,
        firstPosts(await listSandboxMedia(), made.id),
      );
      return made;
    });
  }

  return {
    account,
    open,
    accounts: () => sandbox.listAccounts(db),
    posts: (userId: number) => sandbox.listPosts(db, userId, { offset: 0, limit: 200 }),

    /** @param choice the first file of a demo picture or video, or `carousel` */
    async addPost(username: string, choice: string, caption: string): Promise<void> {
      const { id } = await account(username);
      const media = await listSandboxMedia();
      const chosen = media.find(({ files }) => files[0] === choice);
      const post = choice === 'carousel' ? carousel(media, id) : chosen && single(chosen);
      if (!post) throw notFound();
      await sandbox.insertPosts(db, id, [{ ...post, caption: caption.slice(0, 2_200) }]);
    },

    async deletePost(username: string, id: number): Promise<void> {
      const { id: userId } = await account(username);
      await sandbox.deletePost(db, userId, id);
    },

    /** Ends every token of the account: requests with one answer error 190 from now on. */
    async endAccess(username: string): Promise<string> {
      const { id } = await account(username);
      await sandbox.deleteGrants(db, id);
      return publicUserId(id);
    },
  };
}

const single = ({ type, files }: SandboxMedium) => ({ media_type: type, files });

function carousel(media: readonly SandboxMedium[], seed: number) {
  const pictures = media.filter(({ type }) => type === 'IMAGE');
  const files = [0, 1, 2].flatMap(
    (n) => pictures[(seed * 5 + 4 + n) % pictures.length]?.files ?? [],
  );
  return { media_type: 'CAROUSEL_ALBUM' as const, files };
}

function firstPosts(media: readonly SandboxMedium[], seed: number): sandbox.NewSandboxPost[] {
  const pictures = media.filter(({ type }) => type === 'IMAGE');
  const videos = media.filter(({ type }) => type === 'VIDEO');
  const pick = (of: readonly SandboxMedium[], n: number) => of[(seed * 5 + n) % of.length] ?? [];
  const chosen = [...[0, 1, 2, 3].flatMap((n) => pick(pictures, n)), ...[pick(videos, 0)].flat()];
  const posts = [...chosen.map(single), carousel(media, seed)];
  return posts.map((post, index) => ({
    ...post,
    caption: captions[index % captions.length] ?? '',
    postedAt: new Date(Date.now() - (index + 1) * 86_400_000),
  }));
}
