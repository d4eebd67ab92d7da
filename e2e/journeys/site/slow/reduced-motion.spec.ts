import { paths } from '@aangan/domain';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../../fixtures/test.ts';

test.use({
  reducedMotion: 'reduce',
  isMobile: true,
  hasTouch: true,
  viewport: { width: 390, height: 844 },
});

/** The page of a vendor with a video in its portfolio. */
async function vendorWithVideo(request: APIRequestContext): Promise<string> {
  const { results } = await (await request.get('/api/designers/vendors/?page_size=48')).json();
  for (const { id } of results) {
    const vendor = await (await request.get(`/api/designers/vendors/${id}/`)).json();
    const items: { media_type: string }[] = vendor.portfolio_items;
    if (items.some(({ media_type }) => media_type === 'VIDEO')) return paths.vendor(id);
  }
  throw new Error('No vendor of the demo data has a video');
}

test('under reduced motion a video stands still until its Play button is tapped', async ({
  page,
  request,
}) => {
  await page.goto(await vendorWithVideo(request));
  await page.getByRole('link', { name: 'Play video' }).first().tap();
  const dialog = page.getByRole('dialog');
  const video = dialog.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  const play = dialog.getByRole('button', { name: 'Play video' });
  await expect(play).toBeVisible();
  expect(await isPaused()).toBe(true);
  await play.tap();
  await expect.poll(isPaused).toBe(false);
  await expect(play).toBeHidden();
});
