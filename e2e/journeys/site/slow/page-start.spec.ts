import { paths } from '@aangan/domain';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../../fixtures/test.ts';

/** What can be wrong with a script: it is not there, not the one that was published, or not all of it. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is aborted': (route) => route.abort(),
  'is not found': (route) => route.fulfill({ status: 404, body: 'Not found.' }),
  'is another one': (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
      body: 'void 0',
    }),
  'is cut by a proxy': async (route) => {
    const response = await route.fetch();
    const body = (await response.body()).subarray(0, 2_000);
    await route.fulfill({ response, body });
  },
};

/** Answers the first requests for the shell's first script with a fault. */
async function breakStart(page: Page, fault: (route: Route) => Promise<void>, times: number) {
  const asked: string[] = [];
  await page.route(/\/releases\/shell\/[^/]+\/shell\.[^/]*\.js/, async (route) => {
    asked.push(route.request().url());
    if (asked.length <= times) await fault(route);
    else await route.fallback();
  });
  return asked;
}

const unstarted = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not start' });

test.describe('a page whose first script', () => {
  // A page that takes too long to render is sent empty, and one whose script fails stays so.
  test.beforeEach(async ({ page }) => {
    await expect(async () => {
      const answer = await page.request.get(paths.login());
      expect(await answer.text()).toContain('aangan-rendered');
    }).toPass({ timeout: 30_000 });
  });

  for (const [what, fault] of Object.entries(faults)) {
    test(`${what} once starts from another address, and does what was pressed`, async ({
      page,
    }) => {
      const asked = await breakStart(page, fault, 1);
      const started = page.waitForRequest('**/platform/reports/start');
      await page.goto(paths.login(), { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(main.getByText('Email is required')).toBeVisible();
      expect((await started).postData()).not.toContain(' ');
      expect(new Set(asked).size).toBe(2);
      await expect(unstarted(page)).toHaveCount(0);
    });

    test(`${what} every time says so, tells the site, and starts when it is loaded again`, async ({
      page,
    }) => {
      const asked = await breakStart(page, fault, 2);
      const told = page.waitForRequest('**/platform/reports/start');
      await page.goto(paths.login());
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(unstarted(page)).toContainText('Nothing that you entered or pressed was sent.');
      expect((await told).postData()).toMatch(/^\S+ [0-9a-f]{16} http\S+\/releases\/shell\//);
      expect(asked).toHaveLength(2);
      await unstarted(page).getByRole('link', { name: 'Reload' }).click();
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      await expect(unstarted(page)).toHaveCount(0);
    });
  }

  test('throws says so, and tells the site why', async ({ browser }) => {
    // A page of its own: this one throws. Another script runs only where the page names no hash of it.
    const page = await browser.newPage();
    await page.route(`**${paths.login()}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll(/ integrity="[^"]*"/g, '') });
    });
    await page.route(/\/releases\/shell\/[^/]+\/shell\.[^/]*\.js/, (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
        body: 'throw new TypeError("not in this engine")',
      }),
    );
    const told = page.waitForRequest('**/platform/reports/start');
    await page.goto(paths.login());
    await page.mouse.wheel(0, 100);
    await expect(unstarted(page)).toBeVisible();
    expect((await told).postData()).toContain('not in this engine');
    await page.close();
  });
});

test('a page whose first script never comes says so', async ({ page }) => {
  await page.clock.install();
  await page.route(
    /\/releases\/shell\/[^/]+\/shell\.[^/]*\.js/,
    () => new Promise(() => undefined),
  );
  await page.goto(paths.login(), { waitUntil: 'commit' });
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }),
  ).toBeVisible();
  await expect(unstarted(page)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(unstarted(page)).toBeVisible();
});

test('a script that stands in what was rendered is not loaded for it', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/not-of-the-page.js*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "Taken"' });
  });
  await page.route(`**${paths.login()}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const element = '<script defer src="/not-of-the-page.js"></script>';
    await route.fulfill({ response, body: html.replace('<div id="root">', `$&${element}`) });
  });
  await page.goto(paths.login());
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page).not.toHaveTitle('Taken');
});

test('a page whose container fails once, without its fonts, is in use and reads as ever', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\/releases\/designers\/[^/]+\/entry\./, (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.fallback();
  });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(paths.designers());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => new Set(asked).size).toBeGreaterThan(1);
  await expect(page.getByText('not available right now')).toHaveCount(0);
});

test('a page runs no module of another site, and none that is a text', async ({ page }) => {
  await page.goto(paths.designers());
  const code = 'globalThis.ran = true';
  const ran = await page.evaluate(`(async () => {
    const text = URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }));
    const modules = ['data:text/javascript,' + ${JSON.stringify(code)}, text, 'http://127.0.0.1:9/any.js'];
    const { audioWorklet } = new OfflineAudioContext(1, 1, 44100);
    const tries = [...modules.map((one) => import(one)), audioWorklet.addModule(text)];
    const ended = await Promise.allSettled(tries);
    return [globalThis.ran === true, ...ended.map(({ status }) => status)];
  })()`);
  expect(ran).toEqual([false, 'rejected', 'rejected', 'rejected', 'rejected']);
});
