import { paths } from '@aangan/domain';
import type { APIRequestContext } from '@playwright/test';
import { violations } from '../../fixtures/accessibility.ts';
import { signedIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What every visitor can open. On wide screens only what is laid out in another way there. */
async function publicPages(request: APIRequestContext, width: number): Promise<string[]> {
  const designers = await (await request.get('/api/designers/profiles/?page_size=1')).json();
  const vendors = await (await request.get('/api/designers/vendors/?page_size=1')).json();
  const designer = designers.results[0].id;
  const wide = [
    paths.home(),
    paths.designers(),
    paths.designer(designer),
    paths.designerTeam(designer),
    paths.vendor(vendors.results[0].id),
    paths.login(),
  ];
  if (width > 1000) return wide;
  return [
    ...wide,
    paths.designerAbout(designer),
    paths.vendors(),
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
  ];
}

for (const width of [390, 1440]) {
  test(`axe finds nothing on the public pages at ${width} px`, async ({ page, request }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of await publicPages(request, width)) {
      await page.goto(path);
      expect(await violations(page), path).toEqual([]);
    }
  });
}

for (const [account, pages] of [
  ['client', [paths.home(), paths.profile()]],
  [
    'designer',
    [
      paths.home(),
      paths.profile(),
      paths.account(),
      paths.designerBasicInfo(),
      paths.designerSocial(),
      paths.designerPreview(),
      paths.portfolio(),
    ],
  ],
  [
    'vendor',
    [
      paths.home(),
      paths.profile(),
      paths.account(),
      paths.vendorBasicInfo(),
      paths.vendorSocial(),
      paths.vendorPreview(),
      paths.portfolio(),
    ],
  ],
  ['operator', [paths.operator()]],
] as const) {
  test(`axe finds nothing on the ${account}’s pages`, async ({ page }) => {
    await signedIn(page, account);
    for (const path of pages) {
      await page.goto(path);
      expect(await violations(page), path).toEqual([]);
    }
  });
}
