import { violations } from '../../e2e/fixtures/accessibility.ts';
import { anIntegrator } from '../../e2e/fixtures/other-release.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';
import { consoleAt, servedCell, signInToConsole } from '../../e2e/fixtures/the-console.ts';

test('a release is a canary from the console until it is ended there', async ({
  page,
  request,
  baseURL,
}) => {
  const id = `c4${'0'.repeat(14)}`;
  await (await anIntegrator(request)).publish({ id, remote: 'portfolio' });
  await page.goto(consoleAt(baseURL, `/releases/portfolio/${id}`));
  await signInToConsole(page);
  await page.getByRole('button', { name: 'Promote' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Channel').selectOption('staging');
  await dialog.getByLabel('For').selectOption('canary');
  await dialog.getByLabel('Percent of the visitors').fill('0');
  await dialog.getByLabel('Why').fill('A part first');
  await dialog.getByRole('button', { name: 'Start the canary' }).click();
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('link', { name: 'Channels' }).click();
  const portfolio = servedCell(page, 'portfolio', 'staging');
  await expect(portfolio.getByText('Canary 0 %')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await portfolio.getByRole('button', { name: 'Change its share' }).click();
  await dialog.getByLabel('Percent of the visitors').fill('5');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(portfolio.getByText('Canary 5 %')).toBeVisible();
  await portfolio.getByRole('button', { name: 'End the canary' }).click();
  await dialog.getByRole('button', { name: 'End the canary' }).click();
  await expect(portfolio.getByText(/^Canary/)).toHaveCount(0);
});

test('a tab whose session has ended keeps what was typed, and goes on when another tab signs in', async ({
  context,
  baseURL,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto(consoleAt(baseURL));
  await signInToConsole(one);
  await expect(servedCell(one, 'vendors', 'production')).toBeVisible();
  await two.goto(consoleAt(baseURL, '/compose'));
  await two.getByLabel('vendors').selectOption('A server on this computer');
  const address = two.getByLabel(/^Address of vendors/);
  await address.fill('http://localhost:3107');
  await one.getByRole('button', { name: 'Sign out' }).click();
  await expect(one.getByLabel('Email')).toBeVisible();
  await two.bringToFront();
  const dialog = two.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await two.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(address).toHaveValue('http://localhost:3107');
  await signInToConsole(one);
  await expect(servedCell(one, 'vendors', 'production')).toBeVisible();
  await two.getByRole('button', { name: 'Make the link' }).click();
  await expect(two.getByText('The link is ready')).toBeVisible();
});
