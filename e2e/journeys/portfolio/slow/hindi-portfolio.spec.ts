import { paths } from '@aangan/domain';
import type { Locator, Page } from '@playwright/test';
import { violationsNow } from '../../../fixtures/accessibility.ts';
import { signedIn, verifyFirm } from '../../../fixtures/accounts.ts';
import { watchEnglish } from '../../../fixtures/english-left.ts';
import { designerWithProfile, moveOneOn } from '../../../fixtures/own-portfolio.ts';
import { pictureFile } from '../../../fixtures/picture-file.ts';
import { expect, test } from '../../../fixtures/test.ts';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

const titles = (page: Page) =>
  page.getByRole('list', { name: 'पोर्टफ़ोलियो के काम' }).getByRole('heading').allTextContents();

async function fillIn(form: Locator, title: string, description: string) {
  await form.getByLabel('शीर्षक').fill(title);
  await form.getByLabel('विवरण').fill(description);
  await form.getByLabel('कैटेगरी').selectOption('रिहायशी');
}

/** Opens the question whether an item is to be deleted. */
async function askToDelete(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `${title} के लिए विकल्प` }).press('Enter');
  await page.getByRole('menuitem', { name: 'डिलीट करें' }).press('Enter');
  return page.getByRole('alertdialog', { name: 'यह काम डिलीट करें?' });
}

test('a designer adds, orders and deletes work in Hindi, and its page marks what it wrote', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const designer = await designerWithProfile(request, 'hi');
  await verifyFirm(request, 'designers', designer.id);
  await signedIn(page, designer);
  const english = watchEnglish(page);
  await page.goto(`/hi${paths.portfolio()}`);
  await expect(page.getByText('अभी कोई काम नहीं')).toBeVisible();

  await page.getByRole('button', { name: 'काम जोड़ें' }).click();
  const dialog = page.getByRole('dialog');
  const files = dialog.getByLabel('फ़ाइलें चुनें');
  const text = { name: 'सूची.txt', mimeType: 'text/plain', buffer: Buffer.from('कुर्सी') };
  await files.setInputFiles([text]);
  await expect(dialog.getByText('फ़ोटो या वीडियो की फ़ाइल चुनें।')).toBeVisible();
  await dialog.getByRole('button', { name: 'दूसरी फ़ाइल चुनें' }).click();
  await files.setInputFiles([pictureFile('बैठक.png'), pictureFile('kitchen.png')]);
  await dialog.getByRole('button', { name: '2 काम जोड़ें' }).click();
  await expect(dialog.getByText('शीर्षक लिखें।').first()).toBeVisible();
  await expect(dialog.getByText('कैटेगरी चुनें।').first()).toBeVisible();
  await fillIn(dialog.getByRole('region', { name: 'नया काम 1' }), 'बैठक 🏠', 'छोटा');
  await expect(dialog.getByText(/^विवरण में कम से कम \d+ अक्षर होने चाहिए।$/)).toBeVisible();
  await fillIn(
    dialog.getByRole('region', { name: 'नया काम 1' }),
    'बैठक 🏠',
    'सागौन, चूने का पलस्तर और एक लंबा बरामदा।',
  );
  const second = dialog.getByRole('region', { name: 'नया काम 2' });
  await fillIn(second, 'Green salon', 'Teak, lime plaster and a long veranda.');
  expect(await violationsNow(page)).toEqual([]);
  await dialog.getByRole('button', { name: '2 काम जोड़ें' }).click();
  await expect(page.getByText('काम पोर्टफ़ोलियो में जुड़ गया!').first()).toBeVisible({ timeout: 40_000 });
  await expect.poll(async () => (await titles(page)).sort()).toEqual(['Green salon', 'बैठक 🏠']);
  await expect(card(page, 'बैठक 🏠').getByText('रिहायशी')).toBeVisible();
  await expect(page.getByText('2 काम', { exact: true })).toBeVisible();

  const before = await titles(page);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/portfolio/order/'));
  await moveOneOn(page, {
    handle: `${before[0]} को खिसकाएँ`,
    pickedUp: `${before[0]} उठाया गया, 2 में से जगह 1।`,
    over: `${before[0]} अब 2 में से जगह 2 पर है।`,
  });
  expect((await saved).status()).toBe(200);
  expect(await titles(page)).toEqual([...before].reverse());
  expect(await english()).toEqual([]);

  for (const language of ['', '/hi']) {
    await page.goto(language + paths.designer(designer.id));
    await expect(page.locator('[lang="hi"]', { hasText: 'बैठक 🏠' }).first()).toBeAttached();
    await expect(page.locator('[lang="en"]', { hasText: 'Green salon' }).first()).toBeAttached();
  }

  await page.goto(`/hi${paths.portfolio()}`);
  await (await askToDelete(page, 'बैठक 🏠')).getByRole('button', { name: 'रहने दें' }).click();
  await expect(card(page, 'बैठक 🏠')).toBeVisible();
  await (await askToDelete(page, 'बैठक 🏠')).getByRole('button', { name: 'डिलीट करें' }).click();
  await expect(page.getByText('काम डिलीट हो गया।')).toBeVisible();
  await expect(card(page, 'बैठक 🏠')).toHaveCount(0);
  await expect(card(page, 'Green salon')).toBeVisible();
});
