import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { signedIn } from '../../../fixtures/accounts.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { stickyBars, tallestBar } from '../../../fixtures/sticky-bars.ts';
import { expect, test } from '../../../fixtures/test.ts';

const phone = { width: 390, height: 844 };

/** The address of a demo firm's public page. */
async function firmPage(page: Page, kind: 'profiles' | 'vendors'): Promise<string> {
  const answer = await page.request.get(`/api/designers/${kind}/?page_size=1`);
  const [{ id }] = (await answer.json()).results;
  return kind === 'profiles' ? paths.designer(id) : paths.vendor(id);
}

test('bars take at most 72 px of a phone for a client who cannot be checked', async ({ page }) => {
  await page.setViewportSize(phone);
  await signedIn(page, 'client');
  await page.route('**/api/auth/me/', (route) => route.fulfill({ status: 503, json: {} }));
  for (const path of [paths.designers(), await firmPage(page, 'vendors')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await quiet(page);
    const heights = await stickyBars(page);
    expect(heights.length, path).toBeGreaterThan(0);
    expect(Math.max(...heights), path).toBeLessThanOrEqual(tallestBar);
  }
});

test('the bar below the preview of a firm’s page takes at most 72 px, on a narrow phone too', async ({
  page,
}) => {
  await signedIn(page, 'designer');
  await page.goto(paths.designerPreview());
  const complete = page.getByRole('button', { name: 'Complete Profile' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(complete).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Make Changes' })).toBeInViewport({ ratio: 1 });
    expect(Math.max(...(await stickyBars(page)))).toBeLessThanOrEqual(tallestBar);
  }
});

test('a firm’s bar takes at most 72 px at every width, and cuts no line of it', async ({
  page,
}) => {
  const firms = [await firmPage(page, 'profiles'), await firmPage(page, 'vendors')];
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of firms) {
      await page.goto(path);
      const name = page.getByRole('heading', { level: 1 });
      await expect(name).toBeVisible();
      const bar = await page.locator('header').first().boundingBox();
      expect(bar?.height, `${path} at ${width} px`).toBeLessThanOrEqual(tallestBar);
      const lines = await name.locator('xpath=..').boundingBox();
      expect(lines?.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(4);
      expect((lines?.y ?? 0) + (lines?.height ?? 0)).toBeLessThanOrEqual(68);
    }
  }
});

test('a toast covers no control of the header on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await signedIn(page, 'designer');
  await page.goto(paths.designerBasicInfo());
  const toast = page.getByText('Profile data loaded successfully');
  await toast.hover();
  const box = await toast.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('a phone says that a visitor who cannot be checked is still signed in', async ({ page }) => {
  await page.setViewportSize(phone);
  await signedIn(page, 'client');
  await page.route('**/api/auth/me/', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(paths.designers());
  const reason = page.getByText('We cannot check who you are. You are still signed in.');
  await expect(reason).toBeInViewport({ ratio: 1 });
});

test('a bar that cannot show GET IN TOUCH still takes at most 72 px, and says why', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.route(/\/releases\/designers\//, (route) => route.abort());
  await page.goto(await firmPage(page, 'vendors'));
  await expect(page.getByText('The form could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  expect(Math.max(...(await stickyBars(page)))).toBeLessThanOrEqual(tallestBar);
});

test('the chosen category is in view after a reload on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of [
    paths.vendors({ group: 'consultants' }),
    paths.designers({ group: 'specialty' }),
  ]) {
    await page.goto(path);
    const chosen = page.getByRole('group', { name: 'Category' }).locator('[aria-current="true"]');
    await expect(chosen).toBeInViewport({ ratio: 0.9 });
    await page.reload();
    await expect(chosen).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('Back closes the connect dialog, keeps the draft, and Forward opens it again', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(paths.designers());
  const firm = await firmPage(page, 'profiles');
  await page.goto(firm);
  await page.getByRole('button', { name: 'GET IN TOUCH' }).click();
  await page.getByRole('dialog').getByLabel('First name').fill('Meera');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(firm);
  await page.goForward();
  await expect(page.getByRole('dialog').getByLabel('First name')).toHaveValue('Meera');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(paths.designers());
});

test('the materials fill both columns of the home page on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(paths.home());
  const picture = await page.getByAltText(/^Samples laid out flat/).boundingBox();
  const last = await page.getByRole('link', { name: 'See all vendors' }).boundingBox();
  const [under, end] = [picture, last].map((box) => (box ? box.y + box.height : Number.NaN));
  expect(Math.abs(Number(under) - Number(end))).toBeLessThanOrEqual(16);
});

test('the wheel over the box of categories scrolls the page', async ({ page }) => {
  await signedIn(page, 'vendor');
  await page.goto(paths.vendorBasicInfo());
  const box = page.getByRole('group', { name: 'Categories' });
  await box.scrollIntoViewIfNeeded();
  await box.getByRole('checkbox').first().hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
});
