import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { aConversation } from '../../fixtures/a-conversation.ts';
import { violations } from '../../fixtures/accessibility.ts';
import { signedIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillStages(page: Page) {
  const stages = [
    ['40', 'Advance', 'Order placed'],
    ['60', 'Handing over', 'Kitchen in use'],
  ] as const;
  for (const [at, [percent, name, proof]] of stages.entries()) {
    await button(page, 'Add a stage').click();
    await page.getByLabel(`Stage ${at + 1}`, { exact: true }).fill(name);
    await page.getByLabel('Percent').nth(at).fill(percent);
    await page.getByLabel('What shows that it is done').nth(at).fill(proof);
  }
}

async function send(page: Page) {
  await button(page, 'Review and send').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/quotes\/\d+$/);
}

test('a firm writes and sends a quote, its client asks, and accepts the second version', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const { client, firm, id } = await aConversation(request);
  await signedIn(page, firm);
  await page.goto(paths.conversation(id));
  await button(page, 'Write a quote').click();
  await expect(page).toHaveURL(/\/quotes\/\d+\/edit$/);
  await page.getByLabel('Title').fill('Kitchen in Aldona');
  await button(page, 'Add a section').click();
  await page.getByLabel('Room or trade').selectOption('Kitchen');
  await page.getByLabel('What', { exact: true }).fill('Base units');
  await page.getByLabel('Quantity').fill('10');
  await page.getByLabel('Rate in ₹').fill('1,250.50');
  await button(page, 'Review and send').click();
  await button(page, 'Say until when the quote is valid').click();
  await expect(page.getByLabel('Valid until')).toBeFocused();
  await page
    .getByLabel('Valid until')
    .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await fillStages(page);
  await expect(page.getByText('The stages are 100% together.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Kitchen in Aldona');
  expect(await violations(page)).toEqual([]);
  await send(page);

  const other = await (await browser.newContext()).newPage();
  await signedIn(other, client);
  await other.goto(paths.conversation(id));
  await other
    .getByRole('log')
    .getByRole('link', { name: /Kitchen in Aldona/ })
    .click();
  await expect(other.getByText('₹14,755.90').first()).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await button(other, 'Ask about Base units').click();
  await other.getByLabel('Your question').fill('Which ply is it?');
  await other.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(other.getByText('Sent. The answer comes in the conversation.')).toBeVisible();

  await page.getByRole('link', { name: 'Write a new version' }).click();
  await page.getByLabel('Rate in ₹').fill('1,200');
  await send(page);
  await button(other, 'Read version 2').click();
  await expect(other.getByText('The total was ₹14,755.90 and is now ₹14,160.00')).toBeVisible();
  const download = other.waitForEvent('download');
  await button(other, 'PDF').click();
  expect((await download).suggestedFilename()).toBe('Kitchen in Aldona v2.pdf');
  await button(other, 'Accept').click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByText('This quote is accepted')).toBeVisible();
  const hash = await other.locator('code').textContent();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await expect(page.locator('code')).toHaveText(hash ?? '');
  await expect(page.getByRole('link', { name: 'Write a new version' })).toBeHidden();
});
