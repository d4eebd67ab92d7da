import { paths, roleOf } from '@aangan/domain';
import type { ProfileRef } from '../api/decisions.ts';
import type { OperatorAccount } from '../api/lists.ts';

/** The badge of a profile's or account's kind. */
export const kindLabels = {
  client: 'Client',
  designer: 'Design firm',
  architect: 'Architect',
  vendor: 'Vendor',
} as const;

/** The badge of an account's role. */
export function roleLabel(account: OperatorAccount): string {
  return kindLabels[roleOf(account)];
}

/** The address of the public profile. */
export function publicPage({ kind, id }: ProfileRef): string {
  return kind === 'vendor' ? paths.vendor(id) : paths.designer(id);
}

/** A web address without protocol and www: "linkedin.com/company/studio". */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
