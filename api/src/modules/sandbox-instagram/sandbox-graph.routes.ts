import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../problems.ts';
import type { InstagramProvider } from '../instagram/provider/instagram-provider.ts';
import { asInstagramRefuses } from './as-instagram-refuses.ts';
import {
  findTokenAccount,
  listPosts,
  type SandboxAccount,
  type SandboxPost,
} from './sandbox-instagram.repository.ts';
import { publicUserId } from './sandbox-instagram.service.ts';
import { readSandboxFile } from './sandbox-media.ts';

const largestPage = 100;

/** The stand-in's posts, as the Graph API answers them, and their files. */
export const sandboxGraphRoutes: FastifyPluginAsync<{ provider: InstagramProvider }> = async (
  app,
  { provider },
) => {
  const db = app.database.kysely;
  const hidden = { schema: { hide: true } };
  const accountOf = (query: unknown): Promise<SandboxAccount | undefined> => {
    const { access_token } = query as Record<string, string>;
    return findTokenAccount(db, String(access_token), ['short-lived', 'long-lived']);
  };

  app.get('/me', hidden, async (request, reply) => {
    const account = await accountOf(request.query);
    if (!account) return asInstagramRefuses(reply, 190);
    return { user_id: publicUserId(account.id), username: account.username };
  });

  app.get('/me/media', hidden, async (request, reply) => {
    const account = await accountOf(request.query);
    if (!account) return asInstagramRefuses(reply, 190);
    const { limit, after } = request.query as Record<string, string>;
    const size = Math.min(largestPage, Math.max(1, Number(limit) || 25));
    const offset = offsetOf(after);
    const posts = await listPosts(db, account.id, { offset, limit: size + 1 });
    const page = posts.slice(0, size);
    const cursor = Buffer.from(String(offset + page.length)).toString('base64url');
    return {
      data: page.map((post) => mediumOf(post, account, `${provider.media.sandboxUrl}`)),
      paging: {
        cursors: { after: cursor },
        ...(posts.length > size && { next: `${provider.graphUrl}/me/media?after=${cursor}` }),
      },
    };
  });

  app.get<{ Params: { '*': string } }>('/media/*', hidden, async (request, reply) => {
    const file = await readSandboxFile(request.params['*']);
    if (!file) throw notFound();
    return reply.type(file.type).header('cache-control', 'max-age=3600').send(file.bytes);
  });
};

function offsetOf(cursor: string | undefined): number {
  const offset = Number(Buffer.from(cursor ?? '', 'base64url').toString());
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
    ...(post.media_type === 'CAROUSEL_ALBUM' && {
      children: {
        data: urls.map((media_url, index) => ({
          id: `1790000000${post.id}0${index}`,
          media_type: 'IMAGE',
          media_url,
        })),
      },
    }),
  };
}
