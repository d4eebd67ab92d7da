import { rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
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
  const named = [
    '--name',
    'crooked',
    '--team',
    'an agency',
    '--paths',
    '/crooked=crooked-page,/crooked/two=crooked-page',
  ];
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
async function open(page: Page, baseURL: string | undefined, path = '/crooked') {
  const told: string[] = [];
  await page.context().route('https://elsewhere.test/**', (route) => {
    told.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  const address = stagingAt(baseURL, path);
  await expect(async () => {
    await page.goto(address.href);
    await expect(page.locator('iframe')).toHaveAttribute('title', /an agency/, { timeout: 5_000 });
  }).toPass();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Crooked offers' })).toBeVisible();
  // React has the page, and hears the frame: before, it is as the server sent it, and what is done to it is lost.
  await expect(page.locator('[style*="--shown"] > iframe')).toBeAttached();
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
    'make a document by a style sheet': 'refused: ReferenceError',
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

/** A field at the end of the page's header, as a search is. */
async function fieldOf(page: Page) {
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'own' });
    document.querySelector('header')?.append(field);
  });
  return page.locator('#own');
}

for (const [how, enter] of [
  ['pressed', (field: Locator) => field.click()],
  ['focused by a script', (field: Locator) => field.evaluate((it) => it.focus())],
] as const) {
  test(`a frame that takes the focus all the time gets no key of a field that is ${how} just after a press in it`, async ({
    page,
    baseURL,
  }) => {
    const { frame } = await open(page, baseURL);
    const field = await fieldOf(page);
    await frame.getByRole('button', { name: 'Take the focus' }).click();
    await enter(field);
    await expect(field).toBeFocused();
    await page.keyboard.type('a house with a jhoola', { delay: 40 });
    await expect(field).toHaveValue('a house with a jhoola');
    await expect(frame.locator('#log', { hasText: /./ })).toHaveCount(0);
  });
}

test('Tab leads from a field into the frame, out of it, and back', async ({ page, baseURL }) => {
  const { frame } = await open(page, baseURL);
  const field = await fieldOf(page);
  const bait = frame.getByLabel('Bait');
  await field.click();
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await expect(bait).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  // A key goes to the frame's process once the browser has moved the focus there.
  await expect(bait).toBeFocused();
  await page.keyboard.type('b');
  await expect(bait).toHaveValue('b');
  await frame.getByRole('button').last().focus();
  // The frame of the frame is a stop too.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('footer a').first()).toBeFocused({ timeout: 1_000 });
  }).toPass();
});

test('the keyboard gets past a frame that takes the focus all the time', async ({
  page,
  baseURL,
}) => {
  const { frame } = await open(page, baseURL);
  await frame.getByRole('button', { name: 'Take the focus' }).click();
  await expect(frame.getByLabel('Bait')).toBeFocused();
  const reached = page.locator('header a:focus, header button:focus').or(stopped(page));
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await page.waitForTimeout(300);
    await expect(reached).toHaveCount(1, { timeout: 1 });
  }).toPass();
});

test('a page can be scrolled, and left, where its frame asks for its address all the time', async ({
  page,
  baseURL,
}) => {
  const { frame } = await open(page, baseURL);
  await frame.getByRole('button', { name: 'Hold the page at its top' }).click();
  await page.mouse.wheel(0, 400);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.waitForTimeout(1_000);
  expect(await scrolled()).toBeGreaterThan(100);
  await page.locator('header').getByRole('link', { name: 'Vendors' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).pathname).toBe('/vendors');
});

test('a press in a frame first leaves the field of the page', async ({ page, baseURL }) => {
  const { frame, address } = await open(page, baseURL);
  const field = await fieldOf(page);
  await field.click();
  const link = await frame.getByRole('link', { name: 'Next page' }).boundingBox();
  const press = () => page.mouse.click((link?.x ?? 0) + 4, (link?.y ?? 0) + 4);
  await press();
  await expect(field).not.toBeFocused();
  await expect(page.locator('iframe')).not.toHaveAttribute('inert');
  expect(page.url()).toBe(address.href);
  await press();
  await expect(page).toHaveURL(`${address.href}?page=2`);
});

