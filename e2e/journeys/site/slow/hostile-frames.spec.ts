import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { commandLine } from '../../../fixtures/command-line.ts';
import { anIntegrator } from '../../../fixtures/other-release.ts';
import { plainRemote } from '../../../fixtures/plain-federation.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { expect, test } from '../../../fixtures/test.ts';

// All of them use one release, which is on staging alone.
test.describe.configure({ mode: 'serial' });

let folder: string;
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(240_000);
  folder = await plainRemote('crooked', 'crooked-page');
  const aangan = commandLine(baseURL ?? '');
  const named = ['--name', 'crooked', '--team', 'an agency', '--paths', '/crooked=crooked-page'];
  const where = ['--channel', 'staging', '--why', 'e2e'];
  const published = await aangan('publish', '--plain', folder, ...named, ...where);
  expect(published.code, JSON.stringify(published.result)).toBe(0);
  const marked = await aangan('trust', 'low', 'crooked', '--why', 'e2e');
  expect(marked.result).toMatchObject({ channels: ['staging'] });
});
test.afterAll(async ({ request }) => {
  await rm(folder, { recursive: true });
  await (await anIntegrator(request)).change('removals', { names: ['crooked'] });
});

/** Opens its page, and answers for the other site, which is told whatever the browser lets through. */
async function open(page: Page, baseURL: string | undefined) {
  const told: string[] = [];
  await page.context().route('https://elsewhere.test/**', (route) => {
    told.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  const address = stagingAt(baseURL, '/crooked');
  await expect(async () => {
    await page.goto(address.href);
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Shown by the team an agency', {
      timeout: 5_000,
    });
  }).toPass();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Crooked offers' })).toBeVisible();
  return { frame, told, address };
}

const stopped = (page: Page) => page.getByText('This part of the page has stopped');

test('a frame reads nothing of the page, acts for nobody, tells nobody and keeps nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const { frame, told, address } = await open(page, baseURL);
  const outcomes = {
    'read the session': 'refused: SecurityError',
    'read the cookies': 'refused: SecurityError',
    'read the page': 'refused: SecurityError',
    'read the page’s storage': 'refused: SecurityError',
    'act as the visitor': 'refused: TypeError',
    'change the history': 'refused: SecurityError',
    'tell by a script': 'refused: TypeError',
    'tell by a peer': 'refused: ReferenceError',
    'fill the storage': 'refused: SecurityError',
    'fill the database': 'refused: SecurityError',
    'fill the cache': 'refused: ',
    'open a window': 'done: null',
    'open a dialog of the browser': 'done: false',
    'register a service worker': 'refused: ',
  };
  for (const [attack, outcome] of Object.entries(outcomes)) {
    await expect(frame.getByText(`${attack}: ${outcome}`)).toBeVisible();
  }
  expect(page.url()).toBe(address.href);
  expect(told).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test('a frame’s sign-in stays in its box, which says whose it is', async ({ page, baseURL }) => {
  const { frame } = await open(page, baseURL);
  await expect(frame.locator('#sign-in')).toBeAttached();
  const [box, main] = await Promise.all([
    page.locator('iframe').boundingBox(),
    page.locator('main').boundingBox(),
  ]);
  expect(box && main && box.y >= main.y && box.x >= main.x).toBe(true);
  const header = await page.locator('header').boundingBox();
  const isCovered = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.tagName === 'IFRAME',
    [(header?.x ?? 0) + (header?.width ?? 0) / 2, (header?.y ?? 0) + (header?.height ?? 0) / 2],
  );
  expect(isCovered).toBe(false);
});

test('a frame that takes the focus from a field gets no key of it, and is stopped', async ({
  page,
  baseURL,
}) => {
  const { frame } = await open(page, baseURL);
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'own' });
    document.querySelector('header')?.append(field);
  });
  await frame.getByRole('button', { name: 'Take the focus' }).click();
  await page.mouse.move(0, 0);
  await page.locator('#own').click();
  await page.keyboard.type('a house with a jhoola', { delay: 40 });
  await expect(page.locator('#own')).toHaveValue('a house with a jhoola');
  await expect(stopped(page)).toBeVisible();
});

for (const [what, button] of [
  ['does not answer', 'Block the page'],
  ['leaves its document', 'Leave the frame'],
  ['floods its page', 'Flood the page'],
] as const) {
  test(`a frame that ${what} is taken away, says so, and can be tried again`, async ({
    page,
    baseURL,
  }) => {
    const { frame, told, address } = await open(page, baseURL);
    await frame.getByRole('button', { name: button }).click({ noWaitAfter: true });
    await expect(stopped(page)).toBeVisible({ timeout: 30_000 });
    expect([page.url(), told]).toEqual([address.href, []]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(frame.getByRole('heading', { name: 'Crooked offers' })).toBeVisible();
  });
}

test('links of a frame lead on in its page, within what it was granted', async ({
  page,
  context,
  baseURL,
}) => {
  const { frame, address } = await open(page, baseURL);
  await frame.getByLabel('Bait').fill('kept');
  await frame.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${address.href}?page=2`);
  await expect(frame.getByLabel('Bait')).toHaveValue('kept');
  await page.goBack();
  await expect(page).toHaveURL(address.href);
  // It was not granted to lead to designers.
  await frame.getByRole('link', { name: 'Designers' }).click();
  await frame.getByRole('link', { name: 'Elsewhere' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Open elsewhere.test?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(page.url()).toBe(address.href);
  expect(context.pages()).toHaveLength(1);
});
