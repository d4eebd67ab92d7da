import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { aNewcomer, register } from '../../../e2e/fixtures/accounts.ts';
import { linkInMail } from '../../../e2e/fixtures/link-in-mail.ts';

/** A form, how it is filled in, and what sends it. */
export interface FormTrial {
  name: string;
  account?: string;
  path: (firms: { designer: number; vendor: number }, page: Page) => string | Promise<string>;
  /** Opens the form and fills it in. */
  fill: (page: Page) => Promise<void>;
  submit: string | RegExp;
}

const { firstName, lastName, email, password } = aNewcomer();
/** Fills in fields by their labels. */
export const type = (page: Page, fields: Record<string, string>) =>
  Object.entries(fields).reduce(async (before, [label, value]) => {
    await before;
    await page.getByLabel(label, { exact: true }).fill(value);
  }, Promise.resolve());
const signUpFields = {
  'First name': firstName,
  'Last name': lastName,
  Email: email,
  Password: password,
  'Confirm password': password,
};

/** The link of a mail to a new account. */
async function resetLink(page: Page): Promise<string> {
  const account = await register(page.request);
  await page.request.post('/api/auth/password/forgot/', { data: { email: account.email } });
  return linkInMail(page, 'Choose a new password', account.email);
}

/** The forms of visitors and of every account. */
export const visitorForms: readonly FormTrial[] = [
  {
    name: 'sign in',
    path: () => paths.login(),
    submit: /^Sign in$/,
    fill: (page) => type(page, { Email: email, Password: password }),
  },
  {
    name: 'sign up',
    path: () => paths.register(),
    submit: /^(Create account|Sign up)/i,
    fill: async (page) => {
      await type(page, signUpFields);
      await page.getByRole('checkbox', { name: /18 or older/ }).check();
    },
  },
  {
    name: 'forgotten password',
    path: () => paths.forgotPassword(),
    submit: 'Send the link',
    fill: (page) => type(page, { Email: email }),
  },
  {
    name: 'new password',
    path: (_firms, page) => resetLink(page),
    submit: 'Save the new password',
    fill: (page) => type(page, { 'New password': password, 'Confirm new password': password }),
  },
  {
    name: 'support',
    path: () => paths.support(),
    submit: /^Send/,
    fill: async (page) => {
      const main = page.getByRole('main');
      await main.getByLabel(/^(Your )?name/i).fill(firstName);
      await main.getByRole('textbox', { name: 'Email' }).fill(email);
      await main.getByLabel('Subject').fill('A question');
      await main.getByLabel(/^Message/).fill('How do I find a designer in Pune?');
    },
  },
  {
    name: 'request to a designer',
    submit: 'Send request',
    account: 'client',
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
    name: 'change of the account',
    account: 'client',
    path: () => paths.account(),
    submit: 'Save changes',
    fill: (page) => type(page, { 'First name': 'Mira' }),
  },
  {
    name: 'change of the password',
    account: 'client',
    path: () => paths.account(),
    submit: 'Change password',
    fill: (page) =>
      type(page, {
        'Current password': 'courtyard-demo',
        'New password': password,
        'Confirm new password': password,
      }),
  },
];
