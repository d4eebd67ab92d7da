import { paths } from '@aangan/domain';
import { expect, type Page, test } from '@playwright/test';
import { greeting, signIn } from '../../e2e/fixtures/accounts.ts';
import { demoFirms } from '../../e2e/fixtures/demo-firms.ts';

/** Makes every access to the storages throw, as browsers do where a visitor has forbidden site data. */
const forbid = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse });
  }
};

/** Makes every write to the storages throw, as browsers do where they are full. */
const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** Goes on without another document, as links do: what is in memory lasts. */
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click();

for (const [storage, take] of [
  ['forbidden', forbid],
  ['full', fill],
] as const) {
  test(`storage ${storage}: pages are read, and a session lasts as long as the page`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const { designer } = await demoFirms(request);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(take);
    for (const path of [paths.home(), paths.vendors(), paths.support(), paths.designer(designer)]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.getByRole('button', { name: 'GET IN TOUCH' }).click();
    await page.getByRole('dialog').getByLabel('First name').fill('Meera');
    await expect(page.getByRole('dialog').getByLabel('First name')).toHaveValue('Meera');

    await page.goto(paths.login(paths.connectionRequests()));
    await signIn(page, 'client@aangan.test');
    await expect(page.getByRole('heading', { name: 'My Connection Requests' })).toBeVisible();
    await expect(greeting(page)).toBeVisible();
    await follow(page, 'Vendors');
    await expect(page.getByRole('heading', { name: 'Featured Vendors' })).toBeVisible();
    await expect(greeting(page)).toBeVisible();
    expect(errors).toEqual([]);
    console.log(`✓ storage ${storage}`);
  });
}
