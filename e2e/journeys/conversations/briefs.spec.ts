import { paths } from '@aangan/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { aConversation } from '../../fixtures/a-conversation.ts';
import { violations } from '../../fixtures/accessibility.ts';
import { signedIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A designer of the demo data, whom the client has not asked yet. */
async function aDesigner(request: APIRequestContext) {
  const { results } = await (await request.get('/api/designers/profiles/')).json();
  return results[0] as { id: number; full_name: string };
}

interface Sides {
  client: { headers: Record<string, string> };
  firm: { headers: Record<string, string> };
  conversation: number;
}

/** A quote of one stage that the client has accepted. @returns the id of its job */
async function aJob(request: APIRequestContext, { client, firm, conversation }: Sides) {
  const send = async (
    method: 'post' | 'put',
    path: string,
    data: object,
    { headers }: Sides['client'],
  ) => {
    const answer = await request[method](`/api/quotes/${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const line = { id: 'l1', what: 'Cabinets', quantity: 1_000, unit: 'lump', rate: 100_000 };
  const content = {
    title: 'Kitchen',
    sections: [
      { id: 's1', kind: 'room', name: 'Kitchen', room: 'kitchen', lines: [{ ...line, gst: 18 }] },
    ],
    exclusions: [],
    stages: [{ id: 't1', name: 'Cabinets are in', percent: 10_000, proof: 'A picture' }],
    valid_until: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
    firm_state: null,
    place_state: null,
    notes: '',
  };
  const { id } = await send('post', '', { conversation }, firm);
  const { draft } = await send('put', `${id}/draft/`, { revision: 1, content }, firm);
  await send('post', `${id}/send/`, { revision: draft.revision }, firm);
  const { job_id: job } = await send('post', `${id}/accept/`, { version: 1 }, client);
  return Number(job);
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

test('a client writes a brief and attaches it to a request with one press', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { client } = await aConversation(request);
  await signedIn(page, client);
  await page.goto(paths.briefs());
  await page.getByRole('main').getByRole('button', { name: 'New brief' }).click();
  await page.getByLabel('Name of the project').fill('Flat in Malleswaram');
  await page.getByLabel('Kind of place').selectOption('Residential');
  await page.getByLabel('City').fill('Bengaluru');
  await page.getByLabel('Budget up to').fill('१८ लाख');
  await page.getByRole('button', { name: /Bathroom/ }).click();
  await page.getByLabel('What is to be done').fill('Everything; she is 74.');
  await page.getByLabel('What is to be done').blur();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What is to be done')).toHaveValue('Everything; she is 74.');
  await page.getByRole('button', { name: 'As firms see it' }).click();
  const preview = page.getByRole('dialog', { name: 'As firms see it' });
  await expect(preview.getByText('up to ₹18,00,000')).toBeVisible();
  await page.goBack();
  await expect(preview).toBeHidden();
  expect(await violations(page)).toEqual([]);

  const { id } = await aDesigner(request);
  await page.goto(`${paths.designer(id)}?connect=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Flat in Malleswaram' }).click();
  await expect(dialog.getByText('They see it as it is now.')).toBeVisible();
  await dialog.getByLabel('Phone').fill('+91 98200 12345');
  await dialog.getByLabel('Project type').selectOption('Residential');
  await dialog.getByLabel('Timeline').selectOption('Flexible');
  await dialog.getByLabel('Budget').fill('90 lakh');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Connection request sent successfully!')).toBeVisible();
  await page.goto(paths.connectionRequests());
  await page.getByRole('link', { name: /^Brief/ }).click();
  await expect(page.getByRole('heading', { name: 'Flat in Malleswaram' })).toBeVisible();
});

test('a client compares two quotes of the demo data', async ({ page }) => {
  await signedIn(page, 'client');
  await page.goto(paths.briefs());
  await page.getByRole('link', { name: 'Weekend house near Aldona' }).click();
  await page.getByRole('link', { name: 'Compare their quotes' }).click();
  await expect(page.getByRole('table', { name: 'Quotes side by side' })).toBeVisible();
  await expect(page.getByText('Only here').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Move “/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog', { name: 'Beside what does it belong?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Quotes side by side' })).toBeVisible();
});

test('both sides confirm a stage of a job', async ({ page, request, browser }) => {
  test.setTimeout(180_000);
  const { client, firm, id: conversation } = await aConversation(request);
  const job = await aJob(request, { client, firm, conversation });
  const other = await (await browser.newContext()).newPage();
  await signedIn(page, client);
  await signedIn(other, firm);
  for (const side of [other, page]) {
    await side.goto(paths.job(job));
    await side.getByRole('button', { name: 'Confirm: Cabinets are in' }).click();
    const dialog = side.getByRole('dialog', { name: 'Confirm a stage' });
    await dialog.getByLabel('Words').fill('All in place.');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByText('Done: both confirmed')).toBeVisible();
  await expect(other.getByText('Done: both confirmed')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(paths.conversation(conversation));
  await expect(page.getByRole('log').getByText('All in place.')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Open the job' }).last()).toBeVisible();
});
