import { paths } from '@aangan/domain';
import { expect, test } from '../../fixtures/test.ts';

test('a guest searches, narrows and reads a designer, and returns to the same list', async ({
  page,
}) => {
  await page.goto(paths.designers());
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();

  await page.getByRole('searchbox').fill('Jaipur');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=Jaipur/);
  await expect.poll(() => cards.count()).toBeLessThan(all);

  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/designers\/\d+$/);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aangan, home' })).toHaveCount(0);
  await expect(page).toHaveTitle(`${await name.textContent()} · Aangan`);

  await page.goBack();
  await expect(page).toHaveURL(/search=Jaipur/);
  await expect(page.getByRole('searchbox')).toHaveValue('Jaipur');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('Jaipur');
});
