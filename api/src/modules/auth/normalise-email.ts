import { domainToASCII } from 'node:url';

/** One spelling per address: lower case, an international domain in its ASCII form. */
export function normaliseEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`.toLowerCase();
}

/**
 * Whose mailbox a normalised address leads to: "asha+shop@example.com" is Asha's too. Gmail ignores dots
 * (https://support.google.com/mail/answer/7436150); elsewhere "a.sha" may be another person. Nothing is sent to it.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.replace(/\+[^@]*(?=@)/, '').split(/@(?=[^@]*$)/);
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
