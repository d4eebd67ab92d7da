import { domainToASCII } from 'node:url';

/** One spelling per address: lower case, an international domain in its ASCII form. */
export function normaliseEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`.toLowerCase();
}

/** Whose mailbox a normalised address leads to: "asha+shop@example.com" is Asha's too. For throttles only. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');
