import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { isStarted } from '../../../fixtures/is-started.ts';
import { openRendered } from '../../../fixtures/open-rendered.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.use({ isUnused: true });

const inHindi = (path: string) => `/hi${path}`;

/** The scripts of the site that have run. */
const scripts = (page: Page) => page.locator('script[src*="/releases/"]');

/** In the page: what waits ten seconds or more waits for ever, so that a slow machine does not get there. */
function neverTenSeconds(): void {
  const { setTimeout: own } = window;
  const waiting = (run: () => void, ms = 0) => (ms < 10_000 ? own(run, ms) : 0);
  window.setTimeout = waiting as typeof own;
}

test.describe('a page that nobody uses yet', () => {
  for (const path of [paths.home(), paths.designers(), paths.vendors(), paths.login(), '/about']) {
    test(`runs none of its scripts, and has them ready: ${path}`, async ({ page, request }) => {
      await page.addInitScript(neverTenSeconds);
      // A page that was not rendered yet has started, and what it has stored starts the next one at once.
      const html = async () => (await request.get(path)).text();
      await expect.poll(html, { timeout: 30_000 }).toContain('id="aangan-rendered"');
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(scripts(page)).toHaveCount(0);
      expect(await isStarted(page)).toBe(false);
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      expect(fetched.filter((name) => /^.releases.shell.*shell.*js$/.test(name))).toHaveLength(1);
    });
  }

  test('fetches the texts of another language when it is used', async ({ page, request }) => {
    await page.addInitScript(neverTenSeconds);
    const path = inHindi(paths.designers());
    const html = async () => (await request.get(path)).text();
    await expect.poll(html, { timeout: 30_000 }).toContain('id="aangan-rendered"');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const texts = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => /[/.-]hi\./.test(name))
            .length,
      );
    expect(await texts()).toBe(0);
    await page.getByRole('main').click();
    await expect.poll(() => isStarted(page)).toBe(true);
    // Those of the hearts in its slots too.
    expect(await texts()).toBe(4);
    await expect(page.getByRole('main')).toHaveText(/डिज़ाइनर/);
  });

  test('is left by its links and its search, and has its menu, without them', async ({ page }) => {
    await page.route('**/releases/**/*.js', (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 844 });
    await openRendered(page, paths.home());
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.getByRole('main').getByRole('searchbox').first().fill('teak');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=teak/);
  });

  test('starts when a button is pressed, and does once what it is for', async ({
    page,
    request,
  }) => {
    const { designer } = await demoFirms(request);
    await openRendered(page, paths.designer(designer));
    const button = page.getByRole('button', { name: 'GET IN TOUCH' }).first();
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(paths.designer(designer));
  });

  test('opens the picture that is pressed first, and not its file', async ({ page, request }) => {
    const { designer } = await demoFirms(request);
    await openRendered(page, paths.designer(designer));
    const picture = page.locator('main a[aria-haspopup=dialog]').first();
    // A mouse would have moved, which starts the page.
    await picture.evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/[?]open=/);
  });

  test('starts when another tab stores something', async ({ page, context }) => {
    await openRendered(page, paths.designers());
    const other = await context.newPage();
    await other.goto(paths.about());
    expect(await isStarted(page)).toBe(false);
    await other.evaluate(() => localStorage.setItem('aangan.board', '[]'));
    await expect.poll(() => isStarted(page)).toBe(true);
  });

  test('is not left with what only a browser can fill', async ({ page }) => {
    await page.addInitScript(neverTenSeconds);
    await page.goto(paths.boards());
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
  });

  test('keeps its menu open while it starts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openRendered(page, paths.designers());
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => isStarted(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });

  test('starts when something is typed, and keeps it', async ({ page }) => {
    await openRendered(page, paths.login());
    await page.getByRole('main').getByLabel('Email').fill('asha');
    await expect.poll(() => isStarted(page)).toBe(true);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Email is invalid')).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('asha');
  });

  test('starts when it is scrolled', async ({ page }) => {
    await openRendered(page, paths.designers());
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect.poll(() => isStarted(page)).toBe(true);
  });

  test('starts after ten seconds', async ({ page }) => {
    await page.clock.install();
    await openRendered(page, paths.designers());
    await page.clock.runFor(9_000);
    expect(await isStarted(page)).toBe(false);
    await page.clock.runFor(2_000);
    await expect.poll(() => isStarted(page)).toBe(true);
  });

  test('starts at once where the browser has something of the visitor', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('draft', '{}'));
    await openRendered(page, paths.designers());
    await expect.poll(() => isStarted(page)).toBe(true);
  });

  test('does not run what stands in a template of a remote', async ({ page }) => {
    await page.route(`**${paths.login()}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const template = '<template><script>document.title = "Taken"</script></template>';
      await route.fulfill({ response, body: html.replace('<div id="root">', `${template}$&`) });
    });
    await openRendered(page, paths.login());
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page).not.toHaveTitle('Taken');
  });
});

test('a press in each half second of a slow load is done once, and none is lost', async ({
  page,
  request,
}) => {
  const { designer } = await demoFirms(request);
  await openRendered(page, paths.designer(designer));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  for (let afterMs = 0; afterMs <= 3_000; afterMs += 500) {
    await page.goto('about:blank');
    await page.goto(paths.designer(designer), { waitUntil: 'commit' });
    await page.waitForTimeout(afterMs);
    await page.getByRole('button', { name: 'GET IN TOUCH' }).first().click();
    await expect(page.getByRole('dialog'), `${afterMs} ms`).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog'), `${afterMs} ms`).toBeHidden();
  }
});
