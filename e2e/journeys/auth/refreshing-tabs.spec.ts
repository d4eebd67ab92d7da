import { paths } from '@aangan/domain';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { aNewcomer, signUp } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const refreshUrl = '**/api/auth/token/refresh/';

/** How the answer of a refresh that the API has made arrives. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  slow: async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 700));
    // A page that was reloaded meanwhile no longer takes the answer.
    await route.fulfill({ response }).catch(() => undefined);
  },
  lost: async (route) => {
    await route.fetch();
    await route.abort('connectionreset').catch(() => undefined);
  },
};

test.setTimeout(300_000);

test('five tabs that refresh at once, reload meanwhile or lose the answer stay signed in', async ({
  page,
  context,
}) => {
  await page.goto(paths.register());
  await signUp(page, 'client', aNewcomer());
  await expect(accountOf(page)).toBeVisible();
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await openTab(context));

  for (const kind of ['slow', 'lost']) {
    const answer = answers[kind] as (route: Route) => Promise<void>;
    await context.route(refreshUrl, answer);
    const asked = context.waitForEvent('request', (request) =>
      request.url().endsWith('/auth/token/refresh/'),
    );
    await page.evaluate(() => localStorage.setItem('token', 'expired'));
    // Each tab hears of the changed token, or is reloaded, and refreshes; the reloads interrupt some.
    await Promise.all(tabs.map((tab) => tab.reload()));
    await asked;
    await Promise.all(tabs.map((tab) => tab.reload()));
    await context.unroute(refreshUrl);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await expect(accountOf(tab)).toBeVisible();
  }
});

const accountOf = (page: Page) => page.getByRole('button', { name: 'Account of Meera Nair' });

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(paths.about());
  await expect(accountOf(tab)).toBeVisible();
  return tab;
}
