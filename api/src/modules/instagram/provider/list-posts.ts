import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { askProvider } from './ask-provider.ts';
import type { InstagramProvider } from './instagram-provider.ts';
import { ProviderFailure } from './provider-failure.ts';
import { ListedMedia, type ProviderPost, readPost } from './read-post.ts';

const fields =
  'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,children{id,media_type,media_url,thumbnail_url}';
const pageSize = 50;
const maxPages = 200;

const MediaPage = Type.Object({
  data: Type.Array(ListedMedia),
  paging: Type.Optional(
    Type.Object({
      next: Type.Optional(Type.String()),
      cursors: Type.Optional(Type.Object({ after: Type.Optional(Type.String()) })),
    }),
  ),
});

export interface ListedPosts {
  /** Newest first, each once. */
  posts: ProviderPost[];
  /** Every id that was listed, also of posts that cannot be imported. */
  ids: ReadonlySet<string>;
  /** Whether there are more posts than the cap. */
  isCapped: boolean;
}

/**
 * The newest posts of the token's account, page by page until the cap. The next page is asked for by its cursor: an
 * address in an answer is never followed.
 * @throws ProviderFailure, also when a later page fails: a part of the list would look like deleted posts
 */
export async function listPosts(provider: InstagramProvider, token: string): Promise<ListedPosts> {
  const listed = new Map<string, ProviderPost | undefined>();
  let after = '';
  for (let pages = 1; ; pages += 1) {
    const page = await readPage(provider, token, after);
    for (const one of page.data) if (!listed.has(one.id)) listed.set(one.id, readPost(one));
    const next = page.paging?.next === undefined ? undefined : page.paging.cursors?.after;
    const isFull = listed.size >= provider.postCap || pages === maxPages;
    if (next === undefined || next === after || isFull) {
      const isCapped = listed.size > provider.postCap || (isFull && next !== undefined);
      return upToCap(listed, provider.postCap, isCapped);
    }
    after = next;
  }
}

function upToCap(
  listed: ReadonlyMap<string, ProviderPost | undefined>,
  cap: number,
  isCapped: boolean,
): ListedPosts {
  const kept = [...listed].slice(0, cap);
  const posts = kept.flatMap(([, post]) => post ?? []);
  return { posts, ids: new Set(kept.map(([id]) => id)), isCapped };
}

async function readPage(provider: InstagramProvider, token: string, after: string) {
  const query = new URLSearchParams({
    fields,
    limit: String(pageSize),
    ...(after && { after }),
    access_token: token,
  });
  const page = await askProvider(`${provider.graphUrl}/me/media?${query}`, provider);
  if (!Value.Check(MediaPage, page)) {
    throw new ProviderFailure('failed', 'a list of media of another shape');
  }
  return page;
}
