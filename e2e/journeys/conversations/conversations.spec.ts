import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { aConversation } from '../../fixtures/a-conversation.ts';
import { violations } from '../../fixtures/accessibility.ts';
import { signedIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const log = (page: Page) => page.getByRole('log');
const line = (page: Page, text: string) =>
  log(page).getByRole('listitem').filter({ hasText: text });
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

function countStreams(page: Page, streams: string[]) {
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events/')) streams.push(request.url());
  });
}

test('a client and a firm write to each other, over a lost connection, until one reports and blocks', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const { client, firm, id } = await aConversation(request);
  const streams: string[] = [];
  countStreams(page, streams);
  await signedIn(page, client);
  await page.goto(paths.conversations());
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await expect(page.getByText('No messages yet').last()).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signedIn(other, firm);
  await other.goto(paths.conversation(id));
  await expect(field(other)).toBeVisible();

  await field(page).pressSequentially('When can you visit?');
  await expect(other.getByText(`${client.name} Nair is writing…`)).toBeVisible();
  await field(page).press('Enter');
  await expect(line(other, 'When can you visit?')).toBeVisible();
  await expect(line(page, 'When can you visit?').getByText('Read')).toBeVisible();

  await other.getByLabel('Attach files').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await other
    .getByRole('button', { name: 'Send' })
    .and(other.locator(':not([aria-disabled="true"])'))
    .click();
  const file = log(page).getByRole('link', { name: /plan\.pdf/ });
  const downloads = page.waitForEvent('download');
  await file.click();
  expect((await downloads).suggestedFilename()).toBe('plan.pdf');
  expect(await violations(page)).toEqual([]);

  // A second tab of the same account is told by the first.
  const tab = await page.context().newPage();
  countStreams(tab, streams);
  await tab.goto(paths.conversation(id));
  await expect(log(tab).getByRole('link', { name: /plan\.pdf/ })).toBeVisible();
  await field(other).fill('On Saturday at eleven.');
  await field(other).press('Enter');
  await expect(line(tab, 'On Saturday')).toHaveCount(1);
  await expect(line(page, 'On Saturday')).toHaveCount(1);
  expect(streams).toHaveLength(1);
  await tab.close();

  await page.context().setOffline(true);
  await field(page).fill('Saturday suits us.');
  await field(page).press('Enter');
  await expect(line(page, 'Saturday suits us.').getByText('Not sent')).toBeVisible();
  await field(other).fill('Shall I bring samples?');
  await field(other).press('Enter');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(line(other, 'Saturday suits us.')).toHaveCount(1);
  await expect(line(page, 'Saturday suits us.')).toHaveCount(1);
  await expect(line(page, 'Shall I bring samples?')).toHaveCount(1);

  await log(page).getByRole('button', { name: 'Report this message' }).last().click();
  const report = page.getByRole('dialog', { name: 'Report this message' });
  await report.getByLabel('Reason').selectOption('Advertising or spam');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We will look at this message.')).toBeVisible();

  await page.getByRole('button', { name: /^Actions for the conversation/ }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('You have blocked this conversation.')).toBeVisible();
  await expect(other.getByText('Nothing can be sent in this conversation any more.')).toBeVisible();
  await expect(field(other)).toBeHidden();
  await expect(line(other, 'When can you visit?')).toBeVisible();
});

test('who is elsewhere on the site finds in the menu how much is unread', async ({
  page,
  request,
}) => {
  const { client, firm, id } = await aConversation(request);
  const sent = await request.post(`/api/conversations/${id}/messages/`, {
    data: { id: crypto.randomUUID(), text: 'Good day' },
    headers: firm.headers,
  });
  expect(sent.ok()).toBe(true);
  await signedIn(page, client);
  await page.goto(paths.home());
  await page.getByRole('button', { name: /^Account of .*, 1 new$/ }).click();
  await page.getByRole('link', { name: /^Conversations/ }).click();
  const item = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(item).toContainText('1 unread message');
  const counted = page.waitForResponse('**/api/conversations/unread/');
  await item.click();
  await counted;
  await expect(line(page, 'Good day')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of [^,]*$/ })).toBeVisible();
});
