import { paths } from '@aangan/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from '../../../fixtures/accessibility.ts';
import { aNewcomer, signUp, verifyFirm } from '../../../fixtures/accounts.ts';
import { watchEnglish } from '../../../fixtures/english-left.ts';
import { decide, fillFirm } from '../../../fixtures/firm-forms.ts';
import { expect, test } from '../../../fixtures/test.ts';

// Pictures and videos are copied one after the other.
test.describe.configure({ timeout: 180_000 });

const next = (page: Page) => page.getByRole('button', { name: 'आगे', exact: true });
const isAt = (page: Page, path: string) => expect(page).toHaveURL(`/hi${path}`);

/** Connects the stand-in of Instagram, and comes back to the page in Hindi. */
async function connectInstagram(page: Page, username: string) {
  await page.getByRole('button', { name: 'Instagram कनेक्ट करें' }).click();
  await decide(page, 'Allow', username);
  await expect(page.getByText(/^Instagram कनेक्ट हो गया। [1-9]\d* पोस्ट आईं।$/)).toBeVisible();
}

/** What the firm that a newcomer has made is in the API. */
async function madeFirm(
  request: APIRequestContext,
  kind: 'profiles' | 'vendors',
  { email, password }: ReturnType<typeof aNewcomer>,
) {
  const login = await request.post('/api/auth/login/', { data: { email, password } });
  const headers = { authorization: `Bearer ${(await login.json()).access}` };
  return (await request.get(`/api/designers/${kind}/me/`, { headers })).json();
}

test('a designer signs up in Hindi, types digits in Devanagari, and has a public page', async ({
  page,
  request,
}) => {
  const newcomer = aNewcomer();
  const english = watchEnglish(page);
  await page.goto(`/hi${paths.register('designer')}`);
  await signUp(page, 'designer', newcomer, 'hi');
  await isAt(page, paths.designerBasicInfo());
  const year = page.getByRole('spinbutton', { name: 'स्थापना का साल' });
  await year.fill('२०९९');
  await year.blur();
  await expect(page.getByText('स्थापना का साल आने वाला साल नहीं हो सकता।')).toBeVisible();
  await page.getByLabel('विशेषज्ञता खोजें').fill('विला');
  await page.getByRole('checkbox', { name: 'विला और फ़ार्महाउस' }).check();
  await page.getByLabel('परिचय').fill('आँगन के चारों ओर बने शांत कमरे, मिट्टी की दीवारें और रोशनी।');
  await fillFirm(page, 'hi');
  await page.getByLabel(/^सबसे छोटा प्रोजेक्ट/).fill('९००');
  await page.getByLabel(/^कम से कम बजट/).fill('१८.५ लाख');
  await expect(page.getByText('= ₹18,50,000')).toBeVisible();
  expect(await english()).toEqual([]);
  await next(page).click();

  await isAt(page, paths.designerSocial());
  await expect(page.getByRole('heading', { name: 'सोशल प्रोफ़ाइल', level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Instagram कनेक्ट करें' }).click();
  await decide(page, 'Deny', 'nobody');
  await expect(page.getByText('आपने Instagram की इजाज़त नहीं दी।')).toBeVisible();
  await connectInstagram(page, `studio.${Date.now().toString(36)}`);
  await isAt(page, paths.designerSocial());
  await expect(page.getByText(/^आपके पेज पर \d+ पोस्ट।$/)).toBeVisible({ timeout: 45_000 });
  expect(await violations(page)).toEqual([]);
  await next(page).click();

  await isAt(page, paths.designerPreview());
  await expect(page.getByRole('article', { name: 'स्टूडियो मीरा का प्रीव्यू' })).toBeVisible();
  await page.getByRole('button', { name: 'प्रोफ़ाइल पूरी करें' }).click();
  await expect(page.getByText('आपकी प्रोफ़ाइल पूरी हो गई!')).toBeVisible();
  await isAt(page, paths.profile());
  await expect(page.getByText('वेरिफ़ाई होने का इंतज़ार')).toBeVisible();

  const made = await madeFirm(request, 'profiles', newcomer);
  expect(made).toMatchObject({
    city: 'Bengaluru',
    establishment_year: 2014,
    projects_completed: 12,
    min_project_size: 900,
    min_project_budget: 1_850_000,
    spoc_phone: '+91 98200 12345',
  });
  await verifyFirm(request, 'designers', made.id);
  await page.goto(`/hi${paths.designer(made.id)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'स्टूडियो मीरा' })).toBeVisible();
  await expect(page.getByText('बेंगलुरु').first()).toBeVisible();
  expect(await english()).toEqual([]);
});

test('a vendor signs up in Hindi, and is found by the areas that it names in Hindi', async ({
  page,
  request,
}) => {
  const newcomer = aNewcomer();
  await page.goto(`/hi${paths.register('vendor')}`);
  await signUp(page, 'vendor', newcomer, 'hi');
  await isAt(page, paths.vendorBasicInfo());
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('वेंडर का प्रकार').selectOption('ब्रांड');
  await page.getByLabel('कैटेगरी खोजें').fill('टाइल');
  await page.getByRole('checkbox', { name: /टाइल/ }).first().check();
  await fillFirm(page, 'hi');
  const order = page.getByLabel(/^कम से कम ऑर्डर/);
  await order.fill('पचास');
  await order.blur();
  await expect(page.getByText('18,50,000, 18.5 लाख या 1.2 करोड़ जैसी रकम लिखें।')).toBeVisible();
  await order.fill('५० हज़ार');
  await expect(page.getByText('= ₹50,000')).toBeVisible();
  const areas = page.getByLabel(/^डिलीवरी कहाँ होगी/);
  await expect(areas).toHaveAttribute('placeholder', 'मुंबई, पुणे और पूरा गोवा');
  await areas.fill('नागालैंड और पूरा मिज़ोरम।');
  await next(page).click();

  await isAt(page, paths.vendorSocial());
  await connectInstagram(page, `tiles.${Date.now().toString(36)}`);
  await next(page).click();
  await expect(page.getByRole('article', { name: 'स्टूडियो मीरा का प्रीव्यू' })).toBeVisible();
  await page.getByRole('button', { name: 'प्रोफ़ाइल पूरी करें' }).click();
  await isAt(page, paths.profile());

  const made = await madeFirm(request, 'vendors', newcomer);
  expect(made).toMatchObject({ establishment_year: 2014, min_order_value: 50_000 });
  await verifyFirm(request, 'vendors', made.id);
  await page.goto(`/hi${paths.vendors({ area: 'mizoram', sort: 'newest' })}`);
  await expect(page.getByRole('main').getByText('स्टूडियो मीरा')).toBeVisible();
  await page.goto(`/hi${paths.vendorAbout(made.id)}`);
  await expect(page.getByText('नागालैंड और पूरा मिज़ोरम।')).toBeVisible();
});
