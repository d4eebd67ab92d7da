import { paths } from '@aangan/domain';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a page that is opened starts at its top, at every width', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    for (const path of [paths.designers(), paths.vendors()]) {
      await page.goto(path);
      await quiet(page);
      expect(await page.evaluate(() => window.scrollY), `${path} at ${width} px`).toBe(0);
    }
  }
});

test('pointing at a link preloads its page', async ({ page }) => {
  await page.goto(paths.designers());
  const fetched = page.waitForRequest(/\/releases\/auth\/[^/]+\/LoginPage\./);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).hover();
  await fetched;
  await expect(page).toHaveURL(/\/designers$/);
});

test('no page violates its content security policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  for (const path of [paths.home(), paths.designers(), paths.login(), paths.about()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('the first page load of a listing includes its data, a later one requests it', async ({
  page,
}) => {
  const asked: string[] = [];
  const later: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/designers/profiles/')) asked.push(request.url());
    if (request.url().includes('/requests-later.')) later.push(request.url());
  });
  await expect(async () => {
    // On a busy machine a page is sent unrendered, and is about to send requests.
    later.length = 0;
    await page.goto(paths.designers());
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await quiet(page);
    expect(asked).toEqual([]);
    // What sends requests is not among the scripts of a page that needs none.
    expect(later).toEqual([]);
  }).toPass();
  await page.getByRole('link', { name: 'Commercial & Workplace' }).click();
  // The list, and what it can be narrowed to.
  await expect.poll(() => asked.length).toBe(2);
});
