import { paths } from '@aangan/domain';
import { greeting, signedIn, signIn } from '../../../fixtures/accounts.ts';
import { openRendered } from '../../../fixtures/open-rendered.ts';
import { pagesOfFirms } from '../../../fixtures/public-pages.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { takeoverOf, watchTakeover } from '../../../fixtures/takeover.ts';
import { expect, test } from '../../../fixtures/test.ts';

for (const [who, settings] of Object.entries({
  'a client': { email: 'client@aangan.test' },
  'a designer': { email: 'designer@aangan.test' },
  'a vendor, whose audience the edge does not know': {
    email: 'vendor@aangan.test',
    withoutCookie: true,
  },
})) {
  test(`${who} gets rendered pages that do not move when the session is known`, async ({
    page,
    request,
    context,
  }) => {
    await page.goto(paths.login());
    await signIn(page, settings.email);
    await expect(page).not.toHaveURL(/login/);
    await watchTakeover(page);
    for (const path of await pagesOfFirms(request)) {
      if ('withoutCookie' in settings) await context.clearCookies();
      await openRendered(page, path);
      const { sent, kept, shift, moved } = await takeoverOf(page);
      expect(sent, `${path} arrives rendered`).toBeGreaterThan(40);
      // Without the cookie, `/` may be another page for this account.
      if (path !== paths.home()) {
        expect(kept / sent, `${path} keeps its elements`).toBeGreaterThan(0.85);
      }
      expect(shift, `${path} does not move: ${moved.join('; ')}`).toBeLessThan(0.01);
    }
  });
}

test.describe('in another time zone and language, with reduced motion', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'de-DE', reducedMotion: 'reduce' });

  test('pages are taken over as they are, without the slow start of Intl, and the same after Back', async ({
    page,
    request,
  }) => {
    await watchTakeover(page);
    await page.addInitScript(watchIntl);
    const pages = await pagesOfFirms(request);
    for (const path of pages) {
      await openRendered(page, path);
      const { sent, kept } = await takeoverOf(page);
      expect(kept / sent, path).toBeGreaterThan(0.95);
      expect(await page.evaluate('usedIntl'), path).toEqual([]);
    }
    for (const path of pages.slice(0, -1).reverse()) {
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1').first()).toBeVisible();
    }
  });
});

test('what is typed and sent before the scripts are there is not lost', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/releases\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // The first request loads the release into the renderer.
  await expect(async () => {
    await page.goto(paths.login(), { waitUntil: 'commit' });
    await expect(page.getByLabel('Email')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.getByLabel('Email').fill('client@aangan.test');
  await page.getByLabel('Password', { exact: true }).fill('courtyard-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(new URL(page.url()).search, 'nothing of it is in the address').toBe('');
  scripts.resolve();
  await expect(page.getByText('Welcome Kavya')).toBeAttached();
});

test('a press before the scripts are there opens the dialog of another remote, too', async ({
  page,
  request,
}) => {
  const scripts = Promise.withResolvers<void>();
  const [, , , , vendor = ''] = await pagesOfFirms(request);
  await openRendered(page, vendor);
  await page.route(/\/releases\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(vendor, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'GET IN TOUCH' }).click();
  scripts.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a part whose scripts come later than the session is taken over, too', async ({ page }) => {
  await signedIn(page, 'client');
  await openRendered(page, paths.designers());
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/releases\/boards\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await watchTakeover(page);
  await page.goto(paths.designers(), { waitUntil: 'commit' });
  await expect(greeting(page)).toBeAttached();
  scripts.resolve();
  const { sent, kept } = await takeoverOf(page);
  expect(kept / sent).toBeGreaterThan(0.95);
});

test('a reload and Back of a rendered page keep what was in view, and so do late scripts', async ({
  page,
}) => {
  const position = () => page.evaluate(() => window.scrollY);
  // On a busy machine the browser may still be leaving the page before.
  const isAt = (y: number) => expect(async () => expect(await position()).toBe(y)).toPass();
  await watchTakeover(page);
  await openRendered(page, paths.designers());
  await quiet(page);
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await page.reload();
  await quiet(page);
  await isAt(1_200);
  await page.goto(paths.about());
  await quiet(page);
  expect(await position()).toBe(0);
  await page.goBack();
  await quiet(page);
  await isAt(1_200);

  const scripts = Promise.withResolvers<void>();
  await page.route(/\/releases\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.vendors(), { waitUntil: 'commit' });
  await expect(page.locator('#aangan-rendered')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 700));
  scripts.resolve();
  await takeoverOf(page);
  expect(await position()).toBe(700);
});

test('a page that the browser has stored is not sent again, and its scripts still run', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  // Another journey may change in between what the site serves: then the page is another one, and is sent.
  await expect(async () => {
    await openRendered(page, paths.about());
    await page.goto(paths.terms());
    const answered = page.waitForResponse((one) => one.url().endsWith(paths.about()));
    await page.goto(paths.about());
    const response = await answered;
    // Chromium reports the stored page's 200; what travelled tells that it was not sent.
    expect((await response.request().sizes()).responseBodySize).toBeLessThan(1_000);
  }).toPass();
  await page.getByRole('link', { name: 'vendors', exact: true }).click();
  await expect(page).toHaveURL(paths.vendors());
  expect(refused).toEqual([]);
});

test('a page says to search engines what it is about', async ({ page, request }) => {
  const { results } = await (await request.get('/api/designers/profiles/')).json();
  await page.goto(paths.designer(results[0].id));
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  const heading = await page.title();
  expect(heading).toMatch(/^.+ · Aangan$/);
  expect(await attribute('link[rel=canonical]', 'href')).toMatch(/^http.*\/designers\/\d+$/);
  const picture = await attribute('meta[property="og:image"]', 'content');
  expect((await request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(JSON.stringify(data)).toContain('ProfessionalService');
  expect(JSON.stringify(data)).toContain(heading.replace(' · Aangan', ''));
});

test('a page that does not exist, or exists no more, is rendered with its status', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/nothing', 'Page not found'],
    ['/designers/999999', 'Designer not found'],
    ['/vendors/999999', 'Vendor not found'],
  ] as const) {
    await expect(async () => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  }
  await context.close();
});

/** Lists what the page makes of Intl, as `usedIntl`. */
function watchIntl(): void {
  const used: string[] = [];
  for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat'] as const) {
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct(target, given, newTarget) {
          used.push(name);
          return Reflect.construct(target, given, newTarget);
        },
      }),
    });
  }
  Object.assign(window, { usedIntl: used });
}
