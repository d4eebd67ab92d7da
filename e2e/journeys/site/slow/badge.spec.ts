import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { violations } from '../../../fixtures/accessibility.ts';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { openRendered } from '../../../fixtures/open-rendered.ts';
import { anIntegrator, builtRelease } from '../../../fixtures/other-release.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { sidewaysScroll } from '../../../fixtures/sideways-scroll.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { consoleAt } from '../../../fixtures/the-console.ts';

const shortcut = 'Alt+Shift+KeyW';
const inSlot = '[data-slot="vendor.page.contact"]';
const contact = { name: 'GET IN TOUCH' };
const partsOf = (page: Page) => ({
  toggle: page.getByRole('button', { name: /^staging Who made what\?/ }),
  card: page.getByRole('region', { name: 'Who made this' }),
  contact: page.locator(inSlot).getByRole('button', contact),
});

test('what is pointed at before it is in use is told again when it is', async ({
  page,
  request,
  baseURL,
}) => {
  const { vendor } = await demoFirms(request);
  const inUse = Promise.withResolvers<void>();
  await page.route(/\/releases\/designers\//, async (route) => {
    await inUse.promise;
    await route.continue();
  });
  await openRendered(page, stagingAt(baseURL).origin + paths.vendor(vendor));
  const { toggle, card, contact: extension } = partsOf(page);
  await toggle.click();
  await extension.hover();
  await expect(card).toContainText('./VendorPage');
  inUse.resolve();
  await expect(card).toContainText('./ConnectButton');
});

test('on staging, pointing tells the remote, release, team and slot, with links; Escape ends', async ({
  page,
  request,
  baseURL,
}) => {
  const { vendor } = await demoFirms(request);
  const [staging, site] = [stagingAt(baseURL).origin, new URL(consoleAt(baseURL)).origin];
  await page.goto(staging + paths.vendor(vendor));
  const { toggle, card, contact: extension } = partsOf(page);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await extension.hover();
  const release = await builtRelease('designers');
  await expect(card).toContainText(/Extension.*\.\/ConnectButton/s);
  await expect(card).toContainText(
    new RegExp(`Remote.*designers.*${release}.*designers.*Slot.*vendor\\.page\\.contact`, 's'),
  );
  for (const [name, href] of [
    ['Source', `${site}/releases/designers/${release}`],
    ['Console', `${site}/remotes/designers`],
    ['Errors', `${site}/remotes/designers#staging`],
  ] as const) {
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  // A press holds the card, and does nothing in the page.
  await extension.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(card).toContainText('./ConnectButton');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(card).toContainText(/\.\/VendorPage.*Page.*\/vendors\/:id/s);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await extension.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // What is in a dialog is told too, though nothing beside it can be used.
  await page.keyboard.press(shortcut);
  await page.getByRole('dialog').getByRole('heading').first().hover();
  await expect(card).toContainText(/Remote.*designers/s);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the keyboard alone reaches the card, its links and the page again', async ({
  page,
  baseURL,
}) => {
  await page.goto(stagingAt(baseURL, paths.designers()).href);
  const { toggle, card } = partsOf(page);
  await expect(toggle).toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+W');
  await page.keyboard.press(shortcut);
  const link = page.getByRole('banner').getByRole('link', { name: 'Vendors' });
  await link.focus();
  await expect(card).toContainText(/Link.*\/vendors.*Slot.*header\.links/s);
  await expect(page.getByRole('status').filter({ hasText: 'header.links' })).toHaveText(
    `/vendors of vendors, release ${await builtRelease('vendors')}, vendors, in the slot header.links`,
  );
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(paths.designers());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: 'Source' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${paths.vendors()}$`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a touch holds what it is on, and the card is at the bottom of the screen', async ({
    page,
    request,
    baseURL,
  }) => {
    const { vendor } = await demoFirms(request);
    await page.goto(stagingAt(baseURL, paths.vendor(vendor)).href);
    const { toggle, card, contact: extension } = partsOf(page);
    await toggle.tap();
    await extension.tap();
    await expect(card).toContainText('./ConnectButton');
    const box = await card.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 390]);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Close' }).tap();
    await expect(card).toBeHidden();
    await toggle.tap();
    await extension.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('visitors get no badge and none of its script, and those of a compose link get it', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.goto(paths.designers());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await quiet(page);
  expect(await page.content()).not.toContain('aangan-badge');
  await page.keyboard.press(shortcut);
  await expect(partsOf(page).toggle).toHaveCount(0);
  expect(asked.filter((url) => /\/badge\./.test(url))).toEqual([]);
  expect(asked.some((url) => /\/shell\./.test(url))).toBe(true);
  const integrator = await anIntegrator(request);
  await page.goto(await integrator.compose({}));
  await expect(partsOf(page).toggle).toBeVisible();
  expect(asked.filter((url) => /\/badge\./.test(url))).toHaveLength(1);
});
