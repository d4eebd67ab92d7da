import type { Page } from '@playwright/test';
import { withDevRemote } from '../../e2e/fixtures/dev-remote.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';

const form = 'src/features/sign-in/components/sign-in.tsx';

/**
 * Resolves in the frame that paints a title. A locator would not do: Playwright looks for it 0, 70, 270, 770 ms after it
 * was asked to wait.
 */
const painted = (page: Page, title: string) =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent === text) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    title,
  );

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
        const isPainted = painted(page, `Come in ${round}`);
        const begun = performance.now();
        await edit(form, (text) =>
          text.replace(/const title = [^;]+;/, `const title = "Come in ${round}";`),
        );
        await isPainted;
        times.push(Math.round(performance.now() - begun));
        // A person looks at it.
        await page.waitForTimeout(500);
      }
      const median = times.toSorted((a, b) => a - b)[4];
      console.log(`edit to paint, in milliseconds: ${times.join(' ')}; median ${median}, goal 400`);
      await expect(page.getByLabel('Email')).toHaveValue('client@aangan.test');
      expect(Math.max(...times)).toBeLessThan(1_000);
    },
  );
});
