import { randomUUID } from 'node:crypto';
import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { aConversation } from '../../fixtures/a-conversation.ts';
import { violations } from '../../fixtures/accessibility.ts';
import { signedIn } from '../../fixtures/accounts.ts';
import { linkInMail } from '../../fixtures/link-in-mail.ts';
import { expect, test } from '../../fixtures/test.ts';

const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('an account is told on every page, in all tabs at once, until it has read, and ends a kind of mails', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { client, firm, id } = await aConversation(request);
  const streams: string[] = [];
  page.context().on('request', (one) => {
    if (one.url().endsWith('/api/events/')) streams.push(one.url());
  });
  await signedIn(page, client);
  await page.goto(paths.designers());
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  const tab = await page.context().newPage();
  await tab.goto(paths.vendors());
  await expect(bell(tab, 'Notifications, 1 new')).toBeVisible();

  for (const text of ['Shall we meet?', 'On Saturday?']) {
    const sent = await request.post(`/api/conversations/${id}/messages/`, {
      data: { id: randomUUID(), text },
      headers: firm.headers,
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  for (const one of [page, tab]) {
    await expect(bell(one, 'Notifications, 2 new')).toBeVisible();
    await expect(one.getByRole('button', { name: /^Account of .*, 1 new$/ })).toBeVisible();
    await expect(one).toHaveTitle(/^\(2\) /);
  }
  expect(streams).toHaveLength(1);

  await bell(page, 'Notifications, 2 new').click();
  const entry = page.getByRole('link', { name: /has sent you 2 messages\./ });
  await expect(entry).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await entry.click();
  await expect(page).toHaveURL(paths.conversation(id));
  for (const one of [page, tab]) {
    await expect(bell(one, 'Notifications, 1 new')).toBeVisible();
    await expect(one.getByRole('button', { name: /^Account of [^,]*$/ })).toBeVisible();
  }
  await bell(tab, 'Notifications, 1 new').click();
  await tab.getByRole('button', { name: 'Mark all as read' }).click();
  for (const one of [page, tab]) await expect(bell(one, 'Notifications')).toBeVisible();
  await expect(tab).toHaveTitle('Notifications · Aangan');
  await tab.close();

  await linkInMail(page, 'approved your connection request', client.email);
  await page.getByRole('link', { name: /\/api\/notifications\/end\// }).click();
  await page.getByRole('button', { name: 'End these mails' }).click();
  await page.getByRole('link', { name: 'Change your settings' }).click();
  const requests = page.getByRole('group', { name: 'Connection requests' });
  await expect(requests.getByRole('checkbox', { name: 'By mail' })).not.toBeChecked();
  await expect(requests.getByRole('checkbox', { name: 'On the site' })).toBeChecked();
});
