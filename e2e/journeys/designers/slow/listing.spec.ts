import { paths } from '@aangan/domain';
import { expect, test } from '../../../fixtures/test.ts';

test('a search that finds nothing says so, and one click shows all again', async ({ page }) => {
  await page.goto(paths.designers({ search: 'zzzzqqqq' }));
  await expect(page.getByText('No designers found matching your criteria.')).toBeVisible();
  await page.getByText('Clear filters to see all designers').click();
  await expect(page).toHaveURL(/\/designers$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('every picture of the first screen loads', async ({ page }) => {
  await page.goto(paths.designers());
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
