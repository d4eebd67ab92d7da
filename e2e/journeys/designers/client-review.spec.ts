import { paths } from '@aangan/domain';
import { aConversation } from '../../fixtures/a-conversation.ts';
import { violationsNow } from '../../fixtures/accessibility.ts';
import { signedIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a client who has written with a firm reviews it from the conversation, and sees what it waits for', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000);
  const { client, firm, id } = await aConversation(request);
  const firmsPage = await (await browser.newContext()).newPage();
  for (const [one, account] of [
    [page, client],
    [firmsPage, firm],
  ] as const) {
    await signedIn(one, account);
    await one.goto(paths.conversation(id));
    await one.getByRole('textbox', { name: 'Message' }).fill('Good morning.');
    await one.getByRole('button', { name: 'Send' }).click();
    await expect(one.getByRole('log').getByText('Good morning.').last()).toBeVisible();
  }
  await page.goto(paths.conversation(id));
  await page.getByRole('link', { name: 'Write a review' }).click();

  const form = page.getByRole('dialog');
  await form
    .getByRole('textbox', { name: 'Your review' })
    .fill('They measured twice, and the shelves fit. बहुत अच्छा काम।');
  expect(await violationsNow(page)).toEqual([]);
  await form.getByRole('button', { name: 'Submit review' }).dblclick();
  await expect(page.getByText('Review submitted successfully!')).toBeVisible();
  const own = page.getByRole('article', { name: new RegExp(`Review by ${client.name}`) });
  await expect(own).toContainText('Consulted');
  await expect(own).toContainText('It waits for your email address');
  await expect(own.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
