import { paths } from '@aangan/domain';
import { aConversation } from '../../../fixtures/a-conversation.ts';
import { signedIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a message is reported, and an operator who reads the ten before removes it and suspends its author', async ({
  page,
  request,
  browser,
}) => {
  const { client, firm, id } = await aConversation(request);
  for (let number = 1; number <= 12; number += 1) {
    const data = { id: crypto.randomUUID(), text: `Line ${number} of the firm` };
    const url = `/api/conversations/${id}/messages/`;
    const sent = await request.post(url, { data, headers: firm.headers });
    expect(sent.status()).toBe(201);
  }
  const reported = await request.post(`/api/conversations/${id}/messages/12/report/`, {
    headers: client.headers,
    data: { reason: 'fraud', text: 'Half of it in cash.' },
  });
  expect(reported.status()).toBe(204);
  const own = await (await browser.newContext()).newPage();
  await signedIn(own, client);
  await own.goto(paths.conversation(id));
  // The list beside it has the last message too.
  const thread = own.getByRole('log');
  await expect(thread.getByText('Line 12 of the firm')).toBeVisible();

  await signedIn(page, 'operator');
  await page.goto(paths.operator());
  const card = page.getByRole('article', { name: new RegExp(`^Message by ${firm.name}`) });
  await expect(card).toContainText('Half of it in cash.');
  await expect(card.getByText(/^Line \d+ of the firm$/)).toHaveCount(11);
  await expect(card.getByText('Line 1 of the firm', { exact: true })).toHaveCount(0);
  await card.getByRole('button', { name: /^Remove the message and suspend/ }).click();
  await page.getByLabel('Reason').fill('Fraud.');
  await page.getByRole('button', { name: 'Remove and suspend' }).click();
  await expect(page.getByText('and its author is suspended')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Reported messages/ })).toBeFocused();

  await expect(thread.getByText('Line 12 of the firm')).toHaveCount(0);
  await expect(thread.getByText('Our operators have removed this message.')).toBeVisible();
  await expect(thread.getByText('Line 11 of the firm')).toBeVisible();
  const refused = await request.get('/api/auth/me/', { headers: firm.headers });
  expect(refused.status()).toBe(401);

  await page.getByRole('link', { name: 'Decided' }).click();
  await expect(card).toContainText('Fraud.');
  await expect(card.getByRole('button')).toHaveCount(0);
});
