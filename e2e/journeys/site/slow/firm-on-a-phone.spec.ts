import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { isStarted } from '../../../fixtures/is-started.ts';
import { publicPages } from '../../../fixtures/public-pages.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { settled, sidewaysScrollAt } from '../../../fixtures/sideways-scroll.ts';
import { expect, test } from '../../../fixtures/test.ts';

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
    await expect(bar.getByText('and more', { exact: true })).toBeInViewport({ ratio: 1 });
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

/** Answers a firm's page with other values of the firm. */
async function withFirm(page: Page, path: string, values: Record<string, unknown>) {
  await page.route(`**/api/designers/${path}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...values } });
  });
}

test('a firm’s name is whole on a narrow phone, no letter of it alone on a line', async ({
  page,
  request,
}) => {
  const { designer } = await demoFirms(request);
  const name = 'Thiruvananthapuramvastushilpakalakendram';
  await page.setViewportSize({ width: 320, height: 700 });
  await withFirm(page, `profiles/${designer}`, { full_name: name });
  // Within the site the page asks the API itself.
  await page.goto(paths.designers());
  await expect.poll(() => isStarted(page)).toBe(true);
  await page
    .locator(`a[href="${paths.designer(designer)}"]`)
    .first()
    .click();
  const whole = page.getByRole('region', { name: `About ${name}` }).getByText(name);
  await whole.scrollIntoViewIfNeeded();
  await expect(whole).toBeInViewport({ ratio: 1 });
  const widths = await whole.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ top, width }) => ({ top, width }));
  });
  const lines = new Map<number, number>();
  for (const { top, width } of widths) lines.set(top, (lines.get(top) ?? 0) + width);
  expect(Math.min(...lines.values())).toBeGreaterThan(Math.max(...lines.values()) / 2);
});

test('a firm’s picture begins beside its headline on a tablet', async ({ page, request }) => {
  const { designer } = await demoFirms(request);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(paths.designer(designer));
  const about = page.getByRole('region', { name: /^About / });
  const picture = await about.getByRole('img').first().boundingBox();
  const top = await about.boundingBox();
  expect((picture?.y ?? 0) - (top?.y ?? 0)).toBeLessThanOrEqual(120);
});

test('public pages do not scroll sideways where text is twice as large, and firms’ pages keep their button', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const path of await publicPages(request)) {
    await page.goto(path);
    await settled(page);
    expect(await sidewaysScrollAt(page, phone.width), path).toEqual([]);
  }
  const { designer, vendor } = await demoFirms(request);
  for (const path of [paths.designer(designer), paths.vendor(vendor)]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'GET IN TOUCH' }).first()).toBeInViewport({
      ratio: 1,
    });
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(name?.width, path).toBeGreaterThan(100);
  }
});
