import { paths } from '@aangan/domain';
import type { Locator, Page } from '@playwright/test';
import { aNewcomer, register } from '../../../fixtures/accounts.ts';
import { connectForm } from '../../../fixtures/connect-form.ts';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { openRendered } from '../../../fixtures/open-rendered.ts';
import { pictureFile } from '../../../fixtures/picture-file.ts';
import { expect } from '../../../fixtures/test.ts';
import { hindi, test } from '../../../fixtures/translate.ts';

/** The text is shown in the visitor's language: none of an earlier state is left. */
const isShown = (within: Page | Locator, text: string) =>
  expect(within.getByText(text + hindi, { exact: true }).first()).toBeVisible();

const field = (within: Page | Locator, name: string) => within.locator(`[name="${name}"]`);
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name: name + hindi, exact: true });

test('a visitor mistypes, is told so again and again, and signs in', async ({ page }) => {
  await page.goto(paths.login());
  const main = page.getByRole('main');
  await field(main, 'email').fill('asha');
  await button(main, 'Sign in').click();
  await isShown(main, 'Email is invalid');
  await isShown(main, 'Password is required');
  await field(main, 'email').fill('client@aangan.test');
  await field(main, 'password').fill('no such password');
  await button(main, 'Sign in').click();
  await expect(main.getByRole('alert')).toContainText(hindi);
  await expect(field(main, 'email')).toHaveValue('client@aangan.test');
  await field(main, 'password').fill('courtyard-demo');
  await button(main, 'Sign in').click();
  await expect(page).toHaveURL(/\/$/);
});

test('a client signs up, after a mistake in the confirmation', async ({ page }) => {
  const newcomer = aNewcomer();
  await page.goto(paths.register('client'));
  const main = page.getByRole('main');
  await field(main, 'first_name').fill(newcomer.firstName);
  await field(main, 'last_name').fill(newcomer.lastName);
  await field(main, 'email').fill(newcomer.email);
  await field(main, 'password').fill(newcomer.password);
  await field(main, 'confirm_password').fill('another');
  const terms = field(main, 'terms');
  await terms.click();
  await expect(terms).toBeChecked();
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(1);
  await field(main, 'confirm_password').fill(newcomer.password);
  await main.locator('button[type="submit"]').click();
  await expect(page).not.toHaveURL(/register/);
});

test('a guest narrows a list, loads more, and reads a firm with its pictures', async ({ page }) => {
  await page.goto(paths.vendors());
  const main = page.getByRole('main');
  const more = main.getByRole('link', { name: 'Load more' });
  await expect(more).toBeVisible();
  const count = main.getByText(/^Showing \d+ of \d+/);
  const before = await count.textContent();
  await more.click();
  await expect(count).not.toHaveText(before ?? '');
  await expect(count).toContainText(hindi);
  await main.getByRole('searchbox').fill('zzzzqqqq');
  await main.getByRole('button', { name: 'Search' }).first().click();
  await expect(main.getByText(/^No vendors found/)).toBeVisible();
  await main.getByText(/^Clear filters to see all/).click();
  await expect(count).toContainText(hindi);
});

test('a guest reads a firm, its tabs and pictures', async ({ page, request }) => {
  const { designer } = await demoFirms(request);
  await page.goto(paths.designer(designer));
  const tabs = page.getByRole('navigation').getByRole('link', { name: /^(Images|Videos|All)/ });
  for (const tab of await tabs.all()) await tab.click();
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Open|picture|photo/i })
    .first();
  if (await tile.count()) {
    await tile.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a guest asks a firm, corrects the form and signs up within the dialog', async ({
  page,
  request,
}) => {
  const { designer } = await demoFirms(request);
  const newcomer = aNewcomer();
  await page.goto(paths.designer(designer));
  await page.getByRole('button', { name: 'GET IN TOUCH' }).first().click();
  const form = connectForm(page);
  await button(form, 'Send request').click();
  await isShown(form, 'First name is required');
  await field(form, 'first_name').fill(newcomer.firstName);
  await field(form, 'last_name').fill(newcomer.lastName);
  await field(form, 'email').fill(newcomer.email);
  await field(form, 'phone').fill('+91 98200 12345');
  await field(form, 'project_type').selectOption('residential');
  await field(form, 'timeline').selectOption('Flexible');
  await field(form, 'budget').fill('10');
  await field(form, 'project_description').fill('A house with a court');
  await button(form, 'Send request').click();
  await expect(form.getByText(/^Minimum budget is ₹/)).toBeVisible();
  await field(form, 'budget').fill('9000000');
  await button(form, 'Send request').click();
  const panel = page.getByRole('dialog').getByRole('group', { name: 'Create an account' });
  await field(panel, 'password').fill(newcomer.password);
  await field(panel, 'confirm_password').fill(newcomer.password);
  await field(panel, 'terms').check();
  await button(panel, 'Create account').click();
  await expect(page.getByText(/^Your request is on its way/).first()).toBeVisible();
});

