import { paths } from '@aangan/domain';
import type { Locator } from '@playwright/test';
import { anIntegrator } from '../../fixtures/other-release.ts';
import { stagingAt } from '../../fixtures/ports-after.ts';
import { expect, test } from '../../fixtures/test.ts';

const hearts = (place: Locator) => place.getByRole('button', { name: /^Save / });

test('where boards are switched off, no heart is left and nothing has moved', async ({
  page,
  request,
  baseURL,
}) => {
  const listing = new URL(paths.designers(), stagingAt(baseURL)).href;
  const integrator = await anIntegrator(request);
  const turn = async (isOff: boolean) => {
    await integrator.change('switches', { names: ['boards'], isOff });
    const isShown = async () => (await (await request.get(listing)).text()).includes('card.save');
    await expect.poll(isShown).toBe(!isOff);
  };
  const places = () =>
    page
      .getByRole('list', { name: 'Designers' })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.slice(0, 6).map((item) => JSON.stringify(item.getBoundingClientRect())),
      );
  await page.goto(listing);
  await expect(hearts(page.getByRole('main')).first()).toBeVisible();
  const before = await places();
  await turn(true);
  try {
    await page.goto(listing);
    await expect(page.getByRole('list', { name: 'Designers' })).toBeVisible();
    await expect(hearts(page.getByRole('main'))).toHaveCount(0);
    expect(await places()).toEqual(before);
  } finally {
    await turn(false);
  }
});
