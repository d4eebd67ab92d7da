import { isWebUrl, youtubeIdOf } from './patterns.ts';
import { randomSequence } from './random-sequence.ts';

/** A post as the rules of a profile need it. */
interface SortablePost {
  id: number;
  media_type: string;
  media_url: string;
}

/** A piece of the portfolio as the rules of a profile need it; addresses are paths of this site. */
interface SortableItem {
  id: number;
  media_type: 'IMAGE' | 'VIDEO';
  title: string;
  /** The picture, or a video's still. */
  image_url: string | null;
  video_url: string | null;
  media_width: number | null;
  alt_text: string;
  dominant_color: string | null;
}

/** A portfolio item in the shape of a post: its title is its caption, and it has no page elsewhere. */
interface ItemPost extends Omit<SortableItem, 'title' | 'image_url'> {
  media_url: string;
  thumbnail_url: string | null;
  caption: string;
  permalink: null;
}

/** A featured link as the rules of a profile need it. */
interface SortableLink {
  id: number;
  type: string;
  url: string;
}

const linkKinds = ['article', 'blog', 'catalogue', 'brochure'] as const;
type LinkKind = (typeof linkKinds)[number];

/**
 * One piece of a profile: a post, a YouTube video (`videoId` is null where the address is not one of
 * YouTube's), or a link (`href` is null where the address may not stand in a link).
 */
export type ProfileContent<Post, Link> =
  | { kind: 'image' | 'video'; key: string; post: Post }
  | { kind: 'youtube'; key: string; link: Link; videoId: string | null }
  | { kind: LinkKind; key: string; link: Link; href: string | null };

type ContentKind = ProfileContent<unknown, unknown>['kind'];

/** The filters of a profile, in their order. */
const contentFilters = [
  { id: 'all', label: 'All Categories' },
  { id: 'images', label: 'Images' },
  { id: 'videos', label: 'Videos' },
  { id: 'articles', label: 'Articles' },
  { id: 'blogs', label: 'Blogs' },
  { id: 'catalogues', label: 'Catalogues' },
] as const;

export type ContentFilter = (typeof contentFilters)[number]['id'];

const kindsOf: Record<ContentFilter, readonly ContentKind[]> = {
  all: ['image', 'video', 'youtube', 'article', 'blog'],
  images: ['image'],
  videos: ['video', 'youtube'],
  articles: ['article'],
  blogs: ['blog'],
  catalogues: ['catalogue', 'brochure'],
};

/**
 * The filters a profile offers: Catalogues only where it has a link of type catalogue or brochure.
 */
export function contentFiltersOf(content: readonly { kind: ContentKind }[]) {
  const hasCatalogues = content.some(({ kind }) => kindsOf.catalogues.includes(kind));
  return contentFilters.filter(({ id }) => id !== 'catalogues' || hasCatalogues);
}

/** Reads the filter from the address; anything that is not offered means all. */
export function readContentFilter(
  offered: readonly { id: ContentFilter }[],
  parameter: string | null,
): ContentFilter {
  return offered.find(({ id }) => id === parameter)?.id ?? 'all';
}

/** What a filter leaves of the content, in the same order. */
export function filterContent<Content extends { kind: ContentKind }>(
  content: readonly Content[],
  filter: ContentFilter,
): Content[] {
  return content.filter(({ kind }) => kindsOf[filter].includes(kind));
}

/**
 * The seed of a firm's order of content: the same for all visitors on one day, so that Back keeps the order and a
 * rendered page can be cached.
 * @param day YYYY-MM-DD
 */
export function dailySeed(firmId: number, day: string): number {
  return Number(day.replaceAll('-', '')) * 31 + firmId;
}

/**
 * A firm's posts, portfolio items and links, shuffled: one seed always gives the same order, so that Back keeps
 * it. Links of a type that a profile does not show are left out, and so are portfolio items with the same file as a
 * post. The post with the id `coverId`, which the visitor has just seen on the cover, comes last if there are other
 * pictures.
 */
export function mixContent<Post extends SortablePost, Link extends SortableLink>(
  firm: {
    instagram_posts: readonly Post[];
    portfolio_items: readonly SortableItem[];
    featured_links: readonly Link[];
  },
  seed: number,
  coverId: number | null = null,
): ProfileContent<Post | ItemPost, Link>[] {
  const posted = new Set(firm.instagram_posts.map((post) => post.media_url));
  const items = firm.portfolio_items.flatMap(itemContent);
  const mixed = shuffle(
    [
      ...firm.instagram_posts.map((post) => postContent('post', post)),
      ...items.filter((item) => !('post' in item && posted.has(item.post.media_url))),
      ...firm.featured_links.flatMap(linkContent),
    ],
    seed,
  );
  return coverLast(mixed, coverId);
}

/**
 * What a card shows in turn: posts and portfolio alternately, beginning with a post, each file once.
 */
export function cardPosts<Post extends SortablePost>(firm: {
  instagram_posts: readonly Post[];
  portfolio_posts: readonly Post[];
}): Post[] {
  const { instagram_posts: posts, portfolio_posts: items } = firm;
  const turns = Array.from({ length: Math.max(posts.length, items.length) }, (_, turn) => turn);
  const shown = new Map<string, Post>();
  for (const post of turns.flatMap((turn) => [posts[turn], items[turn]])) {
    if (post && !shown.has(post.media_url)) shown.set(post.media_url, post);
  }
  return [...shown.values()];
}

function coverLast<Content extends ProfileContent<unknown, unknown>>(
  mixed: Content[],
  coverId: number | null,
): Content[] {
  const isCover = ({ key }: Content) => key === `post-${coverId}`;
  const others = mixed.filter((content) => !isCover(content));
  return others.some((content) => 'post' in content)
    ? [...others, ...mixed.filter(isCover)]
    : mixed;
}

function postContent<Post extends SortablePost>(
  source: 'post' | 'item',
  post: Post,
): ProfileContent<Post, never> {
  const kind = post.media_type === 'VIDEO' ? 'video' : 'image';
  return { kind, key: `${source}-${post.id}`, post };
}

/** An item without its file has nothing to show. */
function itemContent(item: SortableItem): ProfileContent<ItemPost, never>[] {
  const isVideo = item.media_type === 'VIDEO';
  const file = isVideo ? item.video_url : item.image_url;
  if (!file) return [];
  const post: ItemPost = {
    id: item.id,
    media_type: item.media_type,
    media_url: file,
    video_url: item.video_url,
    thumbnail_url: isVideo ? item.image_url : null,
    caption: item.title,
    permalink: null,
    media_width: item.media_width,
    alt_text: item.alt_text,
    dominant_color: item.dominant_color,
  };
  return [postContent('item', post)];
}

function linkContent<Link extends SortableLink>(link: Link): ProfileContent<never, Link>[] {
  const key = `link-${link.id}`;
  if (link.type === 'youtube')
    return [{ kind: 'youtube', key, link, videoId: youtubeIdOf(link.url) }];
  const kind = linkKinds.find((known) => known === link.type);
  return kind ? [{ kind, key, link, href: isWebUrl(link.url) ? link.url : null }] : [];
}

/** Fisher–Yates over the random sequence of the seed. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const next = randomSequence(seed);
  const rest = [...items];
  const mixed: Item[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(Math.floor(next() * rest.length), 1));
  return mixed;
}
