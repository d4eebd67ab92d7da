import { paths } from '@aangan/domain';
import { isStarted } from '../../fixtures/is-started.ts';
import { expect, test } from '../../fixtures/test.ts';

test('moving between remotes does not reload the document, and sets each title', async ({
  page,
}) => {
  await page.goto(paths.designers());
  await expect(page).toHaveTitle('Featured Designers · Aangan');
  await expect.poll(() => isStarted(page)).toBe(true);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveTitle('Sign in · Aangan');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a new page starts at its top with the focus on it; Back restores the scroll position', async ({
  page,
}) => {
  await page.goto(paths.designers());
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => isStarted(page)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
});

test('an unknown address is a 404 page with a link to the home page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
