import { paths } from '@aangan/domain';
import { anIntegrator } from '../../../fixtures/other-release.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a link is in its slot, and is switched off alone: its page stays', async ({
  page,
  request,
  baseURL,
}) => {
  // The staging channel: journeys of the site use production meanwhile.
  const staging = stagingAt(baseURL);
  const at = (path: string) => new URL(path, staging).href;
  const integrator = await anIntegrator(request);
  const turn = async (isOff: boolean) => {
    const extension = { slot: 'header.links', path: paths.vendors() };
    await integrator.change('switches', { names: ['vendors'], extension, isOff });
    const links = async () =>
      /data-link-slot="header.links".*?<\/nav>/s.exec(
        await (await request.get(at(paths.designers()))).text(),
      )?.[0];
    await expect.poll(async () => (await links())?.includes('>Vendors<')).toBe(!isOff);
  };
  const banner = page.getByRole('banner');
  await turn(true);
  await page.goto(at(paths.designers()));
  await expect(banner.getByRole('link', { name: 'Designers' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Vendors' })).toHaveCount(0);
  await page.goto(at(paths.vendors()));
  await expect(page.getByRole('heading', { level: 1, name: 'Featured Vendors' })).toBeVisible();
  await turn(false);
  await page.goto(at(paths.designers()));
  await banner.getByRole('link', { name: 'Vendors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Featured Vendors' })).toBeVisible();
});
