import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { greeting } from '../../../fixtures/accounts.ts';
import { withDevRemote } from '../../../fixtures/dev-remote.ts';
import { expect, test } from '../../../fixtures/test.ts';

const form = 'src/features/sign-in/components/sign-in.tsx';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const badge = (page: Page) => page.getByRole('complementary', { name: 'Composed page' });

test('a remote under work is in the site’s pages: edits keep what was typed, and its end is seen', async ({
  page,
  context,
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? '').port) + 3;
  // Other journeys change auth on staging.
  const where = { site: baseURL, port, channel: 'production' };
  await withDevRemote('auth', where, async ({ link, edit, stop }) => {
    // Nothing of this computer runs before the question is answered.
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const ofServer = () => loaded.filter((url) => new URL(url).port === String(port));
    await page.goto(link);
    await expect(page.getByText(`http://localhost:${port}`)).toBeVisible();
    expect(ofServer()).toEqual([]);
    await page.evaluate(() => document.querySelector('button')?.click());
    expect(ofServer()).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Load code of your computer?');
    await page.getByRole('button', { name: 'Load it in this tab' }).click();
    await expect(badge(page)).toContainText('1 release differs from production');
    await expect(page).toHaveURL(new RegExp(`${paths.login()}$`));
    expect(ofServer().length).toBeGreaterThan(1);

    const [email, password] = [
      page.getByLabel('Email'),
      page.getByLabel('Password', { exact: true }),
    ];
    await email.fill('client@aangan.test');
    const before = page.url();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await edit(form, (text) =>
      text.replace(
        "const title = t({ id: 'auth.sign-in-title', message: 'Sign in' })",
        "const title = 'Come in'",
      ),
    );
    await expect(heading(page, 'Come in')).toBeVisible();
    await expect(email).toHaveValue('client@aangan.test');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(page.url()).toBe(before);

    // The next document of the tab is composed in the same way; another tab is not.
    await page.reload();
    await expect(heading(page, 'Come in')).toBeVisible();
    await expect(page).toHaveURL(before);
    const other = await context.newPage();
    await other.goto(before);
    await expect(heading(other, 'Sign in')).toBeVisible();
    await expect(badge(other)).toHaveCount(0);
    // A script of the site that opens the link cannot reach its question.
    const [question] = await Promise.all([
      other.waitForEvent('popup'),
      other.evaluate((address) => {
        Object.assign(window, { opened: window.open(address) });
      }, link),
    ]);
    await expect(question.getByRole('button', { name: 'Load it in this tab' })).toBeVisible();
    const isReached = () => (window as unknown as { opened: Window }).opened.closed === false;
    expect(await other.evaluate(isReached)).toBe(false);
    await question.close();
    await other.close();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(
      'aangan-composed-production',
    );

    // The real API and its sign-in; a page of another remote is rendered on the server.
    await email.fill('client@aangan.test');
    await password.fill('courtyard-demo');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(greeting(page)).toBeVisible();
    await expect(async () => {
      // On a busy machine a page is sent unrendered.
      const answered = page.waitForResponse((answer) => answer.url().includes('compose='));
      await page.goto(new URL(paths.vendors(), before).href);
      expect(await (await answered).text()).toMatch(/<div id="root">.*<h1/s);
    }).toPass();
    await expect(badge(page)).toBeVisible();
    await expect(greeting(page)).toBeVisible();

    await stop();
    await page.reload();
    await expect(badge(page)).toContainText(`nothing answers at http://localhost:${port}`);
    await expect(page).toHaveURL(new URL(paths.vendors(), before).href);
    await badge(page).getByRole('link', { name: 'Leave' }).click();
    await expect(badge(page)).toHaveCount(0);
    await page.reload();
    await expect(badge(page)).toHaveCount(0);
  });
});
