import { isolated } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';

/** The account that a mail is about and goes to. */
export interface Addressee {
  id: number;
  email: string;
  email_verified: boolean;
  first_name: string;
}

/** Only an address that is known to be the account's gets the account's name, which may be any text. */
const mailTo = (
  { id, email, email_verified, first_name }: Addressee,
  { paragraphs, ...rest }: Omit<MailContent, 'to' | 'accountId'>,
): MailContent => ({
  to: email,
  accountId: id,
  paragraphs: [email_verified ? `Hello ${isolated(first_name)},` : 'Hello,', ...paragraphs],
  ...rest,
});

export const verificationMail = (addressee: Addressee, url: string): MailContent =>
  mailTo(addressee, {
    subject: 'Please confirm your email address',
    paragraphs: [
      'Please confirm that this is your email address. A firm that gets a request from you then sees that the address is really yours.',
      'The link can be used once and is valid for 7 days.',
    ],
    action: { label: 'Confirm my email address', url },
    footnote:
      'You have this mail because this address was given for an account at Aangan. If that was not you, nothing needs to be done.',
  });

export const resetMail = (addressee: Addressee, url: string): MailContent =>
  mailTo(addressee, {
    subject: 'Choose a new password',
    paragraphs: [
      'A new password was asked for your account. With this link you choose one.',
      'The link can be used once and is valid for 1 hour.',
    ],
    action: { label: 'Choose a new password', url },
    footnote:
      'You have this mail because a new password was asked for with this address. If that was not you, nothing needs to be done: your password stays as it is.',
  });

export const passwordChangedMail = (addressee: Addressee, forgotUrl: string): MailContent =>
  mailTo(addressee, {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and the account was signed out on every other device.',
      'If that was not you, choose a new password at once.',
    ],
    action: { label: 'I did not do this', url: forgotUrl },
    footnote: 'You have this mail because it is about the safety of your account at Aangan.',
  });

/** To the address that the account had before. */
export const emailChangedMail = (
  former: Addressee,
  newEmail: string,
  supportUrl: string,
): MailContent =>
  mailTo(former, {
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account at Aangan now has the email address ${newEmail}. From now on you sign in with it, and mails go there. Your other devices are signed out.`,
      'If that was not you, please tell us.',
    ],
    action: { label: 'I did not do this', url: supportUrl },
    footnote: 'You have this mail because it is about the safety of your account at Aangan.',
  });

/** Names nobody: it outlives the account. */
export const deletedMail = (email: string, supportUrl: string): MailContent => ({
  to: email,
  accountId: null,
  subject: 'Your account was deleted',
  paragraphs: [
    'Your account at Aangan was deleted, and you are signed out everywhere. Your page is no longer shown. What was stored about you is erased within 7 business days. Reviews that you wrote stay, without your name.',
    'If that was not you, please tell us at once.',
  ],
  action: { label: 'I did not do this', url: supportUrl },
  footnote: 'You have this mail because it is about the safety of your account at Aangan.',
});
