import { paths } from '@aangan/domain';
import { commandLine } from '../../../fixtures/command-line.ts';
import { anIntegrator } from '../../../fixtures/other-release.ts';
import { type PlainFederation, plainFederation } from '../../../fixtures/plain-federation.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { expect, test } from '../../../fixtures/test.ts';

// Both tests use one build.
test.describe.configure({ mode: 'serial' });

let plain: PlainFederation;
test.beforeAll(async () => {
  plain = await plainFederation();
});
test.afterAll(() => plain.close());

interface Discovered {
  url: string;
  metadata: { integrity: string; version: string };
  extras: { manifest: string };
}

test('a host that knows nothing of this platform finds and shows the vendors', async ({
  page,
  request,
  baseURL,
}) => {
  const discovery = await request.get('/platform/discovery/production');
  const { microFrontends } = await discovery.json();
  const [vendors] = microFrontends['@aangan/vendors'] as Discovered[];
  const { results } = await (await request.get('/api/designers/vendors/')).json();
  const [vendor] = results as { id: number; company_name: string }[];
  const opened = new URL(plain.host);
  opened.searchParams.set('manifest', new URL(vendors?.extras.manifest ?? '', baseURL).href);
  opened.searchParams.set('vendor', paths.vendor(vendor?.id ?? 0));
  await page.goto(opened.href);
  const name = vendor?.company_name ?? '';
  const link = page.getByRole('link', { name }).first();
  await expect(link).toBeVisible();
  // On the site, where it can be opened in another tab.
  await expect(link).toHaveAttribute('href', new URL(paths.vendor(vendor?.id ?? 0), baseURL).href);
  const heading = page.getByRole('heading', { name: 'Another site' });
  await expect(heading).toHaveCSS('font-family', /Times/);
  const picture = page.getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: 'One' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // What the site's other remotes put into its slots is not here.
  await expect(page.getByRole('list', { name: 'Work' })).toBeVisible();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  expect(new URL(page.url()).origin).toBe(new URL(plain.host).origin);
  const unchecked = await page.evaluate(
    (origin) => {
      const scripts = [...document.scripts].filter(({ src }) => src.startsWith(`${origin}/`));
      return scripts.filter(({ integrity }) => !integrity).map(({ src }) => src);
    },
    new URL(baseURL ?? '').origin,
  );
  // The host itself loads the container's first script.
  expect(unchecked.filter((src) => !src.endsWith('/remoteEntry.js'))).toEqual([]);
});

test('a remote that knows nothing of this platform is published, judged and composed', async ({
  page,
  request,
  baseURL,
}) => {
  // The gate opens its page in Chromium before the channel has it.
  const { code, result } = await commandLine(baseURL ?? '')(
    'publish',
    '--plain',
    plain.offers,
    '--name',
    'offers',
    '--team',
    'offers',
    '--paths',
    '/offers=offer-list',
    '--channel',
    'staging',
    '--why',
    'e2e',
  );
  expect(code, JSON.stringify(result)).toBe(0);
  const { release } = result as { release: string };
  const staging = stagingAt(baseURL, '/offers');
  // Edges hear of the change a moment later.
  await expect(async () => {
    expect((await page.goto(staging.href))?.status()).toBe(200);
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Offers of the month' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Paint at cost' })).toBeVisible();
  await page.getByRole('button', { name: 'Saved 0' }).click();
  await expect(page.getByRole('button', { name: 'Saved 1' })).toBeVisible();

  // A tampered file of it never runs.
  await page.route(`**/releases/offers/${release}/plain/*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;` });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Offers of the month' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
  await (await anIntegrator(request)).change('removals', { names: ['offers'] });
});
