import { paths } from '@aangan/domain';
import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, register, signedIn } from '../fixtures/accounts.ts';
import { demoFirms } from '../fixtures/demo-firms.ts';
import { linkInMail } from '../fixtures/link-in-mail.ts';

interface FormTrial {
  name: string;
  account?: string;
  path: (firms: { designer: number; vendor: number }, page: Page) => string | Promise<string>;
  /** Opens the form and fills it in. */
  fill: (page: Page) => Promise<void>;
  submit: string | RegExp;
}

const { firstName, lastName, email, password } = aNewcomer();
const type = (page: Page, fields: Record<string, string>) =>
  Object.entries(fields).reduce(async (before, [label, value]) => {
    await before;
    await page.getByLabel(label, { exact: true }).fill(value);
  }, Promise.resolve());
const signUpFields = {
  ...{ 'First name': firstName, 'Last name': lastName, Email: email },
  ...{ Password: password, 'Confirm password': password },
};

/** The link of a mail to a new account. */
async function resetLink(page: Page): Promise<string> {
  const account = await register(page.request);
  await page.request.post('/api/auth/password/forgot/', { data: { email: account.email } });
  return linkInMail(page, 'Choose a new password', account.email);
}

const forms: FormTrial[] = [
  {
    ...{ name: 'sign in', path: () => paths.login(), submit: 'Sign in' },
    fill: (page) => type(page, { Email: email, Password: password }),
  },
  {
    ...{ name: 'sign up', path: () => paths.register(), submit: /^(Create account|Sign up)/i },
    fill: async (page) => {
      await type(page, signUpFields);
      await page.getByRole('checkbox', { name: /18 or older/ }).check();
    },
  },
  {
    ...{ name: 'forgotten password', path: () => paths.forgotPassword(), submit: 'Send the link' },
    fill: (page) => type(page, { Email: email }),
  },
  {
    ...{ name: 'new password', path: (_firms, page) => resetLink(page) },
    submit: 'Save the new password',
    fill: (page) => type(page, { 'New password': password, 'Confirm new password': password }),
  },
  {
    ...{ name: 'support', path: () => paths.support(), submit: /^Send/ },
    fill: async (page) => {
      const main = page.getByRole('main');
      await main.getByLabel(/^(Your )?name/i).fill(firstName);
      await main.getByRole('textbox', { name: 'Email' }).fill(email);
      await main.getByLabel('Subject').fill('A question');
      await main.getByLabel(/^Message/).fill('How do I find a designer in Pune?');
    },
  },
  {
    ...{ name: 'request to a designer', submit: 'Send request', account: 'client' },
    path: ({ designer }) => `${paths.designer(designer)}?connect=1`,
    fill: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Phone').fill('+91 98200 12345');
      await dialog.getByLabel('Project type').selectOption('residential');
      await dialog.getByLabel('Timeline').selectOption('Flexible');
      await dialog.getByLabel('Budget').fill('9000000');
      await dialog.getByLabel(/About the project/).fill('A house around a court');
    },
  },
  {
    ...{ name: 'change of the account', account: 'client', path: () => paths.account() },
    submit: 'Save changes',
    fill: (page) => type(page, { 'First name': 'Mira' }),
  },
  {
    ...{ name: 'change of the password', account: 'client', path: () => paths.account() },
    submit: 'Change password',
    fill: (page) =>
      type(page, {
        ...{ 'Current password': 'courtyard-demo', 'New password': password },
        'Confirm new password': password,
      }),
  },
  {
    ...{ name: 'principal architect', account: 'designer', path: () => paths.profile() },
    submit: 'Save',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add Principal Architect' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Name/).fill('Asha Rao');
      await dialog.getByLabel('Experience in years').fill('12');
      await dialog
        .getByLabel(/^Bio/)
        .fill('Quiet rooms around a court, built with lime. '.repeat(2));
    },
  },
];

/** What the fields of the form on top hold. */
const valuesIn = (page: Page) =>
  page.evaluate(() => {
    const place = [...document.querySelectorAll('dialog[open], [role="dialog"], main')];
    const top = place.find((element) => !element.matches('main')) ?? place[0];
    return [...(top?.querySelectorAll('input, select, textarea') ?? [])]
      .filter((field) => !field.matches('[type="file"], [type="search"]'))
      .map((field) => {
        const { value, checked } = field as HTMLInputElement;
        return field.matches('[type="checkbox"], [type="radio"]') ? String(checked) : value;
      });
  });

for (const { name, account, path, fill, submit } of forms) {
  test(`${name}: without the API, what was typed is kept, and the form says so`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(120_000);
    const firms = await demoFirms(request);
    if (account) await signedIn(page, account);
    await page.goto(await path(firms, page));
    await fill(page);
    const typed = await valuesIn(page);
    expect(typed.filter((value) => value.length > 2).length).toBeGreaterThan(0);
    const messages = page
      .getByText(/Network error|Failed to|could not be|cannot reach/)
      .filter({ visible: true });
    await expect(messages).toHaveCount(0);
    let refused = 0;
    await context.route('**/api/**', (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      refused += 1;
      return route.abort('connectionrefused');
    });
    const dialog = page.getByRole('dialog');
    const form = (await dialog.count()) > 0 ? dialog : page.getByRole('main');
    await form.getByRole('button', { name: submit }).click({ timeout: 15_000 });
    await expect.poll(() => refused).toBeGreaterThan(0);
    const message = messages.first();
    await expect(message).toBeVisible({ timeout: 30_000 });
    expect(await valuesIn(page)).toEqual(typed);
    console.log(`✓ ${name}: kept ${typed.length} fields: ${await message.textContent()}`);
  });
}
