import { describe, expect, it } from '@jest/globals';
import { aDesigner, aLink, aPost } from '../../../testing/factories.ts';
import { filterContent, mixContent, readContentFilter } from './content.ts';

const designer = aDesigner({
  instagram_posts: [aPost({ id: 1 }), aPost({ id: 2, media_type: 'VIDEO' }), aPost({ id: 3 })],
  featured_links: [
    aLink({ id: 1, type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' }),
    aLink({ id: 2, type: 'article' }),
    aLink({ id: 3, type: 'blog' }),
    aLink({ id: 4, type: 'youtube', url: 'https://vimeo.com/1' }),
  ],
});
const keys = (content: { key: string }[]) => content.map(({ key }) => key).sort();

describe('a designer’s content', () => {
  it('keeps its order for one seed and takes another for another', () => {
    const order = (seed: number) => mixContent(designer, seed).map(({ key }) => key);
    expect(order(7)).toEqual(order(7));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => order(seed).join())).size).toBeGreaterThan(1);
  });

  it('mixes posts and links and loses none', () => {
    expect(keys(mixContent(designer, 42))).toEqual([
      'link-1',
      'link-2',
      'link-3',
      'link-4',
      'post-1',
      'post-2',
      'post-3',
    ]);
  });

  it.each([
    ['images', ['post-1', 'post-3']],
    ['videos', ['link-1', 'link-4', 'post-2']],
    ['articles', ['link-2']],
    ['blogs', ['link-3']],
  ] as const)('shows under %s what belongs there', (filter, expected) => {
    expect(keys(filterContent(mixContent(designer, 1), filter))).toEqual(expected);
  });

  it('knows the video of a YouTube link, and that an address is none', () => {
    const videos = mixContent(designer, 1).flatMap((content) =>
      content.kind === 'youtube' ? [content.videoId] : [],
    );
    expect(videos.sort()).toEqual(['dQw4w9WgXcQ', null].sort());
  });
});

describe('the filter in the address', () => {
  it('is one of the tabs, else all', () => {
    expect(readContentFilter('videos')).toBe('videos');
    expect(readContentFilter('podcasts')).toBe('all');
    expect(readContentFilter(null)).toBe('all');
  });
});
