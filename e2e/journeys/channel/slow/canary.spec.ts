import { paths } from '@aangan/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { anIntegrator, builtRelease, type Integrator } from '../../../fixtures/other-release.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { expect, test } from '../../../fixtures/test.ts';

// Each test goes on from what the one before it has served.
test.describe.configure({ mode: 'serial' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The stable release of auth on the staging channel, and the canaries of the channel. */
async function served(request: APIRequestContext) {
  const channel = await (await request.get('/platform/channels/staging')).json();
  const { release } = channel.remotes.find(({ name }: { name: string }) => name === 'auth');
  return { release: release as string, canaries: channel.canaries as { percent: number }[] };
}

/** Waits until the staging site answers its sign-in page with this heading, to a visitor without a cookie. */
async function untilHeading(request: APIRequestContext, address: string, text: string) {
  await expect
    .poll(async () => {
      const html = await (await request.get(address, { headers: { 'user-agent': 'bot' } })).text();
      return />([^<]*)<\/h1>/.exec(html)?.[1];
    })
    .toBe(text);
}

const promote = (integrator: Integrator, release: string, more: object = {}) =>
  integrator.change('releases', { releases: [{ name: 'auth', release }], ...more });

const idOf = (number: number) => `ca${'0'.repeat(12)}0${number}`;

/** A release that four tests serve in turn, and the last of them retires: a try after that takes another one. */
async function publishAnother(integrator: Integrator): Promise<string> {
  const retired = await integrator.retired();
  const id = [1, 3, 4].map(idOf).find((one) => !retired.includes(one)) ?? '';
  return integrator.publish({ id, browser: '"Calmer"' });
}

// The gate opens the pages of auth, and those that show its parts, which takes most of a minute. It does so only once
// for a release that has served; a second try goes on with what the first had begun.
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext(test.info().project.use);
  const integrator = await anIntegrator(request);
  await promote(integrator, await publishAnother(integrator), { canary: 1 });
  await integrator.change('rollbacks', { releases: [{ name: 'auth' }] });
  await request.dispose();
});

// A test that failed leaves its release or canary on the channel.
test.beforeEach(async ({ request }) => {
  const { release, canaries } = await served(request);
  if (!release.startsWith('ca00000') && canaries.length === 0) return;
  const integrator = await anIntegrator(request);
  if (canaries.length > 0) await integrator.change('rollbacks', { releases: [{ name: 'auth' }] });
  if (release.startsWith('ca00000')) await takeBack(integrator);
});

/** Nothing goes back behind a security fix by itself: what served before it is promoted as one. */
const takeBack = async (integrator: Integrator) =>
  promote(integrator, await builtRelease('auth'), { isSecurityFix: true });

/** The cookie of a visitor among whom a canary chooses. */
const visitorId = 'aangan-visitor';

