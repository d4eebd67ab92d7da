import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileMessages, paths, portfolioLimits } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { violationsNow } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const photo = readFileSync(path.join(import.meta.dirname, '../../../../docs/home.jpg'));

/** What a phone that is held upright writes into a picture: its pixels lie on their side. */
const turned = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
);

/** The photo as a phone takes it: turned, and with so many bytes. */
function ofBytes(bytes: number): Buffer {
  const whole = Buffer.concat([photo.subarray(0, 2), turned, photo.subarray(2)]);
  return Buffer.concat([whole, Buffer.alloc(bytes - whole.length)]);
}

async function openForm(page: Page) {
  await page.goto(paths.login(paths.portfolio()));
  await signIn(page, 'architect@aangan.test', 'courtyard-demo');
  await page.getByRole('button', { name: 'Add Portfolio Item' }).click();
  return page.getByRole('dialog');
}

const sidesOf = (page: Page) =>
  page
    .getByRole('img', { name: /^Preview of/ })
    .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight);

test('a picture of 10 MB is made smaller in the browser, upright', async ({ page }) => {
  test.setTimeout(120_000);
  const dialog = await openForm(page);
  const buffer = ofBytes(portfolioLimits.fileMax);
  await dialog
    .getByLabel('Choose files')
    .setInputFiles({ name: 'IMG_7.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByRole('alert')).toHaveText('File size must be less than 10MB');
  expect(await violationsNow(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make it smaller' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('img', { name: 'Preview of IMG_7.jpg' })).toBeVisible();
  expect(await sidesOf(page)).toBeLessThan(1);
});

test('a file that changes after it was chosen is told as that, and what was typed is kept', async ({
  page,
}, testInfo) => {
  test.setTimeout(120_000);
  const dialog = await openForm(page);
  const file = testInfo.outputPath('room.jpg');
  writeFileSync(file, photo);
  await dialog.getByLabel('Choose files').setInputFiles(file);
  await dialog.getByLabel('Title').fill('Room');
  await dialog.getByLabel('Description').fill('Teak, lime plaster and a long veranda.');
  await dialog.getByLabel('Category').selectOption('Residential');
  writeFileSync(file, Buffer.concat([photo, Buffer.alloc(100)]));
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(dialog.getByText(fileMessages.gone)).toBeVisible();
  await expect(page.getByText(/offline|internet connection/i)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await dialog.getByLabel('Choose files').setInputFiles(file);
  await expect(dialog.getByLabel('Title')).toHaveValue('Room');
});
