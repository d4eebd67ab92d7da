import { paths } from '@aangan/domain';
import type { Locator, Page } from '@playwright/test';
import { connectForm } from '../../../fixtures/connect-form.ts';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { isTakenOver } from '../../../fixtures/is-started.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** Presses where the element is now, and releases there after a moment, as a hand does. */
async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(150);
  expect(await target.boundingBox(), 'nothing has moved').toEqual(box);
  await page.mouse.up();
}

test.describe('a press that leaves an invalid field', () => {
  test('on Sign in shows all that is wrong, with the focus on the first', async ({ page }) => {
    await page.goto(paths.login());
    const main = page.getByRole('main');
    await main.getByLabel('Email').pressSequentially('asha');
    await press(page, main.getByRole('button', { name: 'Sign in', exact: true }));
    await expect(main.getByText('Email is invalid')).toBeVisible();
    await expect(main.getByText('Password is required')).toBeVisible();
    await expect(main.getByLabel('Email')).toBeFocused();
  });

  test('on the box of the terms ticks it', async ({ page }) => {
    await page.goto(paths.register('client'));
    const main = page.getByRole('main');
    await main.getByLabel('Password', { exact: true }).pressSequentially('a house with a jhoola');
    await main.getByLabel('Confirm password', { exact: true }).pressSequentially('another');
    const terms = main.getByRole('checkbox', { name: /18 or older/ });
    await press(page, terms);
    await expect(terms).toBeChecked();
    await expect(main.locator('[aria-invalid="true"]')).toHaveCount(1);
  });
});

/** 50 KB a second and 400 ms there and back: a telephone in a train. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = { downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    ...throughput,
  });
}

/** How often the code of the dialog has been fetched to the end. */
const fetched = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/ConnectDialog.')).length,
  );

test.describe('GET IN TOUCH on a slow line', () => {
  test('is marked at once while its scripts are on their way, and opens one dialog', async ({
    page,
    request,
  }) => {
    const { designer } = await demoFirms(request);
    // A page that was not rendered yet has no button before its scripts are there.
    const html = async () => (await request.get(paths.designer(designer))).text();
    await expect.poll(html, { timeout: 30_000 }).toContain('id="aangan-rendered"');
    await slowDown(page);
    // Without this, a browser that is slower than the line opens the dialog before the first look at the button.
    const isMarked = Promise.withResolvers<void>();
    await page.route('**/ConnectDialog.*.js', async (route) => {
      await isMarked.promise;
      await route.continue();
    });
    await page.goto(paths.designer(designer), { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'GET IN TOUCH' }).first();
    await button.click();
    await button.click({ timeout: 500, noWaitAfter: true }).catch(() => undefined);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    isMarked.resolve();
    await expect(connectForm(page).getByLabel('First name')).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('has its code before it is pressed, once the page is at rest', async ({ page, request }) => {
    const { designer } = await demoFirms(request);
    await page.goto(paths.designer(designer));
    await expect.poll(() => fetched(page)).toBe(1);
    await slowDown(page);
    await page.getByRole('button', { name: 'GET IN TOUCH' }).first().click();
    await expect(connectForm(page).getByLabel('First name')).toBeVisible();
    expect(await fetched(page)).toBe(1);
  });
});

test('what could not be loaded comes by itself when the network returns', async ({ page }) => {
  await page.goto(paths.designers());
  const main = page.getByRole('main');
  const count = main.getByText(/^Showing \d+ of \d+/);
  const before = await count.textContent();
  const more = main.getByRole('link', { name: 'Load more' });
  // Without its scripts the page leaves the link to the browser.
  await expect.poll(() => isTakenOver(more)).toBe(true);
  await quiet(page);
  await page.context().setOffline(true);
  await more.click();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(count).not.toHaveText(String(before));
});
