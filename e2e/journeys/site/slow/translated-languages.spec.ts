import { paths } from '@aangan/domain';
import type { Locator, Page } from '@playwright/test';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { expect } from '../../../fixtures/test.ts';
import { hindi, test } from '../../../fixtures/translate.ts';

const intoEnglish = { language: 'en', mark: ' (English)' };

/** A text that the browser has translated. */
const translated = (within: Page | Locator, text: string, mark: string) =>
  within.getByText(text + mark, { exact: true }).first();

const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('an English page that the browser has translated into Hindi', () => {
  test('becomes the site’s own Hindi, with what is typed, and English again', async ({ page }) => {
    await page.goto(paths.designers());
    const search = page.getByRole('main').getByRole('searchbox');
    await expect(translated(page, 'Featured Designers', hindi)).toBeVisible();
    await search.fill('kitchen');
    await footer(page).getByRole('link', { name: 'हिन्दी', exact: true }).click();
    await expect(page).toHaveURL(/\/hi\/designers$/);
    await expect(page.getByRole('heading', { level: 1, name: 'चुनिंदा डिज़ाइनर' })).toBeVisible();
    await expect(page.locator('font')).toHaveCount(0);
    await expect(search).toHaveValue('kitchen');
    await page.getByRole('banner').getByRole('link', { name: 'वेंडर', exact: true }).click();
    await expect(page).toHaveURL(/\/hi\/vendors$/);
    await footer(page).getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === paths.vendors());
    await expect(translated(page, 'Featured Vendors', hindi)).toBeVisible();
  });

  test.describe('where the browser prefers Hindi', () => {
    test.use({ locale: 'hi-IN' });

    test('offers the site’s own Hindi, whose form keeps what was typed', async ({ page }) => {
      await page.goto(paths.login());
      await page.getByRole('main').locator('[name="email"]').fill('asha@example.in');
      await page.getByRole('link', { name: /^हिन्दी में देखें/ }).click();
      await expect(page).toHaveURL(`/hi${paths.login()}`);
      await expect(page.getByLabel('ईमेल')).toHaveValue('asha@example.in');
      await expect(page.locator('font')).toHaveCount(0);
    });
  });
});

test.describe('a page in Hindi that the browser has translated into English', () => {
  test.use({ translatedInto: intoEnglish });
  const inEnglish = (within: Page | Locator, text: string) =>
    translated(within, text, intoEnglish.mark);

  test('leads on to others and back', async ({ page, request }) => {
    const { vendor } = await demoFirms(request);
    await page.goto('/hi/designers');
    await expect(inEnglish(page, 'चुनिंदा डिज़ाइनर')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /^वेंडर/ }).click();
    await expect(page).toHaveURL(/\/hi\/vendors$/);
    await expect(inEnglish(page, 'चुनिंदा वेंडर')).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('ज़्ज़्ज़्ज़');
    await main.getByRole('button', { name: /^खोजें/ }).first().click();
    await expect(main.getByText(/^कोई वेंडर नहीं मिला/)).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/hi\/designers$/);
    await expect(inEnglish(page, 'चुनिंदा डिज़ाइनर')).toBeVisible();
    await page.goto(`/hi${paths.vendor(vendor)}`);
    await page.getByRole('link', { name: /^रिव्यू/ }).first().click();
    await expect(page).toHaveURL(/show=reviews$/);
    await expect(inEnglish(page, 'ग्राहकों के रिव्यू')).toBeVisible();
  });

  test('refuses a password, signs in, and becomes the site’s own English', async ({ page }) => {
    await page.goto(`/hi${paths.login()}`);
    const main = page.getByRole('main');
    const send = main.getByRole('button', { name: /^लॉग इन करें/ });
    await main.locator('[name="email"]').fill('asha');
    await send.click();
    await expect(inEnglish(main, 'पासवर्ड लिखें।')).toBeVisible();
    await main.locator('[name="email"]').fill('client@aangan.test');
    await main.locator('[name="password"]').fill('no such password');
    await send.click();
    await expect(main.getByRole('alert')).toContainText('ईमेल या पासवर्ड सही नहीं है');
    await main.locator('[name="password"]').fill('courtyard-demo');
    await send.click();
    await expect(page).toHaveURL(/\/hi$/);
    await footer(page).getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expect(page.locator('font')).toHaveCount(0);
  });

  test('opens a dialog, refuses its form, and keeps what is typed', async ({ page, request }) => {
    const { designer } = await demoFirms(request);
    await page.goto(`/hi${paths.designer(designer)}`);
    await page
      .getByRole('button', { name: /^संपर्क करें/ })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: /^रिक्वेस्ट भेजें/ }).click();
    await expect(inEnglish(form, 'बजट लिखें।')).toBeVisible();
    await form.locator('[name="budget"]').fill('९० लाख');
    await expect(inEnglish(form, '= ₹90,00,000')).toBeVisible();
    await form.locator('[name="timeline"]').selectOption('Flexible');
    await form.getByRole('button', { name: /^बंद करें/ }).click();
    await expect(form).toHaveCount(0);
    await page
      .getByRole('button', { name: /^संपर्क करें/ })
      .first()
      .click();
    await expect(form.locator('[name="budget"]')).toHaveValue('९० लाख');
  });
});
