import { paths } from '@aangan/domain';
import { openAlone, openAloneRendered, startAlone } from '../../fixtures/alone.ts';
import { expect, test } from '../../fixtures/test.ts';

test.setTimeout(180_000);

// Every remote: npm run trial -- alone.
test('a remote starts alone, with its own session', async ({ page, baseURL }) => {
  await startAlone('mfe-portfolio', { port: 4720, api: baseURL }, async (origin) => {
    await openAlone(page, origin + paths.portfolio(), 'vendor');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a remote that starts alone shows its page as a server renders it', async ({
    page,
    baseURL,
  }) => {
    await startAlone('mfe-designers', { port: 4730, api: baseURL }, async (origin) => {
      await openAloneRendered(page, origin + paths.designers());
      await expect(page.getByRole('heading', { name: 'Featured Designers' })).toBeVisible();
      const firm = page.getByRole('main').getByRole('listitem').getByRole('heading').first();
      await expect(firm).toBeVisible();
      await expect(page.locator('script')).toHaveCount(0);
    });
  });
});
