import { paths } from '@aangan/domain';
import { violations } from '../../../fixtures/accessibility.ts';
import { anIntegrator } from '../../../fixtures/other-release.ts';
import { sidewaysScroll } from '../../../fixtures/sideways-scroll.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a compose link shows releases that no channel serves, on every page, until the visitor leaves', async ({
  page,
  request,
  baseURL,
}) => {
  const integrator = await anIntegrator(request);
  const release = await integrator.publish({ id: 'c0000000000000c1', browser: '"Composed"' });
  const link = await integrator.compose({ auth: release });
  const title = page.getByRole('heading', { level: 1 });
  const banner = page.getByRole('complementary', { name: 'Composed page' });

  const opened = new URL(link);
  opened.pathname = paths.login();
  await page.goto(opened.href);
  await expect(title).toHaveText('Composed');
  expect(page.url()).not.toContain('compose');
  await expect(banner).toContainText('1 release differs from production');
  await banner.getByText('1 release differs').click();
  await expect(banner.getByRole('listitem').first()).toContainText(`auth 1.0.0+${release}`);
  // The page’s first link, which skips its header, comes after the banner: axe wants it before.
  expect(await violations(page, '#aangan-composed')).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);

  await page.goto(new URL(paths.designers(), opened).href);
  await expect(banner).toBeVisible();
  await page.goto(new URL(paths.login(), baseURL).href);
  await expect(title).toHaveText('Sign in');
  await expect(banner).toHaveCount(0);

  await page.goto(new URL(paths.login(), opened).href);
  await expect(title).toHaveText('Composed');
  await banner.getByRole('link', { name: 'Leave' }).click();
  await page.goto(new URL(paths.login(), opened).href);
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText('Composed');
  await expect(banner).toHaveCount(0);

  const forged = await page.goto(`${link}x`);
  expect(forged?.status()).toBe(400);
  await expect(title).toHaveText('This link cannot be opened');
});
