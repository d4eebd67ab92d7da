import { paths } from '@aangan/domain';
import { greeting, signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a wrong password is reported, and the email stays in its field', async ({ page }) => {
  await page.goto(paths.login());
  await signIn(page, 'client@aangan.test', 'not the password');
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('client@aangan.test');
  await expect(page).toHaveURL(/\/login/);
});

test('a protected page sends a guest to sign in, and back afterwards', async ({ page }) => {
  await page.goto(paths.account());
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await signIn(page, 'client@aangan.test');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('main').getByText('client@aangan.test')).toBeVisible();
});

test('a next of another site is not followed', async ({ page }) => {
  await page.goto(`${paths.login()}?next=https://evil.test/`);
  await signIn(page, 'client@aangan.test');
  await expect(greeting(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});
