import { paths } from '@aangan/domain';
import { greeting, signIn } from '../../../fixtures/accounts.ts';
import { withEdge } from '../../../fixtures/an-edge.ts';
import { openRendered } from '../../../fixtures/open-rendered.ts';
import { pagesOfFirms } from '../../../fixtures/public-pages.ts';
import { takeoverOf, watchTakeover } from '../../../fixtures/takeover.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('pages whose releases have an origin of their own load nothing of them from the site’s', async ({
  page,
  request,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const port = Number(new URL(site).port) + 25;
  const [origin, files] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const env = { PUBLIC_URL: origin, RELEASES_URL: files };
  await withEdge({ site, port, env }, async () => {
    const [loaded, refused] = [new Set<string>(), new Set<string>()];
    page.on('request', (asked) => {
      const url = new URL(asked.url());
      // The files of the page's composition come from where the page does.
      const isOfRelease = /^\/releases\/(?!compositions\/)/.test(url.pathname);
      if (isOfRelease) loaded.add(url.origin);
    });
    page.on('requestfailed', (failed) => {
      // What a page asked for when it was left.
      if (failed.failure()?.errorText !== 'net::ERR_ABORTED') refused.add(failed.url());
    });
    page.on('console', (message) => {
      if (/Content Security Policy|CORS/.test(message.text())) refused.add(message.text());
    });
    for (const path of await pagesOfFirms(request)) {
      await openRendered(page, origin + path);
      await page.evaluate(() => document.fonts.ready);
    }
    // Modules that are loaded on the way.
    await page.goto(origin + paths.about());
    await page.getByRole('link', { name: 'vendors', exact: true }).click();
    await expect(page).toHaveURL(origin + paths.vendors());
    await page.goto(origin + paths.login());
    await signIn(page, 'client@aangan.test');
    await expect(greeting(page)).toBeAttached();
    expect([...loaded]).toEqual([files]);
    expect([...refused]).toEqual([]);

    await watchTakeover(page);
    await openRendered(page, origin + paths.designers());
    const { sent, kept } = await takeoverOf(page);
    expect(kept / sent, 'what the server rendered is what the browser makes').toBeGreaterThan(0.95);
  });
});
