import { paths } from '@aangan/domain';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { getInTouch } from '../../e2e/fixtures/connecting.ts';
import { demoFirms } from '../../e2e/fixtures/demo-firms.ts';
import { anIntegrator, type Integrator } from '../../e2e/fixtures/other-release.ts';
import { stagingAt } from '../../e2e/fixtures/ports-after.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';

/** Of a vendor's page: the owner, a part that it shows in a dialog, and what is in a slot of it. */
const owners = ['vendors', 'designers', 'boards'] as const;
type Owner = (typeof owners)[number];
const modules = { vendors: 'VendorPage', designers: 'ConnectDialog', boards: 'SaveButton' };
/** Which of them fails for a visitor: a release that fails by a cookie is one that is checked once, for all turns. */
const failing = 'fails';

/** How many visitors are tried: one in a hundred gets all canaries, and a dozen of them are enough. */
const maxVisitors = 4_000;

/** The id of a release: another one for each try. */
const idOf = (owner: Owner) => `b1a3${test.info().retry}${'0'.repeat(10)}${owners.indexOf(owner)}`;

/** The owners of live canaries of staging. */
async function ownersOfCanaries(request: APIRequestContext): Promise<Owner[]> {
  const { canaries = [] } = await (await request.get('/platform/channels/staging')).json();
  const remotes = (canaries as { remotes: { name: Owner }[] }[]).flatMap((one) => one.remotes);
  return remotes.map(({ name }) => name).toSorted();
}

let integrator: Integrator;
const setCanary = (owner: Owner, canary: number) =>
  integrator.change('releases', {
    releases: [{ name: owner, release: idOf(owner) }],
    canary,
    // Pages that a loaded machine opens too slowly are not what this is about.
    force: true,
  });

/** Whether the canary of an owner has ended, which happens while the next visitors come. */
type IsOver = () => Promise<boolean>;

let visitors = 0;

/** The next visitor, of a network of their own, who gets all of these releases; undefined once it is over. */
async function nextVisitor(address: string, releases: readonly string[], isOver: IsOver) {
  while (visitors < maxVisitors) {
    visitors += 1;
    const from = { 'x-forwarded-for': `10.${visitors >> 8}.${visitors & 255}.7` };
    const headers = { ...from, 'user-agent': 'Mozilla/5.0 (trial)' };
    const answer = await fetch(address, { headers });
    const html = await answer.text();
    const [, id] = /aangan-visitor=([^;]+)/.exec(answer.headers.getSetCookie().join('; ')) ?? [];
    if (id && releases.every((release) => html.includes(release))) return { from, id };
    if (visitors % 20 === 0 && (await isOver())) return undefined;
  }
  throw new Error(`${maxVisitors} visitors were not enough.`);
}

/** Shows the page with its slot and its part, until the browser tells that something fails, or it is over. */
async function useUntilFailure(page: Page, address: string, owner: Owner, isOver: IsOver) {
  let hasFailed = false;
  page.on('console', (message) => {
    hasFailed ||= message.text().startsWith('remote-failed');
  });
  await page.goto(address);
  for (const at of [5, 9]) await page.mouse.move(at, at);
  if (owner === 'designers') await getInTouch(page).first().click();
  await expect.poll(async () => hasFailed || (await isOver())).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Has a visitor come who gets all of these canaries, of which one fails. */
async function visit(
  browser: Browser,
  address: string,
  live: Owner[],
  owner: Owner,
  isOver: IsOver,
) {
  const visitor = await nextVisitor(address, live.map(idOf), isOver);
  if (!visitor) return;
  const context = await browser.newContext({ extraHTTPHeaders: visitor.from });
  await context.addCookies([
    { name: 'aangan-visitor', value: visitor.id, url: address },
    { name: failing, value: owner, url: address },
  ]);
  await useUntilFailure(await context.newPage(), address, owner, isOver);
  await context.close();
}

test.afterEach(async ({ request }) => {
  for (const name of await ownersOfCanaries(request)) {
    await integrator.change('rollbacks', { releases: [{ name }] });
  }
});

test('of a page, its part and what is in its slot, only the canary of the one that fails in the browser is ended', async ({
  browser,
  request,
  baseURL,
}) => {
  integrator = await anIntegrator(request);
  const address = stagingAt(baseURL, paths.vendor((await demoFirms(request)).vendor)).href;
  for (const remote of owners) {
    const fails = `if (document.cookie.includes('${failing}=${remote}')) throw Error('It fails.');`;
    await integrator.publish({ id: idOf(remote), remote, before: { [modules[remote]]: fails } });
  }

  // The one that fails has more visitors than the others: by their shares, each of these would be blamed before it.
  await setCanary('vendors', 40);
  await setCanary('designers', 30);
  await setCanary('boards', 20);
  for (const owner of owners) {
    const live = await ownersOfCanaries(request);
    const isOver = async () => !(await ownersOfCanaries(request)).includes(owner);
    while (!(await isOver())) await visit(browser, address, live, owner, isOver);
    const others = live.filter((one) => one !== owner);
    expect(await ownersOfCanaries(request), owner).toEqual(others);
    // It is sound beside the others, which fail after it.
    if (owner === 'vendors') await setCanary(owner, 15);
  }
});
