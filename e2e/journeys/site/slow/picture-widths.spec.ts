import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { pagesOfFirms } from '../../../fixtures/public-pages.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

const screens = [
  { width: 390, height: 844, density: 2 },
  { width: 1440, height: 900, density: 1 },
];

for (const { width, height, density } of screens) {
  test(`pictures are at most 1.5 times as wide as shown, and few fonts are fetched, at ${width} px and density ${density}`, async ({
    browser,
    request,
  }) => {
    for (const path of await pagesOfFirms(request)) {
      // A page of its own for each: a browser prefers a larger picture that it has loaded before.
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const fonts = new Set<string>();
      page.on('request', (asked) => asked.resourceType() === 'font' && fonts.add(asked.url()));
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // The first line of the home page has italic words.
      expect(fonts.size, path).toBeLessThanOrEqual(path === paths.home() ? 3 : 2);
      await scrollThrough(page);
      const pictures = await loadedPictures(page);
      expect(pictures.length, path).toBeGreaterThan(0);
      expect(tooWide(pictures), path).toEqual([]);
      await context.close();
    }
  });
}

interface ShownPicture {
  address: string;
  /** How many times more pixels it has than the screen shows of it. */
  times: number;
}

/** One that is also shown smaller is loaded once, for its largest place. */
function tooWide(pictures: readonly ShownPicture[]): ShownPicture[] {
  const isLarger = ({ address, times }: ShownPicture, other: ShownPicture) =>
    other.address === address && other.times < times;
  return pictures.filter(
    (one) => one.times > 1.5 && !pictures.some((other) => isLarger(one, other)),
  );
}

/** Brings every lazy picture near the window, and waits until what began to load has loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight / 2) {
      window.scrollTo(0, at);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // Chromium without a screen sometimes draws no more frames for a page.
        setTimeout(resolve, 500);
      });
    }
  });
  await quiet(page);
}

function loadedPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter(
      ({ currentSrc, complete }) => complete && currentSrc && !currentSrc.endsWith('.svg'),
    );
    const measured = shown.map(async (image) => {
      // The size that an image with a srcset reports is already divided by its density.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const box = image.getBoundingClientRect();
      const across = file.naturalWidth / (box.width * devicePixelRatio);
      const down = file.naturalHeight / (box.height * devicePixelRatio);
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const times = isCropped ? Math.min(across, down) : Math.max(across, down);
      return { address: image.currentSrc, times: box.width > 0 ? times : 0 };
    });
    return Promise.all(measured);
  });
}
