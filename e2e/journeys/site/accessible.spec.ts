import { paths } from '@aangan/domain';
import { violations } from '../../fixtures/accessibility.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const width of [390, 1440]) {
  test(`axe finds nothing on the public pages at ${width} px`, async ({ page, request }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const designers = await (await request.get('/api/designers/profiles/?page_size=1')).json();
    const vendors = await (await request.get('/api/designers/vendors/?page_size=1')).json();
    for (const path of [
      paths.home(),
      paths.designers(),
      paths.designer(designers.results[0].id),
      paths.designerAbout(designers.results[0].id),
      paths.designerTeam(designers.results[0].id),
      paths.vendors(),
      paths.vendor(vendors.results[0].id),
      paths.login(),
      paths.register(),
      paths.register('designer'),
      paths.forgotPassword(),
      paths.resetPassword('a-token'),
      paths.resetPassword(),
      paths.verifyEmail('a-token'),
      paths.about(),
      paths.support(),
      paths.terms(),
      paths.privacy(),
      paths.cookies(),
      '/no/such/page',
    ]) {
      await page.goto(path);
      expect(await violations(page), path).toEqual([]);
    }
  });
}

for (const [account, pages] of [
  ['client', [paths.home(), paths.profile()]],
  [
    'designer',
    [paths.home(), paths.profile(), paths.account(), paths.designerBasicInfo(), paths.portfolio()],
  ],
  ['vendor', [paths.home(), paths.profile(), paths.account(), paths.portfolio()]],
  ['operator', [paths.operator()]],
] as const) {
  test(`axe finds nothing on the ${account}’s pages`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(paths.login());
    await signIn(page, `${account}@aangan.test`);
    await expect(page).toHaveURL('/');
    for (const path of pages) {
      await page.goto(path);
      expect(await violations(page), path).toEqual([]);
    }
  });
}
