import { paths } from '@aangan/domain';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { violations } from '../../fixtures/accessibility.ts';
import { register, signIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const heart = (place: Page | Locator, name?: string) =>
  place.getByRole('button', name ? { name: `Save ${name}`, exact: true } : { name: /^Save / });
const tile = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Saved things' }).getByRole('heading').allTextContents();

/** Two designers with work that opens on their page. */
async function firms(request: APIRequestContext) {
  const { results } = await (await request.get('/api/designers/profiles/')).json();
  const [first, second] = results as { id: number; full_name: string }[];
  if (!first || !second) throw new Error('There are no two designers.');
  return { first, second };
}

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

/** Moves the first thing to the second place by keyboard. */
async function moveByKeyboard(page: Page, title: string) {
  await page.getByRole('button', { name: `Move ${title}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`^Picked up ${title}`))).toBeAttached();
  // dnd-kit listens for keys a timer after it said so, and a busy browser takes a press before the timer.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    const isOver = page.getByText(new RegExp(`^${title} is over place 2`));
    await expect(isOver).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
}

test('a guest saves firms and a picture, signs in, orders, notes, moves, shares and compares them', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const { first, second } = await firms(request);
  await page.goto(paths.designers());
  const main = page.getByRole('main');
  await heart(main, first.full_name).click();
  await expect(page.getByRole('link', { name: 'Saved to your board' })).toBeVisible();
  await expect(main.getByRole('button', { name: `Saved: ${first.full_name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goto(paths.designer(second.id));
  await heart(page, second.full_name).click();
  await expect(page.getByRole('link', { name: 'Compare 2 firms' })).toBeVisible();
  await page
    .getByRole('link', { name: /View larger/ })
    .first()
    .click();
  const large = page.getByRole('dialog');
  await heart(large).click();
  await expect(large.getByRole('button', { name: /^Saved: / })).toBeVisible();
  const picture =
    (await large.getByRole('button', { name: /^Saved: / }).getAttribute('aria-label')) ?? '';
  expect(picture).not.toContain(`Saved: ${second.full_name}`);

  await page.goto(paths.boards());
  await expect(page.getByRole('list', { name: 'Saved things' }).getByRole('listitem')).toHaveCount(
    3,
  );
  expect(await violations(page)).toEqual([]);

  const client = await register(request);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, client.email, client.password);
  await expect(
    page.getByText('What you saved before signing in is on your boards now.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Saved things' }).getByRole('listitem')).toHaveCount(
    3,
  );
  expect(await page.evaluate(() => localStorage.getItem('aangan.board'))).toBeNull();

  const before = await titles(page);
  const ordered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await moveByKeyboard(page, before[0] as string);
  expect((await ordered).status()).toBe(200);
  const after = [before[1], before[0], before[2]];
  expect(await titles(page)).toEqual(after);

  const note = page.getByLabel(`Note on ${first.full_name}`);
  await note.fill('दीवार का रंग पूछना है');
  await expect(tile(page, first.full_name).getByText('Note saved')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('दीवार का रंग पूछना है');
  expect(await titles(page)).toEqual(after);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: /^Compare 2 firms/ }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('link', { name: first.full_name })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(paths.boards());
  await page.getByRole('button', { name: 'New board' }).click();
  await page.getByLabel('Title').fill('Balcony');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Balcony' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Saved' }).click();
  await choose(page, second.full_name, 'Move to another board');
  await page.getByRole('dialog').getByRole('button', { name: 'Balcony' }).click();
  await expect(tile(page, second.full_name)).toHaveCount(0);

  await choose(page, first.full_name, 'Remove');
  await expect(tile(page, first.full_name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toHaveValue('दीवार का रंग पूछना है');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByLabel('Link', { exact: true }).inputValue();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  await expect(stranger.getByText(`Saved by`)).toContainText(client.name);
  await expect(stranger.getByText('दीवार का रंग पूछना है')).toBeVisible();
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(stranger.getByRole('textbox')).toHaveCount(0);
  expect(await violations(stranger)).toEqual([]);

  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await stranger.goto(address))?.status()).toBe(410);
  await expect(stranger.getByText('This board is not shared any more')).toBeVisible();
  expect((await stranger.goto(paths.sharedBoard('AAAAAAAAAAAAAAAAAAAAAA')))?.status()).toBe(404);
  await expect(stranger.getByText('This link leads to no board')).toBeVisible();
  await stranger.context().close();
});

test('a heart fills in another tab, for guests and for accounts', async ({
  page,
  request,
  context,
}) => {
  const { first } = await firms(request);
  const other = await context.newPage();
  const saved = (tab: Page) => tab.getByRole('button', { name: `Saved: ${first.full_name}` });
  for (const tab of [page, other]) await tab.goto(paths.designer(first.id));
  await heart(page, first.full_name).click();
  await expect(saved(other)).toBeVisible();
  await saved(other).click();
  await expect(heart(page, first.full_name)).toBeVisible();

  const client = await register(request);
  await page.goto(paths.login(paths.designer(first.id)));
  await signIn(page, client.email, client.password);
  await expect(page).toHaveURL(new RegExp(`${paths.designer(first.id)}$`));
  await other.reload();
  await heart(page, first.full_name).click();
  await expect(saved(other)).toBeVisible();
});
