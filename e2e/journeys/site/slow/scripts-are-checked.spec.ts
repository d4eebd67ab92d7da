import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** Changes the scripts at these addresses on their way to the browser. */
async function tamper(page: Page, url: RegExp): Promise<() => number> {
  let changed = 0;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
  });
  return () => changed;
}

const isTampered = (page: Page) => page.evaluate(() => 'tampered' in window);

for (const [what, url] of [
  ['entry', /\/releases\/designers\/[^/]+\/entry\./],
  ['chunk', /\/releases\/designers\/[^/]+\/DesignersPage\./],
] as const) {
  test(`a remote’s ${what} that was changed on the way does not run`, async ({ page }) => {
    const changed = await tamper(page, url);
    await page.goto(paths.designers());
    await expect(page.getByText(/could not be loaded$/)).toBeVisible({
      timeout: 10_000,
    });
    expect(changed()).toBeGreaterThan(0);
    expect(await isTampered(page)).toBe(false);
  });
}

test('a lazy chunk of the shell that was changed on the way does not run', async ({ page }) => {
  const changed = await tamper(page, /\/releases\/shell\/[^/]+\/support-page\./);
  await page.goto(paths.about());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).first().click();
  await expect.poll(changed).toBeGreaterThan(0);
  await expect(page.getByRole('main').or(page.getByRole('alert')).first()).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveCount(0);
  expect(await isTampered(page)).toBe(false);
});

test('every script of a page that is used carries its integrity', async ({ page }) => {
  await page.goto(paths.designers());
  // A link that is pressed before the table of routes is there loads a document of its own.
  await quiet(page);
  const loaded = await page.evaluate(() => {
    const seen: { src: string; integrity: string }[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLScriptElement && node.src) {
            seen.push({ src: node.src, integrity: node.integrity });
          }
        }
      }
    }).observe(document.documentElement, { childList: true, subtree: true });
    Object.assign(window, { seen });
    return [...document.querySelectorAll('script[src]')].map((script) => ({
      src: script.getAttribute('src') ?? '',
      integrity: script.getAttribute('integrity') ?? '',
    }));
  });
  await page.getByRole('banner').getByRole('link', { name: 'Vendors' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const later = await page.evaluate(
    () => (window as unknown as { seen: { src: string; integrity: string }[] }).seen,
  );
  expect(later.length).toBeGreaterThan(0);
  for (const { src, integrity } of [...loaded, ...later]) {
    expect(integrity, src).toMatch(/^sha384-/);
  }
});
