import { readFile } from 'node:fs/promises';
import { paths } from '@aangan/domain';
import { violations } from '../../fixtures/accessibility.ts';
import { signedIn, verifyFirm } from '../../fixtures/accounts.ts';
import { designerWithProfile } from '../../fixtures/own-portfolio.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A browser of a person: what calls itself headless is not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

test.use({ userAgent });

test('a guest looks at a firm twice, and the firm sees one visitor and where they came from', async ({
  page,
  browser,
  request,
}) => {
  const designer = await designerWithProfile(request);
  await verifyFirm(request, 'designers', designer.id);
  await signedIn(page, designer);
  await page.goto(paths.profile());
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('No visitors yet')).toBeVisible();
  const ownVisit = page.waitForResponse((answer) => answer.url().endsWith('/api/views/'));
  await page.goto(paths.designer(designer.id));
  await ownVisit;

  const guest = await browser.newPage({ userAgent });
  const told = () => guest.waitForResponse((answer) => answer.url().endsWith('/api/views/'));
  await guest.goto(paths.home());
  await guest.evaluate((path) => {
    location.href = path;
  }, paths.designer(designer.id));
  await guest.waitForURL(`**${paths.designer(designer.id)}`);
  const first = told();
  await guest.mouse.wheel(0, 200);
  expect((await first).status()).toBe(204);
  const second = told();
  await guest.reload();
  await guest.mouse.wheel(0, 200);
  await second;

  await expect(async () => {
    await page.goto(paths.dashboard(7));
    const sources = page.getByRole('table', { name: 'Where visitors came from' });
    await expect(sources.getByRole('row', { name: 'Home page 1' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('Visitors are counted since')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('\r\nFigure,Visitors,1,0,\r\n');
  await guest.close();
});
