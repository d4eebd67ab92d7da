import type { Database } from '@aangan/server';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { countFirms } from './facets.repository.ts';
import type { FirmFilter } from './firm-filter.ts';

/**
 * How many firms match, by the first spelling of the search that finds any, as in the list.
 * @param spellings the filter as it was typed, then corrected
 */
export async function countSpelled(
  database: Database<Tables>,
  kind: FirmKind,
  spellings: AsyncIterable<FirmFilter> | Iterable<FirmFilter>,
): Promise<{ filter: FirmFilter; count: number }> {
  let first: FirmFilter | undefined;
  for await (const filter of spellings) {
    first ??= filter;
    const count = await countFirms(database, kind, filter);
    if (count > 0) return { filter, count };
  }
  if (!first) throw new Error('A filter has at least one spelling.');
  return { filter: first, count: 0 };
}
