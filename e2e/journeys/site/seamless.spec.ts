import { paths } from '@aangan/domain';
import { expect, test } from '../../fixtures/test.ts';

test('moving between rooms loads no page anew, and names each page', async ({ page }) => {
  await page.goto(paths.designers());
  await expect(page).toHaveTitle('Featured Designers · Aangan');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveTitle('Sign in · Aangan');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a new page starts at its top with the focus on it; Back returns to where one was', async ({
  page,
}) => {
  await page.goto(paths.designers());
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
});

test('an address that is nobody’s is a 404 page with a way home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('pointing at a link fetches its page ahead', async ({ page }) => {
  await page.goto(paths.designers());
  const fetched = page.waitForRequest(/\/releases\/auth\/[^/]+\/LoginPage\./);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).hover();
  await fetched;
  await expect(page).toHaveURL(/\/designers$/);
});

test('nothing on the page breaks its own security policy', async ({ page }) => {
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

test('the first paint of a listing comes with its data, a later one asks for it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/designers/profiles/')) asked.push(request.url());
  });
  await page.goto(paths.designers());
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Commercial & Workplace' }).click();
  await expect.poll(() => asked.length).toBe(1);
});
