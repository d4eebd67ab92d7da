import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { violations } from '../../../fixtures/accessibility.ts';
import { signedIn } from '../../../fixtures/accounts.ts';
import { cutTexts } from '../../../fixtures/cut-texts.ts';
import { watchEnglish } from '../../../fixtures/english-left.ts';
import { publicPages } from '../../../fixtures/public-pages.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { sidewaysScrollAt } from '../../../fixtures/sideways-scroll.ts';
import { expect, test } from '../../../fixtures/test.ts';

const inHindi = (path: string) => (path === '/' ? '/hi' : `/hi${path}`);

/** Pages that need an account, by the demo account that sees them filled. */
const ofAccounts: Record<string, string[]> = {
  client: ['/', paths.account(), paths.profile(), paths.connectionRequests(), paths.boards()],
  designer: [
    '/',
    paths.account(),
    paths.profile(),
    paths.portfolio(),
    paths.connectionRequests(),
    '/designer/onboarding',
  ],
  vendor: ['/', paths.profile(), paths.portfolio(), '/vendor/onboarding'],
  operator: ['/operator'],
};

/** As the other journeys have it. */
const wide = { width: 1280, height: 720 };

/** What is wrong with pages in Hindi: English texts, signs that are cut, and what axe finds, with the page's path. */
async function faultsOf(page: Page, pages: readonly string[]): Promise<string[]> {
  const english = watchEnglish(page);
  const faults: string[] = [];
  for (const path of pages) {
    await page.goto(inHindi(path));
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await quiet(page);
    const found = [
      ...(await english()).map((text) => `English in ${text}`),
      ...(await violations(page)).map((text) => `axe: ${text}`),
      // What is shortened on purpose is what people wrote. A notification that leaves is no content any more.
      ...(await cutTexts(page, 'body'))
        .filter((text) => /[\u0900-\u097F]/.test(text) && !text.includes('toast-exit'))
        .map((text) => `cut: ${text}`),
    ];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
    const sideways = await sidewaysScrollAt(page, 320);
    faults.push(...sideways.map((text) => `${path} at 320 px: ${text}`));
    await page.setViewportSize(wide);
  }
  return faults;
}

test('public pages in Hindi have no English, cut no sign and pass axe', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const pages = [...(await publicPages(request)), paths.boards()];
  expect(await faultsOf(page, pages)).toEqual([]);
});

for (const [account, pages] of Object.entries(ofAccounts)) {
  test(`the pages of a ${account} in Hindi have no English, cut no sign and pass axe`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await signedIn(page, account);
    // As after choosing Hindi. The demo account keeps its language for the other journeys.
    await page.context().addCookies([{ name: 'aangan-language', value: 'hi', url: page.url() }]);
    await page.route('**/api/auth/me/', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    expect(await faultsOf(page, pages)).toEqual([]);
  });
}
