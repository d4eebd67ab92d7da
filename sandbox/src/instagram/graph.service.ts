import type { InstagramProvider } from 'api/sandbox';
import type { Kysely } from 'kysely';
import type { SandboxTables } from '../tables.ts';
import {
  findTokenAccount,
  listPosts,
  type SandboxAccount,
  type SandboxPost,
} from './instagram.repository.ts';
import { publicUserId } from './instagram.service.ts';

const maxPageSize = 100;

/** What the stand-in tells the bearer of a token; undefined for a token that is not valid. */
export function createSandboxGraph(db: Kysely<SandboxTables>, provider: InstagramProvider) {
  const accountOf = (token: string) => findTokenAccount(db, token, ['short-lived', 'long-lived']);

  return {
    async me(token: string) {
      const account = await accountOf(token);
      return account && { user_id: publicUserId(account.id), username: account.username };
    },

    /** @param limit how many, 25 where it is no number @param after the cursor of the page before */
    async media(token: string, limit: number, after: string) {
      const account = await accountOf(token);
      if (!account) return undefined;
      const size = Math.min(maxPageSize, Math.max(1, limit || 25));
      const offset = offsetOf(after);
      const posts = await listPosts(db, account.id, { offset, limit: size + 1 });
      const page = posts.slice(0, size);
      const cursor = Buffer.from(String(offset + page.length)).toString('base64url');
      const next = `${provider.graphUrl}/me/media?after=${cursor}`;
      return {
        data: page.map((post) => mediumOf(post, account, provider.media.sandboxUrl ?? '')),
        paging: { cursors: { after: cursor }, ...(posts.length > size && { next }) },
      };
    },
  };
}

function offsetOf(cursor: string): number {
  const offset = Number(Buffer.from(cursor, 'base64url').toString());
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
}

function mediumOf(post: SandboxPost, { username }: SandboxAccount, base: string) {
  const urls = post.files.map((file) => `${base}${file}`);
  const isVideo = post.media_type === 'VIDEO';
  return {
    id: `1790000000${post.id}`,
    media_type: post.media_type,
    media_product_type: isVideo ? 'REELS' : 'FEED',
    media_url: urls[0],
    ...(isVideo && { thumbnail_url: urls[1] }),
    ...(post.caption && { caption: post.caption }),
    permalink: `https://www.instagram.com/p/sandbox-${username}-${post.id}/`,
    timestamp: new Date(post.posted_at).toISOString().replace(/\.\d+Z$/, '+0000'),
    ...(post.media_type === 'CAROUSEL_ALBUM' && { children: { data: childrenOf(post, urls) } }),
  };
}

const childrenOf = ({ id }: SandboxPost, urls: readonly string[]) =>
  urls.map((media_url, index) => ({
    id: `1790000000${id}0${index}`,
    media_type: 'IMAGE',
    media_url,
  }));
