import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { signedIn } from '../../../fixtures/accounts.ts';
import { anIntegrator, builtRelease } from '../../../fixtures/other-release.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** The line that the second release has, at the start of its page. */
const line = 'document.documentElement.dataset.line = "changed";';

/** Scripts of a release that the open page loaded: how many, their bytes without headers, and how they came. */
async function loadedOf(page: Page, encodings: Map<string, string>, release: string) {
  const entries = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize, transferSize }) => ({ name, encodedBodySize, transferSize }),
    ),
  );
  const scripts = entries.filter(({ name }) => name.includes(`/releases/portfolio/${release}/`));
  return {
    count: scripts.length,
    bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    sent: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    encodings: [...new Set(scripts.map(({ name }) => encodings.get(name)))],
  };
}

/** Opens the page, of which the second release is expected or not. */
async function open(page: Page, address: string, isChanged: boolean) {
  const encodings = new Map<string, string>();
  page.on('response', async (answer) => {
    const headers = await answer.allHeaders().catch(() => ({}) as Record<string, string>);
    encodings.set(answer.url(), headers['content-encoding'] ?? '');
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const changed = page.locator('html[data-line=changed]');
  await expect(changed).toHaveCount(isChanged ? 1 : 0);
  await quiet(page);
  return encodings;
}

// It changes the remote portfolio on the staging channel, which other journeys leave alone. Its page needs an
// account, so that the gate opens none in Chromium.
test('a visitor who comes back after one line has changed loads a hundredth of the remote', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const staging = stagingAt(baseURL);
  const address = new URL(paths.portfolio(), staging).href;
  const first = await builtRelease('portfolio');
  const visitor = await browser.newContext({ baseURL: staging.origin });
  const before = await visitor.newPage();
  await signedIn(before, 'designer');
  await open(before, address, false);
  await before.close();

  const integrator = await anIntegrator(request);
  const id = `de17a${'0'.repeat(10)}${test.info().retry}`;
  await integrator.publish({ id, remote: 'portfolio', before: { PortfolioPage: line } });
  await integrator.change('releases', { releases: [{ name: 'portfolio', release: id }] });
  const served = async () => (await request.get(address)).text();
  await expect.poll(served).toContain(id);

  const returning = await visitor.newPage();
  const delta = await loadedOf(returning, await open(returning, address, true), id);
  const newcomer = await browser.newContext({ baseURL: staging.origin });
  const fresh = await newcomer.newPage();
  await signedIn(fresh, 'designer');
  const whole = await loadedOf(fresh, await open(fresh, address, true), id);
  const again = await visitor.newPage();
  const cached = await loadedOf(again, await open(again, address, true), id);
  await integrator.change('releases', { releases: [{ name: 'portfolio', release: first }] });

  expect(whole.encodings).toEqual(['br']);
  expect(delta.encodings).toEqual(['dcz']);
  expect(delta.count).toBe(whole.count);
  expect(delta.bytes / whole.bytes).toBeLessThan(0.1);
  expect(delta.sent / whole.sent).toBeLessThan(0.1);
  expect(cached.count).toBe(whole.count);
  expect(cached.sent, 'what came as a difference is read from the cache').toBe(0);
  await visitor.close();
  await newcomer.close();
  await page.close();
});
