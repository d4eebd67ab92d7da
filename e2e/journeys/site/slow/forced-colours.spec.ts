import { paths } from '@aangan/domain';
import { expect, test } from '../../../fixtures/test.ts';

test('what is chosen is told apart in the visitor’s own few colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.designers({ group: 'residential' }));
  const groups = page.getByRole('main').locator('[data-state]');
  const chosen = groups.and(page.locator('[aria-current="true"]')).first();
  const backgroundOf = (chip: typeof chosen) =>
    chip.evaluate((element) => getComputedStyle(element).backgroundColor);
  const other = groups.and(page.locator('[data-state="off"]')).first();
  expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));
});
