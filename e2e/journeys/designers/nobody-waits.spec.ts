import { paths } from '@aangan/domain';
import { signIn } from '../../fixtures/accounts.ts';
import { linkInMail } from '../../fixtures/link-in-mail.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The demo client's request to this firm has had no answer for 16 days. */
const silent = 'Atelier Sharma Rao';

test('a request that nobody answered is closed, and its mail leads to firms that answer', async ({
  page,
}) => {
  const subject = 'did not answer, so your request is closed';
  const other = await linkInMail(page, subject, 'client@aangan.test');
  expect(other).toMatch(/^\/designers\/\d+$/);
  await page.goto(other);
  await expect(page.getByText('Mumbai').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'GET IN TOUCH' })).toBeVisible();

  await page.goto(paths.login(paths.connectionRequests()));
  await signIn(page, 'client@aangan.test');
  const closed = page.getByRole('region', { name: 'Closed' }).getByRole('listitem');
  await expect(closed.getByText(/has not answered for 14 days/)).toBeVisible();
  await closed.getByRole('link', { name: /^Ask again/ }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(silent) })).toBeVisible();
});

test('a firm that is away says until when, on its card, its page and in the dialog', async ({
  page,
}) => {
  await page.goto('/designers');
  const card = page.getByRole('link', { name: /Away until \d+ [A-Z]/ });
  const said = /Away until \d+ \w+/.exec(String(await card.textContent()))?.[0] ?? '';
  await card.click();
  await expect(page.getByText(said).first()).toBeVisible();
  await page.getByRole('button', { name: 'GET IN TOUCH' }).click();
  await expect(page.getByRole('dialog').getByText(said)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled();
});
