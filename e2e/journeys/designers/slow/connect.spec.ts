import { paths } from '@aangan/domain';
import { violationsNow } from '../../../fixtures/accessibility.ts';
import { aNewcomer, signIn } from '../../../fixtures/accounts.ts';
import { connectForm, fillInConnectForm } from '../../../fixtures/connect-form.ts';
import { firmPage, getInTouch, sendAndSignUp, sent } from '../../../fixtures/connecting.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a request is revoked after a question; a rejected one is reopened', async ({
  page,
  browser,
}) => {
  const { firm, at } = await firmPage(browser, 'designer@aangan.test');
  const newcomer = aNewcomer();
  // Nothing tells the client's list of the answer.
  await page.route('**/api/events/**', (route) => route.abort());
  await page.goto(at);
  await getInTouch(page).click();
  await fillInConnectForm(page, newcomer);
  await sendAndSignUp(page, newcomer);
  await page.getByRole('dialog').getByRole('link', { name: 'Your requests' }).click();
  await expect(page.getByRole('heading', { name: 'My Connection Requests' })).toBeVisible();

  await firm.goto(paths.connectionRequests());
  const card = firm.getByRole('listitem').filter({ hasText: newcomer.email });
  await card.getByRole('button', { name: /^Reject/ }).click();
  await firm.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  await expect(firm.getByText('Request rejected')).toBeVisible();

  // The client's list is out of date: the firm has answered meanwhile.
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/Failed to revoke request.*how it stands/)).toBeVisible();
  await page.getByRole('button', { name: /^Reopen/ }).click();
  await expect(page.getByText('Request reopened successfully')).toBeVisible();
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Request revoked successfully')).toBeVisible();
  await expect(page.getByText('No Requests Yet')).toBeVisible();
  await page.getByRole('link', { name: 'Explore Designers' }).click();
  await expect(page).toHaveURL('/');
});

test('a guest asks a vendor from the vendor’s page', async ({ page, browser }) => {
  const { firm, at } = await firmPage(browser, 'vendor@aangan.test');
  const newcomer = aNewcomer();
  await page.goto(at);
  await getInTouch(page).click();
  await fillInConnectForm(page, newcomer, { kind: 'vendor' });
  await sendAndSignUp(page, newcomer);
  await expect(sent(page)).toBeVisible();
  await firm.goto(paths.connectionRequests());
  const received = firm.getByRole('listitem').filter({ hasText: newcomer.email });
  await expect(received).toContainText('Fern zellige');
});

test('without the auth remote’s files, the dialog says what to do and keeps the draft', async ({
  page,
  browser,
}) => {
  const { at } = await firmPage(browser, 'designer@aangan.test');
  const newcomer = aNewcomer();
  await page.goto(at);
  await page.route('**/releases/auth/**', (route) => route.fulfill({ status: 404, body: '' }));
  await getInTouch(page).click();
  await fillInConnectForm(page, newcomer);
  await connectForm(page).getByRole('button', { name: 'Send request' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Signing up could not be loaded here')).toBeVisible({
    timeout: 20_000,
  });
  await expect(dialog.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.unroute('**/releases/auth/**');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Create an account' })).toBeVisible();

  const next = `${at}?connect=1`;
  await page.goto(paths.login(next));
  await signIn(page, 'client@aangan.test');
  await expect(page).toHaveURL(at);
  await expect(connectForm(page).getByLabel('Budget')).toHaveValue('90,00,000');
  await expect(connectForm(page).getByLabel('Email')).toHaveValue(newcomer.email);
});

test('only guests and clients are offered GET IN TOUCH', async ({ page, browser }) => {
  const { at } = await firmPage(browser, 'designer@aangan.test');
  await page.goto(paths.login(at));
  await signIn(page, 'vendor@aangan.test');
  await expect(page).toHaveURL(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(getInTouch(page)).toBeHidden();
});

// every-page.spec.ts reads the pages, and the dialogs as they open.
test('axe finds nothing on forms with mistakes, nor on the panel in the dialog', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { firm, at } = await firmPage(browser, 'designer@aangan.test');
  await firm.emulateMedia({ reducedMotion: 'reduce' });
  await firm.goto(paths.profile());
  await firm.getByRole('button', { name: 'Add Principal Architect' }).click();
  await firm.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(firm.getByText('Bio is required')).toBeVisible();
  expect(await violationsNow(firm)).toEqual([]);

  const newcomer = aNewcomer();
  await page.goto(at);
  await getInTouch(page).click();
  await connectForm(page).getByRole('button', { name: 'Send request' }).click();
  await expect(connectForm(page).getByText('Budget is required')).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);
  await fillInConnectForm(page, newcomer);
  await connectForm(page).getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('group', { name: 'Create an account' })).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);
});
