import type { Page } from '@playwright/test';
import { isStarted } from '../../../fixtures/is-started.ts';
import { expect, test } from '../../../fixtures/test.ts';

const files = '**/releases/compositions/*';

const toVendors = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vendors' }).click();

/** Marks the document, so that it shows whether the browser loads another. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });

const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.marked !== undefined);

/** What the page carries: remotes of which it can load something. */
const carried = (page: Page) =>
  page.evaluate(() => {
    const text = document.getElementById('aangan-composition')?.textContent ?? '';
    const remotes = JSON.parse(text).remotes as { name: string; entry?: string }[];
    return remotes.flatMap(({ name, entry }) => (entry ? [name] : []));
  });

const started = (page: Page) => expect.poll(() => isStarted(page)).toBe(true);

test('a route change loads a remote that the page did not carry, with the hashes of its scripts', async ({
  page,
}) => {
  await page.goto('/designers');
  await started(page);
  // Boards, in its slots, too, unless the page was sent while its data was loading.
  const before = await carried(page);
  expect(before).toContain('designers');
  expect(before).not.toContain('vendors');
  await mark(page);
  await toVendors(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Featured Vendors' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

for (const [name, answer] of [
  ['is not there', () => ({ status: 404, body: '{}' })],
  ['was changed on its way', () => ({ status: 200, json: { remotes: [] } })],
] as const) {
  test(`where the route table ${name}, links are ordinary page loads, and so is Back`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.fulfill(answer()));
    await page.goto('/designers');
    await started(page);
    await mark(page);
    await toVendors(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Featured Vendors' })).toBeVisible();
    await expect(page).toHaveURL(/\/vendors$/);
    expect(await isMarked(page)).toBe(false);
    await started(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Featured Designers' })).toBeVisible();
    await expect(page).toHaveURL(/\/designers$/);
  });
}

test('where only a description is missing, its page is an ordinary page load', async ({ page }) => {
  let table = '';
  await page.route(files, (route) => {
    table ||= route.request().url();
    return route.request().url().startsWith(table)
      ? route.fallback()
      : route.fulfill({ status: 404, body: '{}' });
  });
  await page.goto('/designers');
  await started(page);
  await mark(page);
  await toVendors(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Featured Vendors' })).toBeVisible();
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('an address that is of no page says so once, without the route table', async ({ page }) => {
  await page.route(files, (route) => route.fulfill({ status: 404, body: '{}' }));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/nowhere');
  await started(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(documents).toBe(1);
});
