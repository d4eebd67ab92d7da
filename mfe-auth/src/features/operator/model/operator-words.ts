import { paths, roleOf } from '@aangan/domain';
import type { ProfileRef } from '../api/decisions.ts';
import type { OperatorAccount } from '../api/lists.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });

/** "21 Nov 2026". */
export function dayOf(moment: string): string {
  return day.format(new Date(moment));
}

/** What a profile or account is, as a badge says it. */
export const kindWords = {
  client: 'Client',
  designer: 'Design firm',
  architect: 'Architect',
  vendor: 'Vendor',
} as const;

/** The account's role in a word; staff are named as such too. */
export function roleWord(account: OperatorAccount): string {
  return kindWords[roleOf(account)];
}

/** Where everybody sees the profile. */
export function publicPage({ kind, id }: ProfileRef): string {
  return kind === 'vendor' ? paths.vendor(id) : paths.designer(id);
}

/** A web address without what every one of them has: "linkedin.com/company/studio". */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
