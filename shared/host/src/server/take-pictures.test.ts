import { expect, test } from '@jest/globals';
import { takePictures } from './take-pictures.ts';

test('takes pictures from before the markup, and none from inside of it', () => {
  const link = (attributes: string) => `<link rel="preload" as="image" ${attributes}/>`;
  const inside = `<p>${link('href="/c.webp"')}</p>`;
  expect(
    takePictures(
      link('href="/a.webp?x=1&amp;y=2" fetchPriority="high"') +
        link('imageSrcSet="/b.webp 1x" imageSizes="(width &lt; 40em) 100vw" fetchPriority="high"') +
        inside,
    ),
  ).toEqual({
    html: inside,
    pictures: [
      { href: '/a.webp?x=1&y=2' },
      { srcset: '/b.webp 1x', sizes: '(width < 40em) 100vw' },
    ],
  });
  expect(takePictures('<p>text</p>')).toEqual({ html: '<p>text</p>', pictures: [] });
});