test('a frame is as high as its content, and looks as its page does', async ({ page, baseURL }) => {
  const { frame } = await open(page, baseURL);
  const isAsHigh = async () => {
    const content = await frame.locator('html').evaluate((it) => it.getBoundingClientRect().height);
    const box = await page.locator('iframe').boundingBox();
    expect(Math.ceil(content)).toBe(box?.height);
    return content;
  };
  await expect(isAsHigh).toPass();
  await frame.locator('body').evaluate((it) => it.replaceChildren('Little'));
  await expect(async () => expect(await isAsHigh()).toBeLessThan(40)).toPass();
  const looks = (it: Element) => {
    const { color, backgroundColor, fontFamily, fontSize, colorScheme } = getComputedStyle(it);
    return { color, backgroundColor, fontFamily, fontSize, colorScheme };
  };
  expect(await frame.locator('body').evaluate(looks)).toEqual(
    await page.locator('body').evaluate(looks),
  );
});

test('a frame is in the language of its page, in a font that has its letters', async ({
  page,
  baseURL,
}) => {
  const { frame } = await open(page, baseURL, '/hi/crooked');
  await expect(page.locator('iframe')).toHaveAttribute('title', 'यह टीम an agency दिखा रही है');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const loaded = await frame.locator('body').evaluate(async (it) => {
    const { fontFamily } = getComputedStyle(it);
    const faces = await document.fonts.load(`16px ${fontFamily}`, 'आँगन');
    return faces.map(({ status }) => status);
  });
  expect(loaded).toContain('loaded');
});

test('a frame that leads to another page of its own in the middle of what is typed gets no key', async ({
  page,
  baseURL,
}) => {
  const { frame, address } = await open(page, baseURL);
  const field = await fieldOf(page);
  await frame.getByRole('button', { name: 'Leave by other pages' }).click();
  await field.click();
  let typed = '';
  // Beyond the six seconds after which the frame leads away; a busy machine takes fewer letters in the same time.
  for (const end = Date.now() + 11_000; Date.now() < end; ) {
    const letter = 'jhoola '.charAt(typed.length % 7);
    const isTyped = page.keyboard.type(letter, { delay: 300 }).catch(() => undefined);
    // The browser answers for no key that it lets go in a frame that is gone by then.
    await Promise.race([isTyped, page.waitForTimeout(2_000)]);
    typed += letter;
  }
  await expect(field).toHaveValue(typed);
  expect(page.url()).toBe(address.href);
});

test('a dialog that a frame keeps open is gone once the visitor has closed it', async ({
  page,
  baseURL,
}) => {
  const { frame } = await open(page, baseURL);
  await frame.getByRole('button', { name: 'Keep a dialog open' }).click();
  const close = page.getByRole('button', { name: 'Close' });
  await close.click();
  // Not longer: looking counts as a press itself, and that on Close counts for five seconds.
  for (let second = 0; second < 4; second += 1) {
    await expect(close).toHaveCount(0);
    await page.waitForTimeout(1_000);
  }
});

test('a frame goes back over its own entry alone', async ({ page, baseURL }) => {
  await page.goto(stagingAt(baseURL, '/vendors').href);
  const { frame, address } = await open(page, baseURL);
  // As they come: on a busy machine it has gone back by the time the press is told as done.
  const shown = [address.href];
  page.on('framenavigated', (it) => {
    if (it === page.mainFrame() && it.url() !== shown.at(-1)) shown.push(it.url());
  });
  await frame.getByRole('button', { name: 'Go back five times' }).click();
  const once = [address.href, `${address.href}?page=2`, address.href];
  await expect.poll(() => shown).toEqual(once);
  await page.waitForTimeout(2_000);
  expect(shown).toEqual(once);
});

test('the document of a frame is no page of the site', async ({ page, baseURL }) => {
  await page.goto(stagingAt(baseURL, '/frames/crooked/crooked?page=2').href);
  await expect(page).toHaveURL(stagingAt(baseURL, '/crooked?page=2').href);
});

for (const [what, button] of [
  ['floods the window of its page', 'Flood the window of the page'],
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

test('a dialog of a frame is over the page, and is closed by Back, by the page, by Escape and by itself', async ({
  page,
  baseURL,
}) => {
  const { frame, address } = await open(page, baseURL);
  const dialog = frame.getByRole('dialog');
  const whose = page.getByText('Shown by the team an agency. Never enter your password here.');
  const ways = {
    Back: () => page.goBack(),
    page: () => page.getByRole('button', { name: 'Close' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    itself: () => frame.getByRole('button', { name: 'No' }).click(),
  };
  const entries = () => page.evaluate(() => history.state?.idx ?? 0);
  const before = await entries();
  for (const close of Object.values(ways)) {
    await frame.getByRole('button', { name: 'Ask' }).click();
    await expect(dialog).toBeVisible();
    await expect(whose).toBeVisible();
    expect(await page.locator('iframe').boundingBox()).toMatchObject({ x: 0 });
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(whose).toHaveCount(0);
    expect([page.url(), await entries()]).toEqual([address.href, before]);
  }
});
