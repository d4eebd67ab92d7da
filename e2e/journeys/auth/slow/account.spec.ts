import { paths, type SignUpType } from '@aangan/domain';
import type { Browser, Page } from '@playwright/test';
import { aNewcomer, greeting, signIn, signUp } from '../../../fixtures/accounts.ts';
import { linkInMail } from '../../../fixtures/link-in-mail.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

async function register(page: Page, type: SignUpType = 'client') {
  const newcomer = aNewcomer();
  await page.goto(paths.register(type));
  await signUp(page, type, newcomer);
  await expect(page).not.toHaveURL(/\/register/);
  return newcomer;
}

/** The page of the same account on another device. */
async function anotherDevice(browser: Browser, email: string, password: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(paths.login());
  await signIn(page, email, password);
  await expect(greeting(page)).toBeVisible();
  return page;
}

test('a forgotten password: the mail’s link sets a new one, and the old one is refused', async ({
  page,
}) => {
  const newcomer = await register(page);
  await page.goto(paths.account());
  await page.getByRole('button', { name: 'Sign out on this device' }).click();
  await expect(signInLink(page)).toBeVisible();

  await page.goto(paths.login());
  // Before the scripts are there, the link is the browser's own and takes nothing along.
  await quiet(page);
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(newcomer.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  const link = await linkInMail(page, 'Choose a new password', newcomer.email);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a house with two jhoolas');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a house with two jhoolas');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await signIn(page, newcomer.email, newcomer.password);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await signIn(page, newcomer.email, 'a house with two jhoolas');
  await expect(greeting(page)).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('This link is not valid any more.')).toBeVisible();
});

test('an email is verified by the link of its mail, and the reminder disappears', async ({
  page,
}) => {
  const newcomer = await register(page);
  await page.goto(paths.account());
  await expect(page.getByText('Your email address is not verified yet')).toBeVisible();
  await page.goto(await linkInMail(page, 'Please confirm your email address', newcomer.email));
  await expect(page.getByText(`Thank you. ${newcomer.email} is verified.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Nair' })).toBeVisible();
  await expect(page.getByText('Your email address is not verified yet')).toBeHidden();
});

test('changing the password signs the other device out and keeps this one', async ({
  page,
  browser,
}) => {
  const newcomer = await register(page);
  const other = await anotherDevice(browser, newcomer.email, newcomer.password);
  await page.goto(paths.account());
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(newcomer.password);
  await page.getByLabel('New password', { exact: true }).fill('a house with two jhoolas');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a house with two jhoolas');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();

  await other.goto(paths.account());
  await expect(other).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Nair' })).toBeVisible();
});

test('details are changed, shown in the header, and unsaved ones are asked about', async ({
  page,
}) => {
  await register(page);
  await page.goto(paths.profile());
  await page.getByLabel('First name').fill('Mira');
  await page.getByRole('banner').getByRole('link', { name: 'Designers' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Welcome Mira')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Designers' }).click();
  await expect(page).toHaveURL('/designers');
});

test('an account is deleted: it is signed out and cannot sign in again', async ({ page }) => {
  const newcomer = await register(page);
  await page.goto(paths.account());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^aangan-export-.*\.json$/);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();

  await page.goto(paths.login());
  await signIn(page, newcomer.email, newcomer.password);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
});

test('an operator verifies a waiting firm, which is then listed; other accounts do not see the page', async ({
  page,
  browser,
}) => {
  const newcomer = await register(page, 'vendor');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const saved = await page.request.post('/api/designers/vendors/onboarding/', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      vendor_type: 'manufacturer',
      specializations: ['other'],
      establishment_year: 2015,
      head_office_address: '4 Kiln Lane, Jaipur 302001',
      team_strength: 3,
      projects_completed: 10,
      spoc_name: 'Meera Nair',
      spoc_phone: '+91 98200 12345',
      min_order_value: 25_000,
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(paths.operator());
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(asked.filter((url) => url.includes('OperatorPage'))).toEqual([]);

  const operator = await (await browser.newContext()).newPage();
  await operator.goto(paths.login(paths.operator()));
  await signIn(operator, 'operator@aangan.test');
  const waiting = operator.getByRole('article').filter({ hasText: newcomer.email });
  await expect(waiting).toBeVisible();
  const modules = await operator.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('OperatorPage')),
  );
  expect(modules, 'staff do load it, by this name').not.toEqual([]);
  const publicPage = await waiting.getByRole('link', { name: /^Public page/ }).getAttribute('href');
  await waiting.getByRole('button', { name: /^Verify/ }).click();
  await expect(operator.getByText('Studio Meera is verified')).toBeVisible();
  await expect(waiting).toBeHidden();

  await page.goto(paths.vendors({ search: 'Studio Meera' }));
  await expect(page.locator(`a[href="${publicPage}"]`).first()).toBeVisible();
});
