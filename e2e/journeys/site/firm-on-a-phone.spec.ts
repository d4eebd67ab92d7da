import { paths } from '@aangan/domain';
import { demoFirms } from '../../fixtures/demo-firms.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { expect, test } from '../../fixtures/test.ts';

const phone = { width: 390, height: 844 };

test('a firm’s page says on the first screens of a phone what it does, where, since when and from which amount', async ({
  page,
  request,
}) => {
  const { designer, vendor } = await demoFirms(request);
  await page.setViewportSize(phone);
  for (const { path, amount } of [
    { path: paths.designer(designer), amount: 'Minimum budget' },
    { path: paths.vendor(vendor), amount: 'Minimum order' },
  ]) {
    await page.goto(path);
    await quiet(page);
    const about = page.getByRole('region', { name: /^About / });
    for (const part of [
      about.getByText('Specializations', { exact: true }),
      about.getByText(/ and more$/),
      about.getByText('Established', { exact: true }),
      about.getByText(amount, { exact: true }),
      about.getByRole('link', { name: /^LinkedIn/ }),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${path} ${part}`).toBeLessThanOrEqual(
        1.5 * phone.height,
      );
    }
    await page.mouse.wheel(0, 2_000);
    const bar = page.locator('header').first();
    await expect(bar.getByText(/ · /).first()).toBeInViewport({ ratio: 1 });
  }
});

test('what a firm’s bar has stands there alone on a wide screen', async ({ page, request }) => {
  const { vendor } = await demoFirms(request);
  await page.goto(paths.vendor(vendor));
  const about = page.getByRole('region', { name: /^About / });
  await expect(about.getByText('Team size')).toBeVisible();
  for (const name of ['Specializations', 'Established', 'Minimum order']) {
    await expect(about.getByText(name, { exact: true })).toBeHidden();
  }
});
