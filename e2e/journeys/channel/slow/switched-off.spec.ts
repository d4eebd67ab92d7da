import { paths } from '@aangan/domain';
import { violations } from '../../../fixtures/accessibility.ts';
import { untilRendered } from '../../../fixtures/open-rendered.ts';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { expect, test } from '../../../fixtures/test.ts';

const heading = 'This page is not available right now';

test('a remote that is switched off shows a notice, with and without scripts, and everything else works', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  // The staging channel: journeys of the site use production meanwhile.
  const staging = stagingAt(baseURL);
  const at = (path: string) => new URL(path, staging).href;
  const signedIn = await request.post('/api/auth/login/', {
    data: { email: 'integrator@aangan.test', password: 'courtyard-demo' },
  });
  const { access } = await signedIn.json();
  const turn = async (isOff: boolean) => {
    const answer = await request.post('/platform/channels/staging/switches', {
      data: { names: ['designers'], isOff, why: 'e2e' },
      headers: { authorization: `Bearer ${access}` },
    });
    expect(answer.status()).toBe(200);
    const status = isOff ? 503 : 200;
    await expect.poll(async () => (await request.get(at(paths.designers()))).status()).toBe(status);
  };

  await turn(true);
  await page.goto(at(paths.designers()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Vendors' }).click();
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  // Its slot for a button of the designers is empty.
  await expect(page.getByRole('button', { name: 'GET IN TOUCH' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('banner').getByRole('link', { name: 'Designers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  // The page of a firm has no header of the site; its notice has.
  await page.goto(at(paths.designer(1)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Vendors' })).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const scriptless = await plain.newPage();
  await scriptless.goto(at(paths.designers()));
  await expect(scriptless.getByRole('heading', { level: 1 })).toHaveText(heading);
  await scriptless.getByRole('banner').getByRole('link', { name: 'Vendors' }).click();
  await expect(scriptless).toHaveURL(/vendors/);
  await untilRendered(scriptless);
  await expect(scriptless.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  await plain.close();

  await turn(false);
  await page.goto(at(paths.designers()));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
});
