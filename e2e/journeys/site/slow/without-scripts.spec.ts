import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { openRendered, untilRendered } from '../../../fixtures/open-rendered.ts';
import { publicPages } from '../../../fixtures/public-pages.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

/** In both languages, in place of a page; texts in it are not found by their words. */
const needsScripts = (page: Page) => page.locator('body > noscript > p');

test('every public page has its heading, its text and its links', async ({ page, request }) => {
  for (const path of await publicPages(request)) {
    await openRendered(page, path);
    await expect(page.locator('h1').first(), path).toBeVisible();
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(60);
    await expect(needsScripts(page).first()).toBeHidden();
    const missing = await page
      .locator('main img')
      .evaluateAll((all) => all.filter((one) => !one.getAttribute('src')).length);
    expect(missing, `${path}: pictures without an address`).toBe(0);
  }
});

test('a visitor searches, narrows, reads more and opens a firm', async ({ page }) => {
  await openRendered(page, paths.home());
  await page.getByRole('searchbox').fill('villa');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/designers?search=villa');
  await openRendered(page, paths.designers());
  await page.getByRole('link', { name: 'Residential Design' }).first().click();
  await expect(page).toHaveURL(/\/designers\?group=/);
  await untilRendered(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/designers\/\d+$/);
  await page.getByRole('link', { name: /about/i }).first().click();
  await expect(page).toHaveURL(/\/about$/);
});

test('a visitor reads the reviews of a vendor and their summary', async ({ page }) => {
  await openRendered(page, paths.vendors());
  const card = page.getByRole('link', { name: /out of 5, [\d,]+ reviews/ }).first();
  await openRendered(page, (await card.getAttribute('href')) ?? '');
  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect(page).toHaveURL(/\/vendors\/\d+\?show=reviews$/);
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  await expect(page.getByText(/^\d+ reviews from designers$/)).toBeVisible();
  await expect(page.getByRole('article', { name: /^Review by/ }).first()).toBeVisible();
});

test('Load more is a link to the next page of the list', async ({ page }) => {
  for (const path of [paths.designers(), paths.vendors()]) {
    await openRendered(page, path);
    const names = () => page.locator('main article, main li').allInnerTexts();
    const before = await names();
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await names()).not.toEqual(before);
  }
});

test('a form that needs scripts says so in its place, and sends nothing', async ({ page }) => {
  await openRendered(page, paths.login());
  await expect(page.locator('main').getByText(/needs JavaScript/i)).toBeVisible();
  await page.getByLabel('Email').fill('client@aangan.test');
  await page.getByLabel('Password', { exact: true }).fill('secret words');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(new URL(page.url()).search).toBe('');
});

test('a page of an account says that it needs scripts, tells nothing, and leads to what can be read', async ({
  page,
}) => {
  const [english, hindi] = [needsScripts(page).nth(0), needsScripts(page).nth(1)];
  for (const path of [paths.conversation(1), `/hi${paths.conversation(1)}`]) {
    await page.goto(path);
    await expect(english).toBeVisible();
    await expect(english).toContainText('needs JavaScript to show this page');
    await expect(hindi).toContainText('JavaScript चाहिए');
    await expect(page.locator('#root')).toBeEmpty();
  }
  await english.getByRole('link', { name: 'designers' }).click();
  await expect(page).toHaveURL(paths.designers());
});
