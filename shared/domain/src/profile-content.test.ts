import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  cardPosts,
  contentFiltersOf,
  dailySeed,
  filterContent,
  mixContent,
  readContentFilter,
} from './profile-content.ts';

const link = (id: number, type: string, url = `https://magazine.example/${id}`) => ({
  id,
  type,
  url,
});
const item = (
  id: number,
  parts: { media_type?: 'IMAGE' | 'VIDEO'; image_url?: string | null } = {},
) => ({
  id,
  media_type: 'IMAGE' as 'IMAGE' | 'VIDEO',
  title: `Piece ${id}`,
  image_url: `/api/media/${id}.jpg` as string | null,
  video_url: parts.media_type === 'VIDEO' ? `/api/media/${id}.mp4` : null,
  media_width: 800,
  alt_text: 'A room',
  dominant_color: null,
  ...parts,
});
const firm = {
  portfolio_items: [item(1), item(2, { media_type: 'VIDEO' })],
  instagram_posts: [
    { id: 1, media_type: 'IMAGE', media_url: '/api/media/post-1.jpg' },
    { id: 2, media_type: 'VIDEO', media_url: '/api/media/post-2.mp4' },
    { id: 3, media_type: 'IMAGE', media_url: '/api/media/post-3.jpg' },
  ],
  featured_links: [
    link(1, 'youtube', 'https://youtu.be/dQw4w9WgXcQ'),
    link(2, 'article'),
    link(3, 'blog'),
    link(4, 'youtube', 'https://vimeo.com/1'),
    link(5, 'catalogue'),
    link(6, 'brochure'),
  ],
};
const keys = (content: { key: string }[]) => content.map(({ key }) => key).sort();

describe('a firm’s content', () => {
  test('keeps its order for one seed and takes another for another', () => {
    const order = (seed: number) => mixContent(firm, seed).map(({ key }) => key);
    assert.deepEqual(order(7), order(7));
    assert.ok(new Set([1, 2, 3, 4, 5].map((seed) => order(seed).join())).size > 1);
  });

  test('mixes posts and links and loses none', () => {
    assert.equal(mixContent(firm, 42).length, 11);
    assert.equal(new Set(keys(mixContent(firm, 42))).size, 11);
  });

  test('shows a portfolio item like a post, under its title, leading nowhere', () => {
    const of = (key: string) => mixContent(firm, 1).find((content) => content.key === key);
    assert.deepEqual(of('item-1'), {
      kind: 'image',
      key: 'item-1',
      post: {
        id: 1,
        media_type: 'IMAGE',
        media_url: '/api/media/1.jpg',
        video_url: null,
        thumbnail_url: null,
        caption: 'Piece 1',
        permalink: null,
        media_width: 800,
        alt_text: 'A room',
        dominant_color: null,
      },
    });
    const video = of('item-2');
    assert.equal(video && 'post' in video && video.post.media_type, 'VIDEO');
    assert.partialDeepStrictEqual(video, {
      kind: 'video',
      post: { media_url: '/api/media/2.mp4', thumbnail_url: '/api/media/2.jpg' },
    });
  });

  test('shows a file once that is both a post and a portfolio item', () => {
    const same = { ...firm, portfolio_items: [item(1, { image_url: '/api/media/post-3.jpg' })] };
    const shown = keys(mixContent(same, 1));
    assert.ok(shown.includes('post-3'));
    assert.ok(!shown.includes('item-1'));
  });

  test('ends with what stands on the cover, where there are other pictures', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      assert.equal(mixContent(firm, seed, 1).at(-1)?.key, 'post-1');
      assert.deepEqual(
        mixContent(firm, seed, 1).slice(0, -1),
        mixContent(firm, seed).filter(({ key }) => key !== 'post-1'),
      );
    }
    const alone = {
      ...firm,
      portfolio_items: [],
      instagram_posts: firm.instagram_posts.slice(0, 1),
    };
    assert.deepEqual(mixContent(alone, 3, 1), mixContent(alone, 3));
  });

  test('leaves out a portfolio item whose file is gone', () => {
    const empty = { ...firm, instagram_posts: [], featured_links: [] };
    const gone = { ...empty, portfolio_items: [item(1, { image_url: null })] };
    assert.deepEqual(mixContent(gone, 1), []);
  });

  const belongings = {
    all: ['item-1', 'item-2', 'link-1', 'link-2', 'link-3', 'link-4', 'post-1', 'post-2', 'post-3'],
    images: ['item-1', 'post-1', 'post-3'],
    videos: ['item-2', 'link-1', 'link-4', 'post-2'],
    articles: ['link-2'],
    blogs: ['link-3'],
    catalogues: ['link-5', 'link-6'],
  } as const;
  for (const [filter, expected] of Object.entries(belongings)) {
    test(`shows under ${filter} what belongs there`, () => {
      const shown = filterContent(mixContent(firm, 1), filter as keyof typeof belongings);
      assert.deepEqual(keys(shown), expected);
    });
  }

  test('knows the video of a YouTube link, and that an address is none', () => {
    const videos = mixContent(firm, 1).flatMap((content) =>
      content.kind === 'youtube' ? [content.videoId] : [],
    );
    assert.deepEqual(new Set(videos), new Set(['dQw4w9WgXcQ', null]));
  });

  test('leads nowhere from an address that is not of the web, and leaves out unknown types', () => {
    const odd = {
      instagram_posts: [],
      portfolio_items: [],
      featured_links: [link(1, 'article', 'javascript:alert(1)'), link(2, 'podcast')],
    };
    const [content, ...rest] = mixContent(odd, 1);
    assert.deepEqual(content && 'href' in content && content.href, null);
    assert.deepEqual(rest, []);
  });
});

