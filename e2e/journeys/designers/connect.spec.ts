import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { aNewcomer } from '../../fixtures/accounts.ts';
import { connectForm, fillInConnectForm } from '../../fixtures/connect-form.ts';
import { firmPage, getInTouch, sendAndSignUp, sent } from '../../fixtures/connecting.ts';
import { expect, test } from '../../fixtures/test.ts';

function countSends(page: Page) {
  const sends: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client/connect/')) sends.push(request.method());
  });
  return sends;
}

test('a guest asks a designer, signs up within the dialog, and is answered', async ({
  page,
  browser,
}) => {
  const { firm, at } = await firmPage(browser, 'designer@aangan.test');
  const newcomer = aNewcomer();
  const sends = countSends(page);
  await page.goto(at);
  await getInTouch(page).click();
  await fillInConnectForm(page, newcomer, { budget: '10' });
  await connectForm(page).getByLabel('Budget').press('Enter');
  await expect(connectForm(page).getByText(/^Minimum budget is ₹/)).toBeVisible();
  // The open dialog is part of the history: a reload shows it again, with the draft.
  await page.reload();
  await expect(connectForm(page).getByLabel('Email')).toHaveValue(newcomer.email);
  await connectForm(page).getByLabel('Budget').fill('9000000');
  await expect(connectForm(page).getByLabel('Budget')).toHaveValue('90,00,000');

  await sendAndSignUp(page, newcomer);
  await expect(sent(page)).toBeVisible();
  expect(sends).toEqual(['POST']);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Request sent')).toBeVisible();
  await expect(getInTouch(page)).toBeHidden();

  await firm.goto(paths.connectionRequests());
  const card = firm.getByRole('listitem').filter({ hasText: newcomer.email });
  await expect(card.getByText('Email not verified')).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(firm.getByRole('button', { name: /^Account of .*, \d+ new$/ })).toBeVisible();
  await card.getByRole('button', { name: /^Approve/ }).click();
  const countedAgain = firm.waitForResponse('**/connection-requests/new/');
  await firm.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await countedAgain;
  await expect(card.getByRole('link', { name: newcomer.email })).toHaveAttribute(
    'href',
    `mailto:${newcomer.email}`,
  );
  await expect(card.getByRole('link', { name: '+91 98200 12345' })).toBeVisible();

  await page.goto(paths.connectionRequests());
  const approved = page.getByRole('region', { name: 'Approved' });
  await approved.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(at);
  await expect(page.getByText('Request approved')).toBeVisible();
});
