import { youtubeIdOf } from '@aangan/domain';
import type { DesignerProfileData, FeaturedLink, Post } from '../api/designer-profile.ts';

/** One tile of the page: a post, or a link; a YouTube link carries its video's id where it has one. */
export type Content =
  | { kind: 'image' | 'video'; key: string; post: Post }
  | { kind: 'youtube'; key: string; link: FeaturedLink; videoId: string | null }
  | { kind: 'article' | 'blog'; key: string; link: FeaturedLink };

export const contentFilters = [
  { id: 'all', label: 'All Categories' },
  { id: 'images', label: 'Images' },
  { id: 'videos', label: 'Videos' },
  { id: 'articles', label: 'Articles' },
  { id: 'blogs', label: 'Blogs' },
] as const;

export type ContentFilter = (typeof contentFilters)[number]['id'];

/** Reads the filter from the address; anything else means all. */
export function readContentFilter(parameter: string | null): ContentFilter {
  return contentFilters.find(({ id }) => id === parameter)?.id ?? 'all';
}

const kindsOf: Record<ContentFilter, readonly Content['kind'][]> = {
  all: ['image', 'video', 'youtube', 'article', 'blog'],
  images: ['image'],
  videos: ['video', 'youtube'],
  articles: ['article'],
  blogs: ['blog'],
};

/** What a filter leaves of the content, in the same order (product-2, section 2, Filter rules). */
export function filterContent(content: readonly Content[], filter: ContentFilter): Content[] {
  return content.filter(({ kind }) => kindsOf[filter].includes(kind));
}

/** A designer's posts and links, mixed in an order that one seed always gives. */
export function mixContent(
  designer: Pick<DesignerProfileData, 'instagram_posts' | 'featured_links'>,
  seed: number,
): Content[] {
  const content = [
    ...designer.instagram_posts.map(postContent),
    ...designer.featured_links.flatMap(linkContent),
  ];
  return shuffle(content, seed);
}

function postContent(post: Post): Content {
  const kind = post.media_type === 'VIDEO' ? 'video' : 'image';
  return { kind, key: `post-${post.id}`, post };
}

function linkContent(link: FeaturedLink): Content[] {
  const key = `link-${link.id}`;
  if (link.type === 'youtube')
    return [{ kind: 'youtube', key, link, videoId: youtubeIdOf(link.url) }];
  return link.type === 'article' || link.type === 'blog' ? [{ kind: link.type, key, link }] : [];
}

/** Fisher–Yates over the mulberry32 sequence of the seed. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const next = randomSequence(seed);
  const rest = [...items];
  const mixed: Item[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(Math.floor(next() * rest.length), 1));
  return mixed;
}

function randomSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
