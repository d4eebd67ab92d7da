import { describe, expect, test } from '@jest/globals';
import { densitiesOf, pictureAt, srcSetOf } from './picture-sources.ts';

describe('srcSetOf', () => {
  test('offers the widths narrower than the picture, and its own', () => {
    expect(srcSetOf('/api/media/a.jpg', 800)).toBe(
      '/api/media/a.jpg?w=216 216w, /api/media/a.jpg?w=320 320w, /api/media/a.jpg?w=480 480w, /api/media/a.jpg?w=640 640w, /api/media/a.jpg?w=960 800w',
    );
  });

  test('offers every width for a picture that is wider than all of them, or of unknown width', () => {
    const all = [216, 320, 480, 640, 960, 1280, 1600, 1920].map(
      (w) => `/api/media/a.jpg?w=${w} ${w}w`,
    );
    expect(srcSetOf('/api/media/a.jpg', 4000)).toBe(all.join(', '));
    expect(srcSetOf('/api/media/a.jpg')).toBe(all.join(', '));
  });

  test('offers nothing for a picture of another site, a drawing or a video', () => {
    expect(srcSetOf('https://elsewhere.example/a.jpg', 800)).toBeUndefined();
    expect(srcSetOf('/api/media/a.svg')).toBeUndefined();
    expect(srcSetOf('/api/media/a.mp4')).toBeUndefined();
  });
});

describe('densitiesOf', () => {
  test('offers a width for each density of screens', () => {
    expect(densitiesOf('/api/media/a.jpg', 44)).toBe(
      '/api/media/a.jpg?w=48 1x, /api/media/a.jpg?w=96 2x, /api/media/a.jpg?w=144 3x',
    );
    expect(densitiesOf('/api/media/a.svg', 44)).toBeUndefined();
  });
});

describe('pictureAt', () => {
  test('picks the smallest width that is wide enough', () => {
    expect(pictureAt('/api/media/a.jpg', 500)).toBe('/api/media/a.jpg?w=640');
    expect(pictureAt('/api/media/a.jpg', 4000)).toBe('/api/media/a.jpg?w=1920');
  });
});
