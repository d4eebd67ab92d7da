import { paths } from '@aangan/domain';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { getInTouch } from '../../../fixtures/connecting.ts';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { anIntegrator, type Integrator } from '../../../fixtures/other-release.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** Of a vendor's page: the owner, a part that it shows in a dialog, and what is in a slot of it. */
const owners = ['vendors', 'designers', 'boards'] as const;
type Owner = (typeof owners)[number];
const modules = { vendors: 'VendorPage', designers: 'ConnectDialog', boards: 'SaveButton' };
const broken = 'throw Error("It fails in the browser.");';

/** The visitors of a release that fails, and those of each of the others: by its share alone, one of these is blamed. */
const shares = { failing: 40, sound: 30 };
/** How many visitors are tried: one in 28 gets all three canaries, and eight of them are enough. */
const maxVisitors = 3_000;

/** The id of a release: another one for each try. */
const idOf = (owner: Owner, fails: boolean) =>
  `b1a3${test.info().retry}${'0'.repeat(9)}${owners.indexOf(owner)}${Number(fails)}`;

/** The releases of the live canaries of staging, by their remotes. */
async function liveCanaries(request: APIRequestContext): Promise<Record<string, string>> {
  const { canaries = [] } = await (await request.get('/platform/channels/staging')).json();
  const remotes = (canaries as { remotes: { name: string; release: string }[] }[]).flatMap(
    (one) => one.remotes,
  );
  return Object.fromEntries(remotes.map(({ name, release }) => [name, release]));
}

let integrator: Integrator;
const setCanary = (owner: Owner, { fails }: { fails: boolean }) =>
  integrator.change('releases', {
    releases: [{ name: owner, release: idOf(owner, fails) }],
    canary: fails ? shares.failing : shares.sound,
    // The gate opens the page of one that fails, and finds it.
    force: fails,
  });

let visitors = 0;

/** The next visitor, of a network of their own, who gets all of these releases. */
async function nextVisitor(address: string, releases: readonly string[]) {
  while (visitors < maxVisitors) {
    visitors += 1;
    const from = { 'x-forwarded-for': `10.${visitors >> 8}.${visitors & 255}.7` };
    const headers = { ...from, 'user-agent': 'Mozilla/5.0 (journey)' };
    const answer = await fetch(address, { headers });
    const html = await answer.text();
    const [, id] = /aangan-visitor=([^;]+)/.exec(answer.headers.getSetCookie().join('; ')) ?? [];
    if (id && releases.every((release) => html.includes(release))) return { from, id };
  }
  throw new Error(`${maxVisitors} visitors were not enough.`);
}

/** Shows the page with its slot and its part, until the browser tells that something fails. */
async function useUntilFailure(page: Page, address: string, owner: Owner): Promise<void> {
  const failure = page.waitForEvent('console', (message) =>
    message.text().startsWith('remote-failed'),
  );
  await page.goto(address);
  for (const at of [5, 9]) await page.mouse.move(at, at);
  if (owner === 'designers') await getInTouch(page).first().click();
  await failure;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function visit(browser: Browser, address: string, owner: Owner, releases: string[]) {
  const { from, id } = await nextVisitor(address, releases);
  const context = await browser.newContext({ extraHTTPHeaders: from });
  await context.addCookies([{ name: 'aangan-visitor', value: id, url: address }]);
  await useUntilFailure(await context.newPage(), address, owner);
  await context.close();
}

test.afterEach(async ({ request }) => {
  for (const name of Object.keys(await liveCanaries(request))) {
    await integrator.change('rollbacks', { releases: [{ name }] });
  }
});

test('of a page, its part and what is in its slot, only the canary of the one that fails in the browser is ended', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(1_200_000);
  integrator = await anIntegrator(request);
  const address = stagingAt(baseURL, paths.vendor((await demoFirms(request)).vendor)).href;
  for (const remote of owners) {
    await integrator.publish({ id: idOf(remote, false), remote });
    const before = { [modules[remote]]: broken };
    await integrator.publish({ id: idOf(remote, true), remote, before });
  }

  for (const owner of owners) {
    const others = owners.filter((one) => one !== owner);
    // The failing one is the oldest of the three.
    await setCanary(owner, { fails: true });
    for (const other of others) await setCanary(other, { fails: false });
    const releases = owners.map((one) => idOf(one, one === owner));
    const isLive = async () => owner in (await liveCanaries(request));
    while (await isLive()) {
      await visit(browser, address, owner, releases);
    }
    expect(Object.keys(await liveCanaries(request)).toSorted(), owner).toEqual(others.toSorted());
  }
});
