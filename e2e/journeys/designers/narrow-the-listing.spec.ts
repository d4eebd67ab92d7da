import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { violations } from '../../fixtures/accessibility.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { expect, test } from '../../fixtures/test.ts';

const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Designers', exact: true }).getByRole('listitem');

/** Ticks one choice of a filter behind a box. @returns how many firms the choice has */
async function choose(page: Page, filter: string, choice: string): Promise<number> {
  // The counts of the choices come after the list.
  await quiet(page);
  await filters(page)
    .getByLabel(new RegExp(`^${filter}: `))
    .click();
  const box = filters(page).getByRole('checkbox', { name: new RegExp(`^${choice} \\d+$`) });
  const name = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
  await box.check();
  await filters(page).getByRole('button', { name: 'Apply' }).click();
  return Number(name?.match(/\d+$/)?.[0]);
}

test('a client narrows by style and room, goes back, and widens where nothing is left', async ({
  page,
}) => {
  await page.goto(paths.designers());
  const minimal = await choose(page, 'Style', 'Minimal');
  await expect(page).toHaveURL('/designers?style=minimal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designers in Minimal style');
  await expect(page.getByText(`${minimal} designers`, { exact: true })).toBeVisible();

  const kitchens = await choose(page, 'Rooms', 'Kitchen');
  await expect(page).toHaveURL('/designers?style=minimal&room=kitchen');
  await expect(cards(page)).toHaveCount(kitchens);
  expect(kitchens).toBeLessThan(minimal);
  expect(await violations(page)).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL('/designers?style=minimal');
  await expect(cards(page)).toHaveCount(minimal);
  await expect(filters(page).getByLabel('Rooms: Any room')).toBeVisible();

  await page.goto('/designers?style=art-deco&room=pooja&projects_in=leh');
  await expect(page.getByText('No designers found matching your criteria.')).toBeVisible();
  const widen = page.getByRole('link', { name: /^Show \d+ designers? without / });
  const count = Number((await widen.textContent())?.match(/\d+/)?.[0]);
  await widen.click();
  await expect(cards(page)).toHaveCount(count);
});
