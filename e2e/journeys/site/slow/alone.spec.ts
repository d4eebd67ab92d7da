import { paths } from '@aangan/domain';
import { openAlone, openAloneRendered, startAlone } from '../../../fixtures/alone.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.setTimeout(180_000);

// Every remote: npm run trial -- alone.
test('a remote starts alone, with its own session, and shows its page as a server renders it', async ({
  page,
  browser,
  baseURL,
}) => {
  await startAlone('mfe-designers', { port: 4730, api: baseURL }, async (origin) => {
    const listing = origin + paths.designers();
    await openAlone(page, listing, 'vendor');

    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const rendered = await withoutScripts.newPage();
    await openAloneRendered(rendered, listing);
    await expect(rendered.getByRole('heading', { name: 'Featured Designers' })).toBeVisible();
    const firm = rendered.getByRole('main').getByRole('listitem').getByRole('heading').first();
    await expect(firm).toBeVisible();
    await expect(rendered.locator('script')).toHaveCount(0);
    await withoutScripts.close();
  });
});
