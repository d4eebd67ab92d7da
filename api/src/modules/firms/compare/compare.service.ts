import type { Database } from '@aangan/server';
import type { GuestCache } from '../../../plugins/guest-cache/guest-cache.ts';
import type { StoredAnswer } from '../../../plugins/guest-cache/stored-answer.ts';
import { notFound } from '../../../problems.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';

/** Firms side by side. */
export function createCompareService(_options: {
  database: Database<Tables>;
  kind: FirmKind;
  cache: GuestCache;
}) {
  return {
    compare: async (_firms: string): Promise<StoredAnswer> => {
      throw notFound();
    },
  };
}