describe('a firm’s card', () => {
  const posts = (...names: string[]) =>
    names.map((name, id) => ({ id, media_type: 'IMAGE', media_url: `/api/media/${name}.jpg` }));
  const namesOf = (shown: { media_url: string }[]) =>
    shown.map(({ media_url }) => media_url.at(-5));

  test('shows posts and portfolio alternately, beginning with a post', () => {
    const shown = cardPosts({
      instagram_posts: posts('a', 'b', 'c'),
      portfolio_posts: posts('x', 'y'),
    });
    assert.deepEqual(namesOf(shown), ['a', 'x', 'b', 'y', 'c']);
  });

  test('shows what there is of either alone', () => {
    const both = posts('a', 'b');
    const none = posts();
    assert.deepEqual(namesOf(cardPosts({ instagram_posts: both, portfolio_posts: none })), [
      'a',
      'b',
    ]);
    assert.deepEqual(namesOf(cardPosts({ instagram_posts: none, portfolio_posts: both })), [
      'a',
      'b',
    ]);
  });

  test('shows a file once', () => {
    const shown = cardPosts({ instagram_posts: posts('a', 'a'), portfolio_posts: posts('a', 'b') });
    assert.deepEqual(namesOf(shown), ['a', 'b']);
  });
});

describe('the seed of a firm’s order', () => {
  test('is the same on one day, and another on the next day or for another firm', () => {
    assert.equal(dailySeed(7, '2026-11-21'), dailySeed(7, '2026-11-21'));
    assert.notEqual(dailySeed(7, '2026-11-21'), dailySeed(7, '2026-11-22'));
    assert.notEqual(dailySeed(7, '2026-11-21'), dailySeed(8, '2026-11-21'));
  });
});

describe('the filters of a firm’s content', () => {
  const idsOf = (links: typeof firm.featured_links) =>
    contentFiltersOf(mixContent({ ...firm, featured_links: links }, 1)).map(({ id }) => id);

  test('offer Catalogues only where there is a catalogue or a brochure', () => {
    const without = ['all', 'images', 'videos', 'articles', 'blogs'];
    assert.deepEqual(idsOf([]), without);
    assert.deepEqual(idsOf([link(1, 'catalogue')]), [...without, 'catalogues']);
    assert.deepEqual(idsOf([link(1, 'brochure')]), [...without, 'catalogues']);
  });

  test('are read from the address, anything that is not offered as all', () => {
    const offered = contentFiltersOf([{ kind: 'image' }]);
    assert.equal(readContentFilter(offered, 'videos'), 'videos');
    assert.equal(readContentFilter(offered, 'catalogues'), 'all');
    assert.equal(readContentFilter(offered, 'podcasts'), 'all');
    assert.equal(readContentFilter(offered, null), 'all');
  });
});
