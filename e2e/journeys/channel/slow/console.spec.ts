import { paths } from '@aangan/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from '../../../fixtures/accessibility.ts';
import { anIntegrator } from '../../../fixtures/other-release.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { consoleAt, servedCell, signInToConsole } from '../../../fixtures/the-console.ts';

// The tests go on from one another.
test.describe.configure({ mode: 'serial' });

test('the console is for integrators, and the site leads to it', async ({ page, baseURL }) => {
  await page.goto('/platform/');
  expect(page.url()).toBe(consoleAt(baseURL));
  await signInToConsole(page, 'client@aangan.test');
  await expect(page.getByRole('alert')).toContainText('The console is for integrators.');
  await signInToConsole(page);
  await expect(servedCell(page, 'vendors', 'production')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(servedCell(page, 'vendors', 'staging')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a release appears without a reload, and is rolled back from a phone with three taps', async ({
  page,
  request,
  baseURL,
}) => {
  const integrator = await anIntegrator(request);
  const id = `c0${'0'.repeat(13)}${test.info().retry}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(consoleAt(baseURL));
  await signInToConsole(page);
  const onboarding = servedCell(page, 'onboarding', 'staging');
  await expect(onboarding).toBeVisible();
  await integrator.publish({ id, remote: 'onboarding' });
  await integrator.change('releases', { releases: [{ name: 'onboarding', release: id }] });
  await expect(onboarding.getByText(id.slice(0, 7))).toBeVisible();
  // The first tap opened the console.
  await onboarding.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(onboarding.getByText(id.slice(0, 7))).toHaveCount(0);

  await page.goto(consoleAt(baseURL, '/history/staging'));
  // Other journeys change other remotes of the channel.
  const undone = page
    .getByRole('article')
    .filter({ hasText: 'Rolled back onboarding by hand' })
    .first();
  await expect(undone).toContainText(new RegExp(`onboarding rolled back: .*${id.slice(0, 7)} →`));
  await expect(undone).toContainText('integrator@aangan.test');
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('a release is compared with the one before, and remotes with those that show them', async ({
  page,
  request,
  baseURL,
}) => {
  const id = `c3${'0'.repeat(13)}${test.info().retry}`;
  await (await anIntegrator(request)).publish({ id, remote: 'portfolio' });
  await page.goto(baseURL ?? '');
  await page.goto(consoleAt(baseURL, `/releases/portfolio/${id}`));
  await signInToConsole(page);
  await expect(page.getByText('The same as before.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Promote' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  // The step before is a page of another origin: Back closes the question all the same.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The same as before.')).toBeVisible();
  await page.getByRole('link', { name: 'Remotes' }).click();
  const graph = page.getByRole('region', { name: 'Graph of remotes' });
  await expect(graph.getByRole('link', { name: 'designers' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** Publishes a release of portfolio, and chooses it in the console's composer. */
async function chooseInConsole(
  page: Page,
  { id, request, baseURL }: { id: string; request: APIRequestContext; baseURL: string | undefined },
): Promise<void> {
  await (await anIntegrator(request)).publish({ id, remote: 'portfolio' });
  await page.goto(consoleAt(baseURL, '/compose'));
  await signInToConsole(page);
  const portfolio = page.getByLabel('portfolio');
  await expect(portfolio.getByRole('option', { name: id.slice(0, 7) })).toBeAttached();
  await portfolio.selectOption(id);
}

test('a composition is chosen, and its link opens it', async ({ page, request, baseURL }) => {
  const id = `c1${'0'.repeat(13)}${test.info().retry}`;
  await chooseInConsole(page, { id, request, baseURL });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = page.getByRole('link', { name: /compose=/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  const banner = page.getByRole('complementary', { name: 'Composed page' });
  await expect(banner).toContainText('1 release differs from production');
  expect(await (await page.request.get(page.url())).text()).toContain(id);
});

test('a composition is handed over to production once, to this browser only', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const id = `c2${'0'.repeat(13)}${test.info().retry}`;
  await chooseInConsole(page, { id, request, baseURL });
  await page.getByRole('button', { name: 'Make the link' }).click();
  const taken = page.context().waitForEvent('request', (sent) => sent.url().includes('compose='));
  const [production] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open on production' }).click(),
  ]);
  await expect(production.getByRole('complementary', { name: 'Composed page' })).toBeVisible();
  expect(new URL(production.url()).origin).toBe(new URL(baseURL ?? '').origin);
  expect(await (await production.request.get(production.url())).text()).toContain(id);
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === 'aangan-composed-production');
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: 'localhost' });
  // The same address in the browser of another person, from the console and by itself.
  const other = await browser.newPage();
  for (const referer of [consoleAt(baseURL), undefined]) {
    const answer = await other.goto((await taken).url(), { ...(referer && { referer }) });
    expect(answer?.status()).toBe(400);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link cannot be opened');
  }
  await other.goto(baseURL ?? '');
  await expect(other.getByRole('complementary', { name: 'Composed page' })).toHaveCount(0);
  await other.close();
});

test('a page of the site cannot use the console, also where an integrator is signed in', async ({
  page,
  baseURL,
}) => {
  await page.goto(consoleAt(baseURL));
  await signInToConsole(page);
  await expect(servedCell(page, 'vendors', 'production')).toBeVisible();
  await page.goto(paths.login());
  const site = new URL(page.url()).origin;
  const outcome = await page.evaluate(async (address) => {
    const send = (init: RequestInit) =>
      fetch(`${address}requests`, {
        method: 'POST',
        credentials: 'include',
        ...init,
        body: JSON.stringify({ method: 'GET', path: '/platform/channels' }),
      }).then(
        (answer) => `${answer.type} ${answer.status}`,
        () => 'blocked',
      );
    return [
      await send({ headers: { 'content-type': 'application/json', 'x-csrf-token': 'none' } }),
      await send({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
      document.cookie,
    ];
  }, consoleAt(baseURL));
  // The site's own policy stops both, before the console would.
  expect(outcome.slice(0, 2)).toEqual(['blocked', 'blocked']);
  expect(outcome[2]).not.toContain('console');
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const forged = await page.request.post(`${consoleAt(baseURL)}requests`, {
    headers: { origin: site, 'x-csrf-token': 'none', cookie: cookies.join('; ') },
    data: { method: 'GET', path: '/platform/channels' },
  });
  expect(forged.status()).toBe(403);
});
