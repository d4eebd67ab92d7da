import { domainToASCII } from 'node:url';

/** One spelling per address: lower case, an international domain in its ASCII form. */
export function normaliseEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`.toLowerCase();
}
