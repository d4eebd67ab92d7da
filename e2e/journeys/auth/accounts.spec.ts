import { paths } from '@aangan/domain';
import { aNewcomer, signIn, signUp } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a newcomer registers, is greeted, signs out and signs in again', async ({ page }) => {
  const newcomer = aNewcomer();
  await page.goto(paths.register());
  await signUp(page, 'client', newcomer);

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Welcome Meera')).toBeVisible();

  // The navigation after signing up closes what is open, so a pointer that came too early comes again.
  await expect(async () => {
    await page.mouse.move(0, 400);
    await page.getByRole('button', { name: 'Account of Meera Nair' }).hover();
    await expect(page.getByText(newcomer.email, { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, newcomer.email, newcomer.password);
  await expect(page.getByText('Welcome Meera')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Welcome Meera')).toBeVisible();
});
