import { paths } from '@aangan/domain';
import type { Browser, Page } from '@playwright/test';
import { violations } from '../../../fixtures/accessibility.ts';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { openRendered } from '../../../fixtures/open-rendered.ts';
import { anIntegrator } from '../../../fixtures/other-release.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { sidewaysScroll } from '../../../fixtures/sideways-scroll.ts';
import { takeoverOf, watchTakeover } from '../../../fixtures/takeover.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { consoleAt, signInToConsole } from '../../../fixtures/the-console.ts';

// Both set values of designers on the staging channel.
test.describe.configure({ mode: 'serial' });

test('a value that is set in the console changes a page without a build, and a rollback brings it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newPage();
  const home = stagingAt(baseURL, paths.home()).href;
  const cards = visitor.getByRole('list', { name: 'Featured designers' }).getByRole('listitem');
  // Another journey may have designers switched off on staging for a moment.
  await expect(async () => {
    await openRendered(visitor, home);
    await expect(cards).toHaveCount(6, { timeout: 1_000 });
  }).toPass();

  await page.goto(consoleAt(baseURL, '/remotes/designers'));
  await signInToConsole(page);
  await page.getByRole('button', { name: 'Change strip-size on staging' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'strip-size' }).fill('two');
  await dialog.getByRole('button', { name: 'Set' }).click();
  await expect(dialog.getByText('strip-size takes a number, not "two".')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'strip-size' }).fill('2');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Set' }).click();
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toEqual([]);

  await expect(async () => {
    await openRendered(visitor, home);
    await expect(cards).toHaveCount(2, { timeout: 1_000 });
  }).toPass();

  await page.goto(consoleAt(baseURL, '/history/staging'));
  const change = page.getByRole('article').filter({ hasText: 'Set strip-size by hand' }).first();
  await expect(change).toContainText('designers, strip-size, set: the default → 2');
  await change.getByRole('button', { name: 'Roll back' }).click();
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(async () => {
    await openRendered(visitor, home);
    await expect(cards).toHaveCount(6, { timeout: 1_000 });
  }).toPass();
  await visitor.close();
});

test('a flag at 50 % is the same for a visitor on the server and in the browser, unless a link sets it', async ({
  browser,
  request,
  baseURL,
}) => {
  const { designer } = await demoFirms(request);
  const about = stagingAt(baseURL, paths.designerAbout(designer)).href;
  const integrator = await anIntegrator(request);
  const set = (to: object | undefined) =>
    integrator.change('values', {
      remote: 'designers',
      values: [{ name: 'connect-early', to }],
    });
  await set({ percent: 50 });

  const seen = new Set<boolean>();
  for (let visitor = 0; visitor < 12 && seen.size < 2; visitor += 1) {
    seen.add(await isEarlyForVisitor(browser, about));
  }
  expect([...seen].sort()).toEqual([false, true]);

  await set({ percent: 0 });
  const link = new URL(
    await integrator.compose({}, [{ remote: 'designers', name: 'connect-early', to: true }]),
  );
  link.pathname = paths.designerAbout(designer);
  expect(await isEarlyForVisitor(browser, link.href)).toBe(true);
  expect(await isEarlyForVisitor(browser, about)).toBe(false);
  await set(undefined);
});

/** Opens the page twice as one visitor: the scripts keep what the server has rendered, and it is the same again. */
async function isEarlyForVisitor(browser: Browser, address: string): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watchTakeover(page);
  const orders: string[][] = [];
  for (const opened of [address, address.replace(/\?.*/, '')]) {
    await openRendered(page, opened);
    const rendered = await orderSent(page);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
    const { sent, kept } = await takeoverOf(page);
    expect(kept / sent).toBeGreaterThan(0.95);
    const sections = page.getByRole('heading', { level: 2 });
    expect(await sections.allTextContents()).toEqual(rendered);
    orders.push(rendered);
  }
  expect(orders[1]).toEqual(orders[0]);
  await context.close();
  return orders[0]?.[1] === 'Connect With Us';
}

/** The sections as the server sent them. */
const orderSent = (page: Page) =>
  page.evaluate(() =>
    window.takeover.sent.flatMap((one) => (one.tagName === 'H2' ? [one.textContent ?? ''] : [])),
  );
