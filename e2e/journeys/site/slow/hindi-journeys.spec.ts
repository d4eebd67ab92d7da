import { paths } from '@aangan/domain';
import { aNewcomer, register } from '../../../fixtures/accounts.ts';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a visitor changes the language, and keeps filters, what is typed and the place', async ({
  page,
}) => {
  await page.goto(paths.designers({ city: ['mumbai'] }));
  const search = page.getByRole('searchbox');
  await search.fill('kitchen');
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/designers\?.*city=mumbai/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('searchbox')).toHaveValue('kitchen');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/designers\?.*city=mumbai/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('Back and Forward go between pages in Hindi, and links stay in it', async ({ page }) => {
  await page.goto('/hi/designers');
  await page.getByRole('banner').getByRole('link', { name: 'वेंडर' }).click();
  await expect(page).toHaveURL(/\/hi\/vendors$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/hi\/designers$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/hi\/vendors$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
});

test('a search in Hindi finds firms, a filter stays in it', async ({ page }) => {
  await page.goto('/hi/designers');
  await page.getByRole('searchbox').fill('मुंबई');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/hi\/designers\?search=/);
  await expect(
    page.getByRole('main').getByRole('link').filter({ hasText: 'मुंबई' }).first(),
  ).toBeVisible();
});

test('a guest asks a designer in Hindi, signs up, and gets an account in Hindi', async ({
  page,
  request,
}) => {
  const { designer } = await demoFirms(request);
  const newcomer = aNewcomer();
  await page.goto(`/hi${paths.designer(designer)}`);
  await page.getByRole('button', { name: 'संपर्क करें' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'रिक्वेस्ट भेजें' }).click();
  await expect(form.getByText('बजट लिखें।')).toBeVisible();
  await form.getByLabel('पहला नाम').fill('मीरा');
  await form.getByLabel('सरनेम').fill('नायर');
  await form.getByLabel('ईमेल').fill(newcomer.email);
  await form.getByLabel('फ़ोन नंबर').fill('+९१ ९८२०० १२३४५');
  await form.getByLabel(/^बजट/).fill('९० लाख');
  await form.getByLabel('प्रोजेक्ट का प्रकार').selectOption('residential');
  await form.getByLabel('समय-सीमा').selectOption('Flexible');
  await form.getByLabel(/प्रोजेक्ट के बारे में/).fill('आँगन वाला घर');
  await form.getByRole('button', { name: 'रिक्वेस्ट भेजें' }).click();
  const panel = page.getByRole('group', { name: 'अकाउंट बनाएँ' });
  await panel.getByLabel('पासवर्ड', { exact: true }).fill(newcomer.password);
  await panel.getByLabel('पासवर्ड दोबारा लिखें', { exact: true }).fill(newcomer.password);
  await panel.getByRole('checkbox', { name: /18 साल/ }).check();
  await panel.getByRole('button', { name: 'अकाउंट बनाएँ' }).click();
  await expect(page.getByText('रिक्वेस्ट भेज दी गई!')).toBeVisible();

  const data = { email: newcomer.email, password: newcomer.password };
  const { user } = await (await request.post('/api/auth/login/', { data })).json();
  expect(user.language).toBe('hi');
  await page.goto(paths.connectionRequests());
  await expect(page).toHaveURL(`/hi${paths.connectionRequests()}`);
});

test('a wrong password is refused in Hindi, and the page that was asked for opens in it', async ({
  page,
  request,
}) => {
  const { email, password } = await register(request);
  await page.goto(`/hi${paths.login(paths.account())}`);
  await page.getByLabel('ईमेल').fill(email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'लॉग इन करें', exact: true }).click();
  await expect(page.getByText('ईमेल या पासवर्ड सही नहीं है। फिर कोशिश करें।').first()).toBeVisible();
  await page.context().addCookies([{ name: 'aangan-language', value: 'hi', url: page.url() }]);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'लॉग इन करें', exact: true }).click();
  await expect(page).toHaveURL(`/hi${paths.account()}`);
});

test.describe('in a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  for (const [by, name] of [
    ['offer', /^हिन्दी में देखें/],
    ['footer', /^हिन्दी$/],
  ] as const) {
    test(`what is typed in a form is taken along by the link of the ${by}`, async ({ page }) => {
      await page.goto(paths.login());
      await page.getByRole('main').getByLabel('Email').fill('asha@example.in');
      await expect(page.getByRole('region', { name: 'हिन्दी' })).toBeVisible();
      await page.getByRole('link', { name }).last().click();
      await expect(page).toHaveURL(`/hi${paths.login()}`);
      await expect(page.getByLabel('ईमेल')).toHaveValue('asha@example.in');
    });
  }
});

test('an address in a language that the site does not speak is not found', async ({ page }) => {
  const answer = await page.goto('/xx/designers');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
