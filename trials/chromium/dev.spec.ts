import { withDevRemote } from '../../e2e/fixtures/dev-remote.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';

const form = 'src/features/sign-in/components/sign-in.tsx';

test('an edit is painted in the pages of staging within a second', async ({ page, baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port) + 3;
  await withDevRemote(
    'auth',
    { site: baseURL, port, channel: 'staging' },
    async ({ link, edit }) => {
      await page.goto(link);
      await page.getByRole('button', { name: 'Load it in this tab' }).click();
      await page.getByLabel('Email').fill('client@aangan.test');
      const times: number[] = [];
      for (let round = 0; round < 9; round += 1) {
        const begun = performance.now();
        await edit(form, (text) =>
          text.replace(/const title = [^;]+;/, `const title = "Come in ${round}";`),
        );
        await page.getByRole('heading', { level: 1, name: `Come in ${round}` }).waitFor();
        times.push(Math.round(performance.now() - begun));
        // A person looks at it.
        await page.waitForTimeout(500);
      }
      console.log(`edit to paint, in milliseconds: ${times.join(' ')}`);
      await expect(page.getByLabel('Email')).toHaveValue('client@aangan.test');
      expect(Math.max(...times)).toBeLessThan(1_000);
    },
  );
});