/** Signs in by the form, whose labels are translated. */
async function signInAt(page: Page, next: string, email: string, password = 'courtyard-demo') {
  await page.goto(paths.login(next));
  const main = page.getByRole('main');
  await field(main, 'email').fill(email);
  await field(main, 'password').fill(password);
  await button(main, 'Sign in').click();
  await expect(page).toHaveURL(next);
}

test('a designer goes through onboarding', async ({ page, request }) => {
  const { email, password } = await register(request, 'designer');
  await signInAt(page, paths.designerBasicInfo(), email, password);
  const main = page.getByRole('main');
  await main.getByLabel(/^Search specializations/).fill('villas');
  await main.getByRole('checkbox', { name: /^Villas & Farmhouses/ }).check();
  await field(main, 'bio').fill('Quiet rooms around a court.');
  await field(main, 'establishment_year').fill('12');
  await field(main, 'projects_completed').fill('12');
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(1);
  await field(main, 'establishment_year').fill('2014');
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(0);
  await main.getByLabel(/^Head office address/).fill('14 Lavelle Road, Bengaluru 560001');
  await main.getByLabel(/^Name/).fill('Meera Nair');
  await main.getByLabel(/^Phone/).fill('+91 98200 12345');
  await main.getByLabel(/^Minimum project size/).fill('900');
  await main.getByLabel(/^Minimum project budget/).fill('18.5 lakh');
  await isShown(main, '= ₹18,50,000');
  await main.getByRole('button', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/social$/);
  await main.getByRole('button', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/preview$/);
});

test('a designer adds to the portfolio', async ({ page }) => {
  await signInAt(page, paths.portfolio(), 'designer@aangan.test');
  await page.getByRole('button', { name: 'Add Portfolio Item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Add/ }).last().click();
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
  await dialog.getByLabel(/^Choose files/).setInputFiles(pictureFile('salon.png'));
  const title = `Salon ${Date.now()}`;
  await field(dialog, 'title').fill(title);
  await field(dialog, 'description').fill('Teak and lime plaster.');
  await dialog.getByLabel(/^Category/).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: /^Add/ }).last().click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a client opens the requests, a designer writes a review', async ({ page, request }) => {
  await signInAt(page, paths.connectionRequests(), 'client@aangan.test');
  await isShown(page.getByRole('main'), 'My Connection Requests');
  await page.evaluate(() => localStorage.clear());
  const { vendor } = await demoFirms(request);
  const { email, password } = await register(request, 'designer');
  await signInAt(page, paths.vendorReviews(vendor), email, password);
  await page.getByRole('button', { name: 'WRITE A REVIEW' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Submit review/ }).click();
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
  await field(dialog, 'title').fill('Haveli in Shekhawati');
  await dialog.getByRole('textbox', { name: /^Your review/ }).fill('The crates came on time.');
  await dialog.getByRole('button', { name: /^Submit review/ }).click();
  await expect(page.getByText(/^Review submitted/).first()).toBeVisible();
});

test('an operator sends a profile back, and gives the reason', async ({ page }) => {
  await signInAt(page, paths.operator(), 'operator@aangan.test');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Send back/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Send back/ }).click();
  await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('searchbox').first().fill('zzzz');
  await main.getByRole('searchbox').first().press('Enter');
  await expect(main).toContainText(hindi);
});

test.describe('where the translation is there before the page is in use', () => {
  test.use({ translatedFrom: 'parsed' });

  test('what a visitor types at once stays, and signs in', async ({ page }) => {
    await openRendered(page, paths.login());
    await page.reload({ waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await field(main, 'email').fill('client@aangan.test');
    await field(main, 'password').pressSequentially('courtyard-demo', { delay: 20 });
    await expect(button(main, 'Sign in')).toBeVisible();
    await page.waitForFunction(() => window.earlyPress === null);
    await expect(field(main, 'email')).toHaveValue('client@aangan.test');
    await expect(field(main, 'password')).toHaveValue('courtyard-demo');
    await button(main, 'Sign in').click();
    await expect(page).toHaveURL(/\/$/);
  });
});
