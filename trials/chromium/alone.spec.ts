import { paths } from '@aangan/domain';
import { openAlone, startAlone } from '../../e2e/fixtures/alone.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';

/** A page of each remote and who may see it. */
const pages = [
  { remote: 'mfe-auth', path: paths.login(), account: '' },
  { remote: 'mfe-designers', path: paths.designers(), account: '' },
  { remote: 'mfe-vendors', path: paths.vendors(), account: '' },
  { remote: 'mfe-onboarding', path: paths.designerBasicInfo(), account: 'designer' },
  { remote: 'mfe-portfolio', path: paths.portfolio(), account: 'vendor' },
];

for (const { remote, path, account } of pages) {
  test(`${remote} starts alone, with its own session`, async ({ page, baseURL }) => {
    await startAlone(remote, { port: 4720, api: baseURL }, async (origin) => {
      await openAlone(page, origin + path, account);
      await expect(page.getByText(/, alone$/)).toBeVisible();
    });
  });
}
