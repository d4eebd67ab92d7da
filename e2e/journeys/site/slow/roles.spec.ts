import { paths, type SignUpType } from '@aangan/domain';
import { aNewcomer, signIn, signUp } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const landings: [SignUpType, RegExp | string][] = [
  ['client', '/'],
  ['designer', /\/designer\/onboarding\/basic-info$/],
  ['vendor', /\/vendor\/onboarding\/basic-info$/],
];

for (const [type, landing] of landings) {
  test(`a new ${type} is sent to their first page`, async ({ page }) => {
    await page.goto(paths.register(type));
    await signUp(page, type, aNewcomer());
    await expect(page).toHaveURL(landing);
  });
}

for (const [account, heading] of [
  ['client', /every room/i],
  ['vendor', /every room/i],
  ['designer', 'Featured Vendors'],
  ['architect', 'Featured Vendors'],
] as const) {
  test(`a signed-in ${account} sees their own home`, async ({ page }) => {
    await page.goto(paths.login());
    await signIn(page, `${account}@aangan.test`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).hover();
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  });
}

for (const [account, asked, own] of [
  ['vendor', paths.designerBasicInfo(), /\/vendor\/onboarding\/basic-info$/],
  ['designer', paths.vendorBasicInfo(), /\/designer\/onboarding\/basic-info$/],
  ['client', paths.designerOnboarding(), /\/profile$/],
  ['client', paths.portfolio(), /\/profile$/],
] as const) {
  test(`a ${account} who opens ${asked} is redirected to their own page`, async ({ page }) => {
    await page.goto(paths.login(asked));
    await signIn(page, `${account}@aangan.test`);
    await expect(page).toHaveURL(own);
  });
}
