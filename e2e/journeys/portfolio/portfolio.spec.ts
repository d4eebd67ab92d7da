import { paths } from '@aangan/domain';
import type { Locator, Page } from '@playwright/test';
import { violations, violationsNow } from '../../fixtures/accessibility.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { designerWithProfile, moveOneOn } from '../../fixtures/own-portfolio.ts';
import { pictureFile } from '../../fixtures/picture-file.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Lets the page send so many bytes a second; -1 for no limit. */
async function limitUploads(page: Page, bytesASecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesASecond,
  });
}

async function fillIn(form: Locator, title: string) {
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Teak, lime plaster and a long veranda.');
  await form.getByLabel('Category').selectOption('Residential');
}

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

const titles = (page: Page) =>
  page.getByRole('list', { name: 'Portfolio items' }).getByRole('heading').allTextContents();

test('a designer adds two items, leaves while they upload, edits, orders, sets the picture and deletes', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const designer = await designerWithProfile(request);
  await page.goto(paths.login(paths.portfolio()));
  await signIn(page, designer.email, designer.password);
  await expect(page.getByText('No Portfolio Items')).toBeVisible();

  await page.getByRole('button', { name: 'Add Portfolio Item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Choose files')
    .setInputFiles([pictureFile('salon.png'), pictureFile('kitchen.png')]);
  await fillIn(dialog.getByRole('region', { name: 'New item 1' }), 'Salon');
  await fillIn(dialog.getByRole('region', { name: 'New item 2' }), 'रसोई 🏠');
  expect(await violationsNow(page)).toEqual([]);
  await limitUploads(page, 2_000);
  await dialog.getByRole('button', { name: 'Add 2 items' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(2);
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Vendors' }).click();
  await expect(page).toHaveURL(/\/vendors$/);
  const running = page.getByRole('region', { name: 'Running tasks' });
  await expect(running.getByRole('progressbar')).toHaveCount(2);
  await limitUploads(page, -1);
  // Told of the first one: the message may be gone before the second is there.
  const told = page.getByText('Portfolio item added successfully!').first();
  await expect(told).toBeVisible({ timeout: 40_000 });
  await expect(running).toHaveCount(0, { timeout: 40_000 });

  await page.goBack();
  await expect(page.getByRole('list', { name: 'Portfolio items' })).toBeVisible();
  const [first, second] = (await titles(page)) as [string, string];
  expect([first, second].sort()).toEqual(['Salon', 'रसोई 🏠']);
  expect(await violations(page)).toEqual([]);

  await choose(page, 'Salon', 'Edit');
  await page.getByRole('dialog').getByLabel('Title').fill('Green salon');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'Green salon')).toBeVisible();

  const before = await titles(page);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/portfolio/order/'));
  await moveOneOn(page, {
    handle: `Move ${before[0]}`,
    pickedUp: `Picked up ${before[0]}, place 1 of 2.`,
    over: `${before[0]} is over place 2 of 2.`,
  });
  expect((await saved).status()).toBe(200);
  expect(await titles(page)).toEqual([...before].reverse());

  const headerPicture = page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .locator('img');
  await expect(headerPicture).toHaveCount(0);
  await choose(page, 'Green salon', 'Set as Profile Picture');
  await expect(card(page, 'Green salon')).toContainText('Profile Picture');
  await expect(headerPicture).toHaveAttribute('src', /^\/api\/media\//);

  await page.goto(paths.designer(designer.id));
  await expect(page.getByText('Green salon').first()).toBeAttached();

  await page.goto(paths.portfolio());
  await choose(page, 'Green salon', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Green salon')).toHaveCount(0);
  await expect(card(page, 'रसोई 🏠')).toBeVisible();
  await expect(headerPicture).toHaveCount(0);
});
