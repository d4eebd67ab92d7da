import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { signIn } from '../../../fixtures/accounts.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

const avatar = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true });

async function signInAs(page: Page, email: string) {
  await page.goto(paths.login());
  await signIn(page, email);
  await expect(avatar(page)).toBeVisible();
}

async function fitsItsScreen(page: Page) {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, 'pixels that the page is wider than its screen').toBeLessThanOrEqual(0);
}

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('touch opens, closes and uses the account’s menu', async ({ page }) => {
    await signInAs(page, 'client@aangan.test');
    // Beside the bell there is room for the name.
    await expect(page.getByText('Kavya', { exact: true })).toBeInViewport();
    await fitsItsScreen(page);

    await avatar(page).tap();
    await expect(page.getByText('client@aangan.test')).toBeInViewport();
    await expect(logout(page)).toBeInViewport();
    await fitsItsScreen(page);
    await avatar(page).tap();
    await expect(logout(page)).toBeHidden();

    await avatar(page).tap();
    await page.touchscreen.tap(20, 600);
    await expect(logout(page)).toBeHidden();

    await avatar(page).tap();
    await page.getByRole('link', { name: 'Profile', exact: true }).tap();
    await expect(page).toHaveURL(paths.profile());
    await expect(logout(page)).toBeHidden();
  });

  test('the keyboard opens, uses and leaves the account’s menu', async ({ page }) => {
    await signInAs(page, 'vendor@aangan.test');
    await expect(page.getByText(/^Welcome /)).toHaveCount(0);
    await expect(page).toHaveURL(paths.home());
    // Keyboard focus on the avatar opens it, and the next Tab moves into it.
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(logout(page)).toBeVisible();
    await expect(avatar(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(avatar(page)).toBeFocused();
    await expect(logout(page)).toBeHidden();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await expect(logout(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(avatar(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeInViewport();
    await menu.getByRole('link', { name: 'Designers' }).tap();
    await expect(page).toHaveURL(paths.designers());
    await expect(menu).toBeHidden();
    await fitsItsScreen(page);
  });
});

test('Logout on a protected page leads to the home page, and that page asks to sign in again', async ({
  page,
}) => {
  await signInAs(page, 'client@aangan.test');
  await page.goto(paths.profile());
  await avatar(page).hover();
  await logout(page).click();
  await expect(page).toHaveURL(paths.home());
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await page.goto(paths.profile());
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile/);
});

test('two tabs follow each other’s sign-in, change of account and sign-out', async ({
  page,
  context,
}) => {
  await page.goto(paths.about());
  const other = await context.newPage();
  await other.goto(paths.login());
  await signIn(other, 'client@aangan.test');
  await expect(page.getByText(/^Welcome /)).toBeVisible();

  await other.goto(paths.profile());
  await avatar(page).hover();
  await logout(page).click();
  await expect(other).toHaveURL(/\/login\?next=%2Fprofile/);

  await signIn(other, 'designer@aangan.test');
  await expect(other).toHaveURL(paths.profile());
  await avatar(page).hover();
  await expect(page.getByText('designer@aangan.test')).toBeVisible();
});

test('a failed check of the session signs out no one, and can be repeated', async ({ page }) => {
  await signInAs(page, 'client@aangan.test');
  await page.route('**/api/auth/me/', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(paths.designers());
  const again = page.getByRole('button', { name: /^Try again/ });
  await expect(page.getByRole('banner').locator(again)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await page.goto(paths.profile());
  await expect(page.getByText('You are still signed in.', { exact: false })).toBeVisible();
  await expect(again).toHaveCount(1);
  await page.unroute('**/api/auth/me/');
  await again.click();
  await expect(page.getByText(/^Welcome /)).toBeVisible();
});

test('the footer’s pages come with their details, and Back leads back', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.terms());
  await expect(page.getByText(/^These terms are between you and/)).toBeVisible();
  await page.getByRole('link', { name: 'Disputes and law' }).click();
  await expect(page.getByRole('heading', { name: 'Disputes and law' })).toBeInViewport();
  expect(asked).not.toContain('/api/public/site/');
  await page.getByRole('link', { name: '← Back' }).click();
  await expect(page).toHaveURL(paths.home());

  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['About', paths.about()],
    ['Support', paths.support()],
    ['Privacy', paths.privacy()],
    ['Cookies', paths.cookies()],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport();
    await page.reload();
    await page.getByRole('link', { name: '← Back' }).click();
    await expect(page).toHaveURL(paths.home());
  }
});

test('Back leads back to a page that a link has left before scripts ran', async ({ page }) => {
  await page.goto(paths.designers());
  await page.evaluate((path) => window.location.assign(path), paths.about());
  await expect(page).toHaveURL(paths.about());
  await quiet(page);
  await page.getByRole('link', { name: '← Back' }).click();
  await expect(page).toHaveURL(paths.designers());
});

test('a message to support survives a reload and being offline, and gets a number', async ({
  page,
  context,
}) => {
  await page.goto(paths.support());
  await page.getByLabel('Name').fill('Meera Nair');
  await page.getByLabel('Email', { exact: true }).fill('meera@example.in');
  await page.getByLabel('Subject').fill('A wrong picture');
  await page.getByLabel('Message').fill('The third picture is ours.');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('The third picture is ours.');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Network error.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByText(/AAN-\d{6}/)).toBeVisible();
});

test('a toast is at the top right, at most 350 px wide', async ({ page }) => {
  await signInAs(page, 'designer@aangan.test');
  await page.goto(paths.designerBasicInfo());
  const toast = page.locator('.toast', { hasText: 'Profile data loaded successfully' });
  await expect(toast).toBeVisible();
  // It slides in.
  await toast.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const box = await toast.boundingBox();
  const right = await page.evaluate(() => document.documentElement.clientWidth);
  expect(box?.width).toBeLessThanOrEqual(350);
  // Below the header, whose avatar and menu it must not cover.
  const header = await page.getByRole('banner').boundingBox();
  const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
  expect(box?.y).toBeGreaterThanOrEqual(headerEnd);
  expect(box?.y).toBeLessThan(headerEnd + 40);
  expect(right - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
});

test('the cookies page names everything that is stored', async ({ page, context }) => {
  await signInAs(page, 'designer@aangan.test');
  await page.goto(paths.designerBasicInfo());
  await page.getByRole('textbox', { name: /bio/i }).fill('A draft of what we do.');
  await page.goto(paths.support());
  await page.getByLabel('Subject').fill('A draft');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies and storage');
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored).toEqual(expect.arrayContaining(['token', 'refreshToken', 'isVendor']));
  const named = await page.locator('main code').allTextContents();
  const cookies = (await context.cookies()).map(({ name }) => name);
  const set = ['aangan-audience', 'aangan-came', 'aangan-remembered', 'aangan-session'];
  expect(cookies.toSorted()).toEqual(set);
  const unnamed = [...stored, ...cookies].filter(
    (key) =>
      !named.some((name) =>
        name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name,
      ),
  );
  expect(unnamed).toEqual([]);
});

test('the header of a narrow phone shows what fits whole: the greeting, the name, or neither', async ({
  page,
}) => {
  await signInAs(page, 'client@aangan.test');
  const shownParts = () =>
    page
      .getByRole('banner')
      .locator('p[title]')
      .evaluate((line) => {
        const { bottom, left, right } = line.getBoundingClientRect();
        const isWhole = (part: Element) => {
          const box = part.getBoundingClientRect();
          return box.top < bottom && box.left >= left - 1 && box.right <= right + 1;
        };
        return [...line.children].filter(isWhole).map(({ textContent }) => textContent?.trim());
      });
  for (const { name, width, shown } of [
    { name: 'Asha', width: 480, shown: ['Welcome', 'Asha'] },
    { name: 'Asha', width: 390, shown: ['Asha'] },
    { name: 'Priyadarshini', width: 320, shown: [] },
    { name: 'Venkatasubramaniamchandrashekharananthan', width: 320, shown: [] },
    { name: 'Venkatasubramaniam', width: 1280, shown: ['Welcome', 'Venkatasubramaniam'] },
  ]) {
    await page.route('**/api/auth/me/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), first_name: name },
      });
    });
    await page.setViewportSize({ width, height: 700 });
    await page.goto(paths.about());
    await expect(page.getByTitle(name, { exact: true })).toBeAttached();
    expect(await shownParts(), `${name} at ${width} px`).toEqual(shown);
    await fitsItsScreen(page);
  }
});
