import { paths } from '@aangan/domain';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { openRendered } from '../../../fixtures/open-rendered.ts';
import { anIntegrator } from '../../../fixtures/other-release.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { expect, test } from '../../../fixtures/test.ts';

const slot = 'vendor.page.contact';
const inSlot = `[data-slot="${slot}"]`;
const contact = { name: 'GET IN TOUCH' };

test('a vendor’s page is rendered with what designers put into its slot, and only that page carries it', async ({
  page,
  request,
}) => {
  const { vendor } = await demoFirms(request);
  await openRendered(page, paths.vendor(vendor));
  const html = await (await request.get(paths.vendor(vendor))).text();
  expect(html).toMatch(new RegExp(`data-slot="${slot}"[^>]*>.*?GET IN TOUCH`, 's'));
  expect(html).toContain(`"${slot}":`);
  expect(await (await request.get(paths.designers())).text()).not.toContain(slot);
  await page.locator(inSlot).getByRole('button', contact).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what comes late or cannot be loaded moves nothing', async ({ page, request }) => {
  const { vendor } = await demoFirms(request);
  let isHeld = true;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/releases\/designers\//, async (route) => {
    if (isHeld) await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto(paths.vendors());
  // The router hears of the address only once the page has started.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, paths.vendor(vendor));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator(inSlot)).toBeAttached();
  const places = async () =>
    Promise.all(
      [heading, page.getByRole('list', { name: 'Work' }), page.locator(inSlot)].map((one) =>
        topOf(one),
      ),
    );
  await expect(heading).toBeVisible();
  const before = await places();
  expect(await page.locator(inSlot).evaluate(({ clientHeight }) => clientHeight)).toBe(48);
  isHeld = false;
  release();
  await expect(page.locator(inSlot).getByRole('button', contact)).toBeVisible();
  expect(await places()).toEqual(before);
});

async function topOf(one: { boundingBox(): Promise<{ y: number } | null> }) {
  return (await one.boundingBox())?.y;
}

test('one extension is switched off by itself, and on again', async ({
  page,
  request,
  baseURL,
}) => {
  const { vendor, designer } = await demoFirms(request);
  // The staging channel: journeys of the site use production meanwhile.
  const staging = stagingAt(baseURL);
  const at = (path: string) => new URL(path, staging).href;
  const integrator = await anIntegrator(request);
  const turn = async (isOff: boolean) => {
    const extension = { slot, expose: './ConnectButton' };
    await integrator.change('switches', { names: ['designers'], extension, isOff });
    const isShown = async () =>
      (await (await request.get(at(paths.vendor(vendor)))).text()).includes(slot);
    await expect.poll(isShown).toBe(!isOff);
  };
  await turn(true);
  await page.goto(at(paths.vendor(vendor)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Work' })).toBeVisible();
  await expect(page.getByRole('button', contact)).toHaveCount(0);
  await page.goto(at(paths.designer(designer)));
  await expect(page.getByRole('button', contact)).toBeVisible();
  await turn(false);
  await page.goto(at(paths.vendor(vendor)));
  await expect(page.locator(inSlot).getByRole('button', contact)).toBeVisible();
});
