import { paths } from '@aangan/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations, violationsNow } from '../../../fixtures/accessibility.ts';
import { signedIn } from '../../../fixtures/accounts.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

interface Firm {
  id: number;
  user_id: number;
  full_name: string;
  principal_architects: { id: number; name: string }[];
}

/** A listed firm that has principal architects. */
async function aFirmWithArchitects(request: APIRequestContext): Promise<Firm> {
  const list = await (await request.get('/api/designers/profiles/?page_size=48')).json();
  for (const { id } of list.results) {
    const firm = await (await request.get(`/api/designers/profiles/${id}/`)).json();
    if (firm.principal_architects.length > 0) return firm;
  }
  throw new Error('No firm of the demo data has a principal architect.');
}

const work = (page: Page) => page.getByRole('list', { name: 'Work' });
const pieces = (page: Page) => work(page).getByRole('link', { name: /View larger|Play video$/ });
/** The order of everything in the grid, by what it shows. */
const order = (page: Page) =>
  work(page)
    .getByRole('listitem')
    .evaluateAll((tiles) =>
      tiles.map((tile) => tile.querySelector('img')?.alt || tile.textContent),
    );

test('the keyboard filters a designer’s work and opens it large', async ({ page, request }) => {
  const firm = await aFirmWithArchitects(request);
  await page.goto(paths.designer(firm.id));
  await expect(work(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const images = page.getByRole('link', { name: 'Images', exact: true });
  await images.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?show=images$/);
  await expect(images).toHaveAttribute('aria-current', 'true');

  const first = pieces(page).first();
  await first.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: firm.full_name });
  await expect(lightbox).toBeVisible();
  await expect(lightbox.getByText(/^1 of \d+$/)).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(/^(\d+) of \1$/)).toBeVisible();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement, body } = document;
        // Between the last and the first element, the focus is in the browser's own interface.
        return activeElement === body || activeElement?.closest('dialog') !== null;
      }),
      'focus stays in the lightbox',
    ).toBe(true);
  }

  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(/\?show=images$/);
  await expect(first).toBeFocused();
});

test('Back closes the lightbox and keeps filter and order', async ({ page, request }) => {
  const firm = await aFirmWithArchitects(request);
  await page.goto(paths.designers());
  await page.goto(paths.designer(firm.id));
  await expect(work(page)).toBeVisible();
  const all = await order(page);

  await page.getByRole('link', { name: 'Images', exact: true }).click();
  await expect.poll(() => order(page)).not.toEqual(all);
  const images = await order(page);
  await pieces(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await order(page)).toEqual(images);

  await page.getByRole('link', { name: 'ABOUT', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?show=images$/);
  await expect(work(page)).toBeVisible();
  expect(await order(page)).toEqual(images);
  await page.getByRole('link', { name: 'All Categories', exact: true }).click();
  await expect.poll(() => order(page)).toEqual(all);
});

test('a guest reads about a firm, its team and a principal architect', async ({
  page,
  request,
}) => {
  const firm = await aFirmWithArchitects(request);
  const [architect] = firm.principal_architects;
  await page.goto(paths.designer(firm.id));
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'GET IN TOUCH' })).toBeVisible();

  await page.getByRole('link', { name: 'ABOUT', exact: true }).click();
  await expect(page).toHaveTitle(`About Us · ${firm.full_name} · Aangan`);
  for (const name of [
    'Our Story',
    'Firm Overview',
    'Our Expertise',
    'Project Requirements & Fees',
    'Connect With Us',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await page.getByRole('link', { name: 'TEAM', exact: true }).click();
  await expect(page).toHaveTitle(`Our Team · ${firm.full_name} · Aangan`);
  await expect(page.getByText('Ready to Work With Our Team?')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: architect?.name ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: architect?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: firm.full_name }).click();
  await expect(page).toHaveURL(paths.designer(firm.id));
});

test('a firm deletes a principal architect and returns to the previous page', async ({
  page,
  request,
}) => {
  await signedIn(page, 'architect');
  const name = `Leela Menon ${Date.now().toString(36)}`;
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await request.post('/api/designers/principal-architects/', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name,
      experience_years: 9,
      bio: 'Leela keeps old verandahs standing and new ones honest. '.repeat(2),
    },
  });
  const added = await answer.json();

  await page.goto(paths.designerTeam(added.designer.id));
  await expect(page.getByText('Ready to Work With Our Team?')).toHaveCount(0);
  // A link that is pressed before scripts run loads a document, and Back shows the one before as the browser has it.
  await quiet(page);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Principal Architect' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this principal architect?',
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(paths.designerTeam(added.designer.id));
  await expect(page.getByRole('heading', { name: 'Our Team' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('only cards in view play, and none in a hidden tab or after leaving the page', async ({
  page,
}) => {
  await page.goto(paths.designers());
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toBeVisible();
  await first.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const playing = () =>
    page.evaluate(
      () => [...document.querySelectorAll('video')].filter((video) => !video.paused).length,
    );
  // The cards rotate: eventually one shows a video.
  await expect.poll(playing, { timeout: 30_000 }).toBeGreaterThan(0);
  const outside = await page.evaluate(
    () =>
      [...document.querySelectorAll('video')].filter((video) => {
        const { top, bottom } = video.getBoundingClientRect();
        return !video.paused && (bottom < 0 || top > window.innerHeight);
      }).length,
  );
  expect(outside).toBe(0);

  const setTab = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setTab('hidden');
  await expect.poll(playing).toBe(0);
  await setTab('visible');
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('video')).toHaveCount(0);
});

test('Load more keeps the scroll position and focuses the first new card', async ({ page }) => {
  await page.goto(paths.designers());
  const cards = page.getByRole('list', { name: 'Designers' }).getByRole('link');
  await expect(cards.first()).toBeVisible();
  const loaded = await cards.count();
  const more = page.getByRole('link', { name: 'Load more' });
  await more.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect.poll(() => cards.count()).toBeGreaterThan(loaded);
  await expect(cards.nth(loaded)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
