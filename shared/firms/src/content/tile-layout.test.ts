import { aPost } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import type { Content } from './content.ts';
import { layOutTiles } from './tile-layout.ts';

const contentOf = (posts: number, videos: number): Content[] => [
  ...Array.from({ length: posts }, (_, id) => {
    return { kind: 'image' as const, key: `post-${id}`, post: aPost({ id }) };
  }),
  ...Array.from({ length: videos }, (_, id) => {
    const link = { id, url: '', title: 'A film', image_url: null };
    return { kind: 'youtube' as const, key: `link-${id}`, link, videoId: 'dQw4w9WgXcQ' };
  }),
];
const cells = (tiles: { large: boolean }[]) =>
  tiles.reduce((sum, { large }) => sum + (large ? 4 : 1), 0);

describe('the grid of a firm’s work', () => {
  test.each([5, 6, 7, 8, 9, 12, 13, 20])('fills its last row of four with %i posts', (posts) => {
    for (const videos of [0, 1, 2]) {
      expect(cells(layOutTiles(contentOf(posts, videos))) % 4).toBe(0);
    }
  });

  test('shows every piece once and always gives a YouTube video the large place', () => {
    const content = contentOf(6, 2);
    const tiles = layOutTiles(content);
    expect(new Set(tiles.map(({ item }) => item.key))).toEqual(
      new Set(content.map(({ key }) => key)),
    );
    expect(tiles.filter(({ item }) => item.kind === 'youtube').every(({ large }) => large)).toBe(
      true,
    );
  });

  test('never ends in a large tile with a gap beside it', () => {
    for (const posts of [5, 6, 7, 8, 9, 10]) {
      expect(layOutTiles(contentOf(posts, 1)).at(-1)?.large).toBe(false);
    }
  });

  test('does not make the cover’s post large where another can be', () => {
    const isLarge = (coverId: number, posts: number) =>
      layOutTiles(contentOf(posts, 0), coverId).find(({ item }) => item.key === `post-${coverId}`)
        ?.large;
    for (const coverId of [0, 1, 2]) expect(isLarge(coverId, 5)).toBe(false);
    expect(isLarge(0, 1)).toBe(true);
  });

  test('makes all of a few pictures large where that leaves no gap', () => {
    expect(layOutTiles(contentOf(3, 1)).every(({ large }) => large)).toBe(true);
    expect(layOutTiles(contentOf(2, 1)).filter(({ large }) => large)).toHaveLength(1);
  });

  test('leaves a single picture as it is', () => {
    expect(layOutTiles(contentOf(1, 0))).toMatchObject([{ large: true }]);
    expect(layOutTiles([])).toEqual([]);
  });
});
