import { paths } from '@aangan/domain';
import { signedIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const failure = /could not be loaded$/;

for (const [how, take] of [
  ['are gone', { status: 404, body: 'Not found' }],
  [
    'answer with a page instead of a script',
    { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  ],
] as const) {
  test(`while one remote’s files ${how}, the rest works, and Try again recovers it`, async ({
    page,
  }) => {
    // A file that is not a script is reported as an error of the page: expected here.
    page.removeAllListeners('pageerror');
    await page.route('**/releases/designers/**', (route) => route.fulfill(take));
    await page.goto(paths.designers());
    await expect(page.getByText(failure)).toBeVisible({ timeout: 20_000 });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Designers' }).click();
    await expect(page.getByText(failure)).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/releases/designers/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Featured Designers' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('a page of the shell whose chunk cannot load says so in its place, and Try again recovers', async ({
  page,
}) => {
  await page.goto(paths.login());
  const chunk = /\/releases\/shell\/[^/]+\/support-page\./;
  await page.route(chunk, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  await expect(page.getByText(failure)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
});

test('a page’s chunk that fails once is requested again without a message', async ({ page }) => {
  let failures = 0;
  await page.route(/\/releases\/designers\/[^/]+\/DesignersPage\./, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.goto(paths.login());
  await page.getByRole('banner').getByRole('link', { name: 'Designers' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Designers' })).toBeVisible();
  await expect(page.getByText(failure)).toHaveCount(0);
});

/** A page of each remote, as a designer sees it. */
const pages = {
  auth: paths.account(),
  designers: paths.designers(),
  vendors: paths.vendors(),
  onboarding: paths.designerBasicInfo(),
  portfolio: paths.portfolio(),
};

for (const [taken, itsPage] of Object.entries(pages)) {
  test(`without ${taken}, every other page works`, async ({ page }) => {
    await signedIn(page, 'designer');
    await page.route(`**/releases/${taken}/**`, (route) => route.abort());
    await page.goto(itsPage);
    await expect(page.getByText(failure)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    for (const [remote, path] of Object.entries(pages)) {
      if (remote === taken) continue;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), remote).toBeVisible();
    }
  });
}

// Every remote with every fault: npm run trial -- faults.
for (const [what, files, path] of [
  ['a chunk', /\/releases\/vendors\/[^/]+\/(?!entry\.)/, pages.vendors],
  ['an entry', /\/releases\/auth\/[^/]+\/entry\./, pages.auth],
] as const) {
  test(`${what} that hangs is a message, and Try again recovers`, async ({ page }) => {
    await signedIn(page, 'designer');
    let hanging = 0;
    await page.route(files, () => {
      hanging += 1;
    });
    // Its preload hangs too, and with it the document's load event.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(failure)).toBeVisible({ timeout: 20_000 });
    expect(hanging).toBeGreaterThan(0);
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(failure)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
