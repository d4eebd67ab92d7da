import { paths } from '@aangan/domain';
import { violationsNow } from '../../../fixtures/accessibility.ts';
import { registerVerified, signedIn } from '../../../fixtures/accounts.ts';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { watchEnglish } from '../../../fixtures/english-left.ts';
import { expect, test } from '../../../fixtures/test.ts';

const text = 'पेटियाँ वादे के दिन आईं। रंग बिल्कुल मेल खाते थे, और पैकिंग अच्छी थी।';

test('a designer reviews a vendor in Hindi, reads the review, and others read it with its language', async ({
  page,
  request,
  browser,
}) => {
  const designer = await registerVerified(request, 'designer', 'hi');
  const { vendor } = await demoFirms(request);
  await signedIn(page, designer);
  const english = watchEnglish(page);
  await page.goto(`/hi${paths.vendorReviews(vendor)}`);
  await page.getByRole('button', { name: 'रिव्यू लिखें' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'आपका रिव्यू' }).fill('अच्छा');
  await form.getByRole('button', { name: 'रिव्यू भेजें' }).click();
  await expect(form.getByText('उस प्रोजेक्ट का नाम लिखें जिसका यह रिव्यू है।')).toBeVisible();
  await expect(form.getByText(/^कम से कम \d+ अक्षर लिखें।$/)).toBeVisible();
  await form.getByLabel('प्रोजेक्ट का नाम').fill('शेखावाटी की हवेली');
  await form.getByRole('textbox', { name: 'आपका रिव्यू' }).fill(text);
  const delivery = form.getByRole('group', { name: 'समय की पाबंदी और डिलीवरी' });
  await delivery.getByRole('radio', { name: '5 में से 5, शानदार' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(delivery.getByRole('radio', { name: '5 में से 4, बहुत अच्छा' })).toBeChecked();
  await form.getByLabel('प्रोजेक्ट की रकम').fill('१८.५ लाख');
  expect(await violationsNow(page)).toEqual([]);
  await form.getByRole('button', { name: 'रिव्यू भेजें' }).click();
  await expect(page.getByText('रिव्यू मिल गया। धन्यवाद!')).toBeVisible();

  const own = page.getByRole('article', { name: `${designer.name} का रिव्यू` });
  await expect(own).toContainText('शेखावाटी की हवेली');
  await expect(own).toContainText('₹18.5 लाख');
  await expect(page.getByText(/^डिज़ाइनरों के \d+ रिव्यू$/)).toBeVisible();
  expect(await english()).toEqual([]);

  await own.getByRole('button', { name: /बदलें/ }).click();
  await expect(form.getByRole('textbox', { name: 'आपका रिव्यू' })).toHaveValue(text);
  await form.getByLabel('प्रोजेक्ट का नाम').fill('मंडावा की हवेली');
  await form.getByRole('button', { name: 'सेव करें' }).click();
  await expect(page.getByText('रिव्यू बदल गया।')).toBeVisible();
  await expect(own).toContainText('मंडावा की हवेली');
  await expect(own).toContainText('बदला गया');

  const guest = await (await browser.newContext()).newPage();
  const read = guest.getByRole('article', { name: `Review by ${designer.name}` });
  // Guests' pages are cached: one of before the review or its change may be served for a moment.
  await expect(async () => {
    await guest.goto(paths.vendorReviews(vendor));
    for (const written of [text, 'मंडावा की हवेली']) {
      const marked = read.locator('[lang="hi"]', { hasText: written });
      await expect(marked).toBeVisible({ timeout: 2_000 });
    }
  }).toPass({ timeout: 45_000 });
});
