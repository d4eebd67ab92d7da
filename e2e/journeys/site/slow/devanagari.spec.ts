import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { cutTexts } from '../../../fixtures/cut-texts.ts';
import { sidewaysScrollAt } from '../../../fixtures/sideways-scroll.ts';
import { openStyleguide, serveStyleguide } from '../../../fixtures/styleguide.ts';
import { expect, test } from '../../../fixtures/test.ts';

const port = 4740;
const fonts = resolve(import.meta.dirname, '../../../../shared/ui/src/fonts');
const fontFile = '**/noto-sans-devanagari*.woff2';
/** What each word measures in the full font, in thousandths of the text size. */
const widths = JSON.parse(readFileSync(join(fonts, 'devanagari-words.json'), 'utf8'));

test.describe.configure({ mode: 'default', timeout: 180_000 });
let endStyleguide: () => Promise<void>;
test.beforeAll(() => {
  endStyleguide = serveStyleguide(port);
});
test.afterAll(() => endStyleguide());

/** The words that a browser measures otherwise than the full font does, and how many it measured. */
const otherWidths = (page: Page, expected: Record<string, number>) =>
  page.evaluate((words) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.font = '1000px "Noto Sans Devanagari", monospace';
    return Object.entries(words)
      .map(([word, width]) => ({ word, width, here: context.measureText(word).width }))
      .filter(({ width, here }) => Math.abs(width - here) > 0.5)
      .map(({ word, width, here }) => `${word}: ${here}, not ${width}`);
  }, expected);

/** How many rows of pixels have dark ones, inside of an element's border. */
async function inkRows(page: Page, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  const clip = { x: box.x + 8, y: box.y + 3, width: box.width - 40, height: box.height - 6 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const answer = await fetch(`data:image/png;base64,${base64}`);
    const bitmap = await createImageBitmap(await answer.blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const dark = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 255) < 150) dark.add(Math.floor(at / 4 / bitmap.width));
    }
    return dark.size;
  }, picture);
}

test('the font has some 20 KB and shapes 900 words with their conjuncts as the full one does', async ({
  page,
}) => {
  expect(statSync(join(fonts, 'noto-sans-devanagari.woff2')).size).toBeLessThan(21_000);
  expect(Object.keys(widths).length).toBeGreaterThan(900);
  for (const conjunct of ['क्ष', 'त्र', 'ज्ञ', 'श्र', 'द्ध', 'ह्म', 'ङ्क', 'र्थ', 'ट्ठ']) {
    expect(Object.keys(widths).join(' ')).toContain(conjunct);
  }
  await openStyleguide(page, port, 'hi');
  await page.evaluate(() => document.fonts.load('400 1em "Noto Sans Devanagari"', 'क'));
  expect(await otherWidths(page, widths)).toEqual([]);
});

test('a page in English fetches no font for Devanagari, though it has words in it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openStyleguide(page, port, 'en');
  await expect(page.getByText('हर कमरा सही हाथों से')).toBeVisible();
  expect(fetched.filter((url) => url.includes('devanagari'))).toEqual([]);
  expect(fetched.filter((url) => url.includes('anek-latin'))).toHaveLength(1);
});

test('nothing moves when the font comes late', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(
        ...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let isHeld = true;
  await page.route(fontFile, async (route) => {
    while (isHeld) await page.waitForTimeout(50);
    await route.continue();
  });
  for (const width of [390, 1440]) {
    isHeld = true;
    await page.setViewportSize({ width, height: 900 });
    await openStyleguide(page, port, 'hi', 'held');
    await page.locator('#hindi').scrollIntoViewIfNeeded();
    await page.getByText('हर कमरा सही हाथों से').scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_000);
    const before = await page.evaluate(
      () => (window as unknown as { shifts: number[] }).shifts.length,
    );
    isHeld = false;
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(500);
    const after = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    const shift = after.slice(before).reduce((sum, value) => sum + value, 0);
    expect(shift, `${width} px`).toBeLessThan(0.002);
  }
});

test('a field shows the whole of what is typed in Devanagari, on pages in English too', async ({
  page,
}) => {
  for (const language of ['en', 'hi'] as const) {
    await openStyleguide(page, port, language);
    const field = page.getByLabel('संपर्क व्यक्ति का पूरा नाम');
    const free = page.locator('#hindi p').filter({ hasText: 'वर्षों की चिट्ठियाँ' }).first();
    const style = await field.evaluate((element) => getComputedStyle(element).font);
    await free.evaluate((element, font) => {
      element.textContent = 'वर्षों की चिट्ठियाँ, हृदय, शुद्धि, दूँगीं';
      Object.assign((element as HTMLElement).style, { font, lineHeight: '3', color: '#241e19' });
    }, style);
    const rows = await inkRows(page, free);
    expect(rows).toBeGreaterThan(15);
    expect(Math.abs((await inkRows(page, field)) - rows), language).toBeLessThanOrEqual(1);
  }
});

test('letters keep together, and Latin words between them keep their case', async ({ page }) => {
  await openStyleguide(page, port, 'hi');
  const changed = await page.locator('#hindi *').evaluateAll((elements) =>
    elements
      .map((element) => getComputedStyle(element))
      .filter(
        ({ letterSpacing, textTransform }) => `${letterSpacing} ${textTransform}` !== 'normal none',
      )
      .map(({ letterSpacing, textTransform }) => `${letterSpacing} ${textTransform}`),
  );
  expect(changed).toEqual([]);
});

test('no sign is cut and no text runs over in any component, on phones and large screens', async ({
  page,
}) => {
  await openStyleguide(page, port, 'hi');
  await page.getByRole('button', { name: 'कार्रवाइयाँ' }).click();
  for (const width of [320, 390, 768, 1440]) {
    expect(await sidewaysScrollAt(page, width)).toEqual([]);
    expect(await cutTexts(page, '#hindi'), `${width} px`).toEqual([]);
  }
});
