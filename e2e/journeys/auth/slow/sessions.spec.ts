import { paths } from '@aangan/domain';
import { greeting, signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await page.goto(paths.login());
  await signIn(page, 'client@aangan.test');
  await expect(greeting(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(paths.designers());
  await expect(greeting(other)).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).hover();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('an expired session that cannot be refreshed leads to /login, drafts kept', async ({
  page,
}) => {
  await page.goto(paths.designers());
  await page.evaluate(() => {
    localStorage.setItem('token', 'expired');
    localStorage.setItem('refreshToken', 'unknown');
    localStorage.setItem('draft', 'kept');
  });
  await page.goto(paths.account());
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toEqual({ draft: 'kept', 'aangan.session-ended': 'true' });
  await page.reload();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('an ended session is said on /login in both tabs, whichever finds out first', async ({
  page,
  context,
}) => {
  const ended = (tab: typeof page) =>
    tab.getByText('Your session has ended. Please sign in again.');
  await page.goto(paths.login());
  await signIn(page, 'client@aangan.test');
  await expect(greeting(page)).toBeVisible();
  const other = await context.newPage();
  for (let round = 0; round < 3; round += 1) {
    await page.goto(paths.profile());
    await other.goto(paths.connectionRequests());
    await page.evaluate(() => {
      localStorage.setItem('token', 'bad');
      localStorage.setItem('refreshToken', 'bad');
    });
    await Promise.all([page.reload(), other.reload()]);
    await expect(ended(page)).toBeVisible();
    await expect(ended(other)).toBeVisible();
    await signIn(page, 'client@aangan.test');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await expect(ended(other)).toBeHidden();
  }
});
