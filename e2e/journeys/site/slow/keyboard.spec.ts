import { paths } from '@aangan/domain';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../fixtures/test.ts';

/** Presses Tab until this has the focus; every focused element must be visible. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    // After the last element the focus leaves the page and returns at its start.
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) await expect(focused).toBeInViewport();
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${wanted}`);
}

test('the keyboard alone reaches and uses everything on /designers', async ({ page }) => {
  await page.goto(paths.designers());
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: /search/i }));
  await page.keyboard.type('Bengaluru');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=Bengaluru/);

  await tabTo(page, page.getByRole('link', { name: 'Residential Design', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/group=residential/);
  const villas = page.getByRole('link', { name: 'Villas & Farmhouses', exact: true });
  await tabTo(page, villas);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/specialization=villas/);
  await expect(villas).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/specialization=/);

  const firstCard = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await tabTo(page, firstCard);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/designers\/\d+$/);
});

test('the keyboard alone signs in and out', async ({ page }) => {
  await page.goto(paths.login());
  await tabTo(page, page.getByRole('textbox', { name: 'Email', exact: true }));
  await page.keyboard.type('client@aangan.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('courtyard-demo');
  await tabTo(page, page.getByRole('button', { name: /show/i }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('checkbox', { name: /remember me/i }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  // The page must have loaded before the next Tab: loading moves the focus.
  await expect(page.getByRole('heading', { level: 1, name: /every room/i })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await tabTo(page, page.getByRole('button', { name: /^Account of/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Logout', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
