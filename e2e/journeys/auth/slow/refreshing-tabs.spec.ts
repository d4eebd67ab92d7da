import {
  accountOf,
  answers,
  expireToken,
  refreshUrl,
  tabsOfNewcomer,
} from '../../../fixtures/refreshing-tabs.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.setTimeout(300_000);

// For many rounds: npm run trial -- tabs.
test('five tabs that refresh at once, reload meanwhile or lose the answer stay signed in', async ({
  page,
  context,
}) => {
  const tabs = await tabsOfNewcomer(page, 5);
  for (const [answer, delayMs] of [
    [answers.slow, 700],
    [answers.lost, 0],
  ] as const) {
    await context.route(refreshUrl, (route) => answer(route, delayMs));
    const asked = context.waitForEvent('request', (request) =>
      request.url().endsWith('/auth/token/refresh/'),
    );
    await expireToken(page);
    // Each tab hears of the changed token, or is reloaded, and refreshes; the reloads interrupt some.
    await Promise.all(tabs.map((tab) => tab.reload()));
    await asked;
    await Promise.all(tabs.map((tab) => tab.reload()));
    await context.unroute(refreshUrl);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await expect(accountOf(tab)).toBeVisible();
  }
});
