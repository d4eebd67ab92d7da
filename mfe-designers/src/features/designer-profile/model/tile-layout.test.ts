import { describe, expect, it } from '@jest/globals';
import { aDesigner, aLink, aPost } from '../../../testing/factories.ts';
import { mixContent } from './content.ts';
import { layOutTiles } from './tile-layout.ts';

const contentOf = (posts: number, videos: number) =>
  mixContent(
    aDesigner({
      instagram_posts: Array.from({ length: posts }, (_, id) => aPost({ id })),
      featured_links: Array.from({ length: videos }, (_, id) =>
        aLink({ id, type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' }),
      ),
    }),
    11,
  );
const cells = (tiles: { large: boolean }[]) =>
  tiles.reduce((sum, { large }) => sum + (large ? 4 : 1), 0);

describe('the grid of a designer’s work', () => {
  it.each([5, 6, 7, 8, 9, 12, 13, 20])('fills its last row of four with %i posts', (posts) => {
    for (const videos of [0, 1, 2])
      expect(cells(layOutTiles(contentOf(posts, videos))) % 4).toBe(0);
  });

  it('shows every piece once and always gives a YouTube video the large place', () => {
    const content = contentOf(6, 2);
    const tiles = layOutTiles(content);
    expect(new Set(tiles.map(({ item }) => item.key))).toEqual(
      new Set(content.map(({ key }) => key)),
    );
    expect(tiles.filter(({ item }) => item.kind === 'youtube').every(({ large }) => large)).toBe(
      true,
    );
  });

  it('never ends in a large tile that would stand beside nothing', () => {
    for (const posts of [5, 6, 7, 8, 9, 10]) {
      expect(layOutTiles(contentOf(posts, 1)).at(-1)?.large).toBe(false);
    }
  });

  it('leaves a single picture as it is', () => {
    expect(layOutTiles(contentOf(1, 0))).toMatchObject([{ large: true }]);
    expect(layOutTiles([])).toEqual([]);
  });
});
