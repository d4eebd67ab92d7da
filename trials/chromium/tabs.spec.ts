import { randomSequence } from '@aangan/domain';
import type { Page } from '@playwright/test';
import {
  accountOf,
  answers,
  expireToken,
  refreshUrl,
  tabsOfNewcomer,
} from '../../e2e/fixtures/refreshing-tabs.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';

const rounds = Number(process.env.ROUNDS ?? 30);
const tabCount = 5;
/** The same seed gives the same answers and pauses; which tab gets them is up to the browser. */
const seed = Number(process.env.RANDOM_SEED ?? 1);
/** The longest an answer or a reload waits, in milliseconds. */
const maxMs = 1_500;

test(`${tabCount} tabs stay signed in for ${rounds} rounds of slow and lost answers`, async ({
  page,
  context,
}) => {
  const random = randomSequence(seed);
  const counts = { refreshes: 0, slow: 0, lost: 0 };
  let tabs = await tabsOfNewcomer(page, tabCount);
  let held = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await context.route(refreshUrl, (route) => {
      const kind = (['prompt', 'slow', 'lost'] as const)[Math.floor(random() * 3)] ?? 'slow';
      counts.refreshes += 1;
      if (kind === 'prompt') return route.continue();
      counts[kind] += 1;
      return answers[kind](route, random() * maxMs);
    });
    await expireToken(page);
    const reload = async (tab: Page) => {
      await pause(random() * maxMs);
      // The second reload interrupts what the first has begun.
      await tab.reload({ waitUntil: 'commit' });
      await pause(random() * maxMs);
      await tab.reload();
    };
    await Promise.all(tabs.map(reload));
    await context.unroute(refreshUrl);
    await Promise.all(tabs.map((tab) => tab.reload()));
    const signedOut = await withoutAccount(tabs);
    if (signedOut === 0) held += 1;
    console.log(`${round}  ${signedOut === 0 ? 'held' : `FAILED in ${signedOut} tabs`}`);
    if (signedOut > 0) {
      for (const tab of tabs.slice(1)) await tab.close();
      await page.evaluate(() => localStorage.clear());
      tabs = await tabsOfNewcomer(page, tabCount);
    }
  }
  const { refreshes, slow, lost } = counts;
  console.log(`${refreshes} refreshes, ${slow} answered slowly, ${lost} with the answer lost`);
  console.log(`tabs: ${rounds} tried, ${held} held (seed ${seed})`);
  expect(held).toBe(rounds);
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many tabs do not show the account within the usual time. */
async function withoutAccount(tabs: readonly Page[]): Promise<number> {
  const shown = tabs.map((tab) =>
    expect(accountOf(tab))
      .toBeVisible()
      .then(
        () => 0 as number,
        () => 1,
      ),
  );
  return (await Promise.all(shown)).reduce((sum, one) => sum + one, 0);
}
