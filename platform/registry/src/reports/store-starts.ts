import type { Channel, ReportedStart } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { liveSince } from '../channel/canary-repository.ts';
import type { Tables } from '../tables.ts';
import { uniqueBy } from './unique-by.ts';
import { saveStarts } from './view-repository.ts';

/**
 * Stores that pages have started, while the channel has canaries: without one there is nothing to compare. Pages of an
 * edge that did not know of the canary yet do not count.
 * @returns whether any was new
 */
export async function storeStarts(
  db: Kysely<Tables>,
  channel: Channel,
  starts: readonly ReportedStart[],
): Promise<boolean> {
  const { oldest, newest } = await liveSince(db, channel);
  const counted = starts.filter(({ revision }) => oldest !== null && revision >= oldest);
  if (counted.length === 0) return false;
  const unique = uniqueBy(counted, (one) => [one.composition, one.engine, one.network].join(' '));
  return (await saveStarts(db, channel, unique, newest)) > 0;
}
