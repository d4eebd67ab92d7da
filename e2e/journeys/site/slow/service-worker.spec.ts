import { paths } from '@aangan/domain';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('code of a page cannot leave a service worker behind', async ({ page }) => {
  await page.goto(paths.about());
  await quiet(page);
  const told = await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/releases/"]');
    return navigator.serviceWorker.register(script?.src ?? '').then(
      () => 'registered',
      (error: Error) => error.name,
    );
  });
  expect(told).not.toBe('registered');
  // Without the policy of pages the script is not there either.
  const file = await page.locator('script[src*="/releases/"]').first().getAttribute('src');
  const asked = await page.request.get(file ?? '', { headers: { 'service-worker': 'script' } });
  expect(asked.status()).toBe(404);
});
