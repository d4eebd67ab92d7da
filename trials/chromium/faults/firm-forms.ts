import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { type FormTrial, type } from './visitor-forms.ts';

const bio = 'Quiet rooms around a court, built with lime. '.repeat(2);

/** A picture of the site. */
const pictures = '../../../mfe-designers/src/features/home/pictures';
const picture = {
  name: 'salon.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(join(import.meta.dirname, pictures, 'hero-800.webp')),
};

/** Presses what opens a dialog, or a form in its place. */
const open = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** The forms of firms and of operators. */
export const firmForms: readonly FormTrial[] = [
  {
    name: 'principal architect',
    account: 'designer',
    path: () => paths.profile(),
    submit: 'Save',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add Principal Architect' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Name/).fill('Asha Rao');
      await dialog.getByLabel('Experience in years').fill('12');
      await dialog.getByLabel(/^Bio/).fill(bio);
    },
  },
  {
    name: 'review',
    account: 'architect',
    submit: 'Submit review',
    path: ({ vendor }) => paths.vendorReviews(vendor),
    fill: async (page) => {
      await open(page, 'WRITE A REVIEW');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Project Name').fill('Haveli in Shekhawati');
      await dialog.getByRole('textbox', { name: 'Your review' }).fill(bio);
    },
  },
  {
    name: 'answer to a review',
    account: 'vendor',
    path: () => paths.profile(),
    submit: 'Publish answer',
    fill: async (page) => {
      await open(page, 'Answer this review');
      await page.getByRole('textbox', { name: 'Your answer' }).fill(bio);
    },
  },
  {
    name: 'report of a review',
    account: 'vendor',
    path: () => paths.profile(),
    submit: 'Send report',
    fill: async (page) => {
      await open(page, /^Report the review/);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').selectOption({ index: 1 });
      await dialog.getByRole('textbox').fill(bio);
    },
  },
  {
    name: 'onboarding and profile of a designer',
    account: 'designer',
    submit: 'Next',
    path: () => paths.designerBasicInfo(),
    fill: (page) => type(page, { Bio: bio, 'Head office address': '14 Lavelle Road, Bengaluru' }),
  },
  {
    name: 'onboarding and profile of a vendor',
    account: 'vendor',
    submit: 'Next',
    path: () => paths.vendorBasicInfo(),
    fill: (page) => type(page, { 'Head office address': '14 Lavelle Road, Bengaluru' }),
  },
  {
    name: 'LinkedIn page',
    account: 'designer',
    path: () => paths.designerSocial(),
    submit: 'Connect LinkedIn',
    fill: (page) =>
      page.getByLabel(/^LinkedIn URL/).fill('https://www.linkedin.com/company/a-studio'),
  },
  {
    name: 'portfolio item, with its upload',
    account: 'vendor',
    path: () => paths.portfolio(),
    submit: /^Add( 1)? item/,
    fill: async (page) => {
      await open(page, 'Add Portfolio Item');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Choose files').setInputFiles(picture);
      await dialog.getByLabel('Title').fill('Salon');
      await dialog.getByLabel('Description').fill(bio);
      await dialog.getByLabel('Category').selectOption('Residential');
    },
  },
  {
    name: 'change of a portfolio item',
    account: 'vendor',
    path: () => paths.portfolio(),
    submit: 'Save changes',
    fill: async (page) => {
      await open(page, /^Actions for/);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('dialog').getByLabel('Title').fill('Green salon');
    },
  },
  {
    name: 'change of the email',
    account: 'client',
    path: () => paths.account(),
    submit: 'Change email',
    fill: async (page) => {
      await open(page, 'Change email');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('New email').fill('meera.new@example.in');
      await dialog.getByLabel('Password', { exact: true }).fill('courtyard-demo');
    },
  },
  {
    name: 'deletion of the account',
    account: 'client',
    path: () => paths.account(),
    submit: /^Delete/,
    fill: async (page) => {
      await open(page, 'Delete account');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Password', { exact: true }).fill('courtyard-demo');
      await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    },
  },
  {
    name: "an operator's reason",
    account: 'operator',
    path: () => paths.operator(),
    submit: /^Send back/,
    fill: async (page) => {
      await open(page, /^Send back/);
      await page.getByLabel('Reason').fill(bio);
    },
  },
];
