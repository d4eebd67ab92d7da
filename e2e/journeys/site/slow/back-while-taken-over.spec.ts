import { paths } from '@aangan/domain';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** In the page: goes to another address of the router, as Back does, so long after React begins to take the page over. */
function goLater({ to, afterMs }: { to: string; afterMs: number }): void {
  const isTakenOver = () =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
  const looking = setInterval(() => {
    if (!isTakenOver()) return;
    clearInterval(looking);
    setTimeout(() => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, afterMs);
  }, 1);
}

test('a page shows what is at its address, whenever that changes while it is taken over', async ({
  browser,
  request,
}) => {
  const { vendor } = await demoFirms(request);
  const to = paths.vendor(vendor);
  for (const afterMs of [0, 40, 80, 160]) {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(goLater, { to, afterMs });
    await page.goto(paths.vendors());
    await page.mouse.move(50, 50);
    await page.mouse.move(80, 90);
    await expect(page).toHaveURL(to);
    // The address has changed while the page was taken over; what follows need not be slow.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.locator('[data-slot="vendor.page.contact"]')).toBeAttached();
    await page.close();
  }
});
