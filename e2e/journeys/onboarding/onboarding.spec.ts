import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { violations } from '../../fixtures/accessibility.ts';
import { aNewcomer, signUp } from '../../fixtures/accounts.ts';
import { decide, fillFirm } from '../../fixtures/firm-forms.ts';
import { expect, test } from '../../fixtures/test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const posts = (page: Page) =>
  page.getByRole('list', { name: 'Imported posts' }).getByRole('listitem');

test('a designer signs up, completes the three steps with Instagram, and sees the profile', async ({
  page,
  context,
}) => {
  // Pictures and videos are copied one after the other.
  test.setTimeout(180_000);
  const newcomer = aNewcomer();
  const username = `studio.${Date.now().toString(36)}`;
  await page.goto(paths.register('designer'));
  await signUp(page, 'designer', newcomer);
  await expect(page).toHaveURL(/\/designer\/onboarding\/basic-info$/);

  await page.getByLabel('Search specializations').fill('villas');
  await page.getByRole('checkbox', { name: 'Villas & Farmhouses' }).check();
  await page.getByLabel('Bio').fill('Quiet rooms around a court, दीवारें और रोशनी.');
  await fillFirm(page);
  await page.getByLabel(/^Minimum project size/).fill('900');
  const budget = page.getByLabel(/^Minimum project budget \(₹\)/);
  await budget.fill('18.5 lakh');
  await expect(page.getByText('= ₹18,50,000')).toBeVisible();
  await page.reload();
  await expect(page.getByText('These are your unsaved changes from before.')).toBeVisible();
  await expect(budget).toHaveValue('18.5 lakh');
  await next(page).click();

  await expect(page).toHaveURL(/\/designer\/onboarding\/social$/);
  await expect(stepHeading(page, 'Social Profiles')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Connect Instagram' }).click();
  await decide(page, 'Deny', username);
  await expect(page.getByText(/^Failed to connect: /)).toBeVisible();
  await expect(page).toHaveURL(/\/designer\/onboarding\/social$/);

  await page.getByRole('button', { name: 'Connect Instagram' }).click();
  await decide(page, 'Allow', username);
  await expect(
    page.getByText(/^Successfully connected Instagram\. Imported [1-9]\d* posts\.$/),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/designer\/onboarding\/social$/);
  await expect(page.getByText(`@${username}`)).toBeVisible();
  await expect(page.getByText(/^\d+ posts on your page\.$/)).toBeVisible({ timeout: 45_000 });
  const imported = await posts(page).count();
  expect(imported).toBeGreaterThan(1);

  const instagram = await context.newPage();
  await instagram.goto(`/sandbox/instagram/accounts/${username}/`);
  await instagram.getByLabel('Caption').fill('A new court');
  await instagram.getByRole('button', { name: 'Add post' }).click();
  await instagram
    .getByRole('button', { name: /^Delete post/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Sync Posts' }).click();
  await expect(
    page.getByText('Instagram sync complete! Added 1 new posts, removed 1 deleted posts.'),
  ).toBeVisible();
  await expect(page.getByText(`${imported} posts on your page.`, { exact: true })).toBeVisible({
    timeout: 45_000,
  });
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(posts(page)).toHaveCount(imported);
  await expect(page.getByText(/^Successfully connected/)).toHaveCount(0);
  await next(page).click();

  await expect(page).toHaveURL(/\/designer\/onboarding\/preview$/);
  const preview = page.getByRole('article', { name: 'Preview of Studio Meera' });
  await expect(preview.getByText('Quiet rooms around a court')).toBeVisible();
  await expect(preview.getByRole('list', { name: 'Work' }).getByRole('listitem')).toHaveCount(
    imported,
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Make Changes' }).click();
  await expect(stepHeading(page, 'Social Profiles')).toBeFocused();
  await page.goBack();
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByText('Profile completed successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Waiting for verification')).toBeVisible();
});

test('a vendor signs up and completes the three steps with Instagram alone', async ({ page }) => {
  await page.goto(paths.register('vendor'));
  await signUp(page, 'vendor', aNewcomer());
  await expect(page).toHaveURL(/\/vendor\/onboarding\/basic-info$/);
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Vendor type').selectOption('Brand');
  await page.getByRole('button', { name: 'Lighting & Ambience' }).click();
  await page
    .getByRole('list', { name: 'Lighting & Ambience' })
    .getByRole('checkbox')
    .first()
    .check();
  await fillFirm(page);
  await page.getByLabel(/^Minimum order value/).fill('50000');
  await next(page).click();

  await expect(page).toHaveURL(/\/vendor\/onboarding\/social$/);
  await expect(page.getByLabel(/LinkedIn/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Connect Instagram' }).click();
  await decide(page, 'Allow', `lights.${Date.now().toString(36)}`);
  await expect(page).toHaveURL(/\/vendor\/onboarding\/social$/);
  await expect(page.getByText(/^Successfully connected Instagram\./)).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('article', { name: 'Preview of Studio Meera' })).toBeVisible();
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