test('a canary reaches a part of the visitors, who stay with it while it grows, until it ends', async ({
  browser,
  request,
  baseURL,
}) => {
  const login = stagingAt(baseURL, paths.login()).href;
  const integrator = await anIntegrator(request);
  const canary = await publishAnother(integrator);
  const before = await served(request);
  await promote(integrator, canary, { canary: 50 });

  const pages: Partial<Record<string, Page>> = {};
  await expect
    .poll(
      async () => {
        const page = await (await browser.newContext()).newPage();
        await page.goto(login);
        const text = (await title(page).textContent()) ?? '';
        // Without the cookie, the page is from before the edge knew of the canary.
        const isChosen = (await page.context().cookies()).some(({ name }) => name === visitorId);
        if (pages[text] || !isChosen) await page.context().close();
        else pages[text] = page;
        return Object.keys(pages).sort();
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toEqual(['Calmer', 'Sign in']);
  const [calmer, stable] = [pages.Calmer as Page, pages['Sign in'] as Page];
  const cookies = await calmer.context().cookies();
  const [cookie] = cookies.filter(({ name }) => name === visitorId);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  for (const [page, text] of [
    [calmer, 'Calmer'],
    [stable, 'Sign in'],
  ] as const) {
    await page.reload();
    await expect(title(page)).toHaveText(text);
  }

  await promote(integrator, canary, { canary: 100 });
  await untilHeading(request, login, 'Calmer');
  for (const page of [calmer, stable]) {
    await page.reload();
    await expect(title(page)).toHaveText('Calmer');
  }
  await integrator.change('rollbacks', { releases: [{ name: 'auth' }] });
  await untilHeading(request, login, 'Sign in');
  await calmer.reload();
  await expect(title(calmer)).toHaveText('Sign in');
  expect(await served(request)).toEqual(before);
});

test('a canary goes on by itself to all visitors, after its time and its page views', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const login = stagingAt(baseURL, paths.login()).href;
  const integrator = await anIntegrator(request);
  const canary = await publishAnother(integrator);
  await integrator.change('rollout-rules', { minViews: 1, maxWaitMinutes: 0 });
  await promote(integrator, canary, { canary: 50, steps: [{ percent: 100, afterMinutes: 1 }] });

  // A visitor who gets it and uses the page, so that it starts: it stays open until that is told.
  await expect
    .poll(
      async () => {
        const page = await (await browser.newContext()).newPage();
        await page.goto(login);
        const text = await title(page).textContent();
        if (text !== 'Calmer') await page.context().close();
        else for (const at of [5, 9]) await page.mouse.move(at, at);
        return text;
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe('Calmer');
  expect((await served(request)).canaries).toMatchObject([{ percent: 50 }]);
  await expect
    .poll(async () => (await served(request)).release, { timeout: 150_000, intervals: [2_000] })
    .toBe(canary);
  expect((await served(request)).canaries).toEqual([]);
  await untilHeading(request, login, 'Calmer');
  await integrator.change('rollbacks', { releases: [{ name: 'auth' }] });
  await integrator.change('rollout-rules', { minViews: 100, maxWaitMinutes: null });
});

test('a security fix reaches an open tab with a later page, and nothing typed is lost', async ({
  page,
  request,
  baseURL,
}) => {
  const integrator = await anIntegrator(request);
  const fixed = await publishAnother(integrator);
  await page.clock.install();
  await page.goto(stagingAt(baseURL, paths.register()).href);
  await expect(title(page)).toBeVisible();
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isSame = () => page.evaluate(() => 'sameDocument' in window);
  const banner = page.getByRole('banner');
  await mark();
  await promote(integrator, fixed, { isSecurityFix: true });
  await untilHeading(request, stagingAt(baseURL, paths.login()).href, 'Calmer');

  await page.clock.fastForward('06:00');
  const answered = page.waitForResponse('**/releases/security-fix');
  await banner.getByRole('link', { name: 'Sign In' }).click();
  await answered;
  // Until the page is there, the one before is still shown, with a field of the same name.
  await expect(title(page)).toHaveText('Sign in');
  await page.getByLabel('Email').fill('meera@example.in');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByLabel('Email')).toHaveValue('meera@example.in');
  expect(await isSame()).toBe(true);

  // The page with the typed text is left by the visitor; the next one is a new document.
  await banner.getByRole('link', { name: 'Designers' }).click();
  await expect(page).toHaveURL(/designers/);
  expect(await isSame()).toBe(true);
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await banner.getByRole('link', { name: 'Sign In' }).click();
  await expect(title(page)).toHaveText('Calmer');
  await expect.poll(isSame).toBe(false);
  await takeBack(integrator);
});

test('an open tab stays with its releases, also a day after they were replaced or rolled back; retired ones are gone', async ({
  page,
  request,
  baseURL,
}) => {
  const integrator = await anIntegrator(request);
  const { release: first } = await served(request);
  const second = await publishAnother(integrator);
  const register = stagingAt(baseURL, paths.register()).href;
  const login = stagingAt(baseURL, paths.login()).href;
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(sent.url()));
  const isOf = (release: string, fileName = '') =>
    loaded.some((url) => url.includes(`/releases/auth/${release}/${fileName}`));
  const toSignIn = () => page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();

  await page.goto(register);
  await expect(title(page)).toBeVisible();
  await promote(integrator, second);
  await untilHeading(request, login, 'Calmer');
  await toSignIn();
  await expect(title(page)).toHaveText('Sign in');
  expect(isOf(first, 'LoginPage.')).toBe(true);
  expect(isOf(second)).toBe(false);

  await page.clock.install();
  await page.goto(register);
  await expect(title(page)).toBeVisible();
  await integrator.change('rollbacks', { releases: [{ name: 'auth' }] });
  await untilHeading(request, login, 'Sign in');
  await page.clock.fastForward('24:00:00');
  await toSignIn();
  await expect(title(page)).toHaveText('Calmer');
  expect(isOf(second, 'LoginPage.')).toBe(true);
  await page.goto(login);
  await expect(title(page)).toHaveText('Sign in');

  const file = loaded.find((url) => url.includes(`/releases/auth/${second}/`)) ?? '';
  const status = async () => (await request.get(file)).status();
  expect(await status()).toBe(200);
  await integrator.retire(second);
  await expect.poll(status).toBe(404);
});

test('a release that throws in the browser only, on one page, is replaced there by the one before', async ({
  page,
  request,
  baseURL,
}) => {
  const integrator = await anIntegrator(request);
  const { release: good } = await served(request);
  const broken = await integrator.publish({
    id: idOf(2),
    browser: '(()=>{throw Error("only in the browser")})()',
    server: '"Sign in"',
  });
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('remote-threw')) reports.push(message.text());
  });
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(sent.url()));
  // The gate opens pages in a browser, and finds it.
  await promote(integrator, broken, { force: true });
  await expect
    .poll(async () => (await request.get(stagingAt(baseURL, paths.login()).href)).text())
    .toContain(broken);

  await page.goto(stagingAt(baseURL, paths.login()).href);
  await expect
    .poll(() => loaded.some((url) => url.includes(`/releases/auth/${good}/LoginPage.`)))
    .toBe(true);
  await expect(title(page)).toHaveText('Sign in');
  await page.getByLabel('Email').fill('meera@example.in');
  await expect(page.getByLabel('Email')).toHaveValue('meera@example.in');
  expect(reports).toHaveLength(1);

  // Another page of the remote is of the new release: it works.
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign up|create/i })
    .first()
    .click();
  await expect(title(page)).toHaveText('Create an account');
  expect(loaded.some((url) => url.includes(`/releases/auth/${broken}/RegisterPage.`))).toBe(true);
  expect(loaded.some((url) => url.includes(`/releases/auth/${good}/RegisterPage.`))).toBe(false);
  await page.goBack();
  await expect(title(page)).toHaveText('Sign in');
  expect(reports).toHaveLength(1);
  await integrator.change('rollbacks', { releases: [{ name: 'auth' }] });
});
