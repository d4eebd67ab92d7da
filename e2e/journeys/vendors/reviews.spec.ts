import { paths } from '@aangan/domain';
import type { Browser, Page } from '@playwright/test';
import { violations, violationsNow } from '../../fixtures/accessibility.ts';
import { registerVerified, signedIn, signIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const viewport = { width: 390, height: 844 };
test.use({ viewport });

const text = 'The crates came on the promised day. रंग बिल्कुल मेल खाते थे, और पैकिंग अच्छी थी।';

/** A phone of its own on which a demo account is signed in. */
async function phoneOf(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await signedIn(page, account);
  return page;
}

const reviewOf = (page: Page, name: string) =>
  page.getByRole('article', { name: `Review by ${name}` });

/** Writes a review of the vendor, one of its ratings with the keyboard. */
async function write(page: Page) {
  await page.getByRole('button', { name: 'WRITE A REVIEW' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Project Name').fill('Haveli in Shekhawati');
  await form.getByRole('textbox', { name: 'Your review' }).fill(text);
  const delivery = form.getByRole('group', { name: 'Reliability in Timeline & Delivery' });
  await delivery.getByRole('radio', { name: '5 of 5, Excellent' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(delivery.getByRole('radio', { name: '4 of 5, Very good' })).toBeChecked();
  await form.getByLabel('Project value').fill('18.5 lakh');
  expect(await violationsNow(page)).toEqual([]);
  await form.getByRole('button', { name: 'Submit review' }).dblclick();
  await expect(page.getByText('Review submitted successfully!')).toBeVisible();
}

test('an architect reviews a vendor and edits it, the vendor answers, a client reads both', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(90_000);
  const architect = await registerVerified(request, 'architect');
  const vendorsPhone = await phoneOf(browser, 'vendor');
  await vendorsPhone.goto(paths.profile());
  const publicPage = await vendorsPhone
    .getByRole('link', { name: 'See your public page' })
    .getAttribute('href');

  await page.goto(paths.login(publicPage));
  await signIn(page, architect.email, architect.password);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await write(page);
  const own = reviewOf(page, architect.name);
  await expect(own).toContainText('Haveli in Shekhawati');
  await expect(own).toContainText('₹18.5L');
  await expect(page.getByText(/^\d+ reviews? from designers$/)).toBeVisible();

  await own.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('textbox', { name: 'Your review' })).toHaveValue(text);
  await form.getByLabel('Project Name').fill('Haveli in Mandawa');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Review updated successfully!')).toBeVisible();
  await expect(own).toContainText('Haveli in Mandawa');
  await expect(own).toContainText('edited');
  await page.goBack();
  await expect(form).toHaveCount(0);

  await vendorsPhone.reload();
  const received = reviewOf(vendorsPhone, architect.name);
  await received.getByRole('button', { name: 'Answer this review' }).click();
  await vendorsPhone
    .getByRole('textbox', { name: 'Your answer' })
    .fill('Thank you. The next crate is on us.');
  await vendorsPhone.getByRole('button', { name: 'Publish answer' }).click();
  await expect(received).toContainText('The next crate is on us.');

  const client = await phoneOf(browser, 'client');
  await client.goto(publicPage ?? '');
  await client.getByRole('link', { name: 'Reviews', exact: true }).click();
  const read = reviewOf(client, architect.name);
  await expect(read).toContainText('Haveli in Mandawa');
  await expect(read).toContainText('The next crate is on us.');
  await expect(read.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(read.getByRole('button', { name: /^Report/ })).toBeVisible();
  expect(await violations(client)).toEqual([]);
});
