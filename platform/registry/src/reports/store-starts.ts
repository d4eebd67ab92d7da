import type { Channel, ReportedStart } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import { liveSince } from '../channel/canary-repository.ts';
import type { Tables } from '../tables.ts';
import { instant, uniqueBy } from './store-failures.ts';

/**
 * Stores that pages have started, while the channel has canaries: without one there is nothing to compare. A page of an
 * edge that did not know of the canary yet says nothing.
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
  const stored = await db
    .insertInto('started_view')
    .values(
      unique.map(({ composition, engine, network, revision, viewedAt }) => ({
        channel,
        composition,
        engine,
        network,
        revision,
        viewed_at: instant(viewedAt),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'composition', 'engine', 'network'])
        .doUpdateSet((eb) => ({
          revision: eb.ref('excluded.revision'),
          viewed_at: eb.ref('excluded.viewed_at'),
        }))
        .where('started_view.revision', '<', sql<number>`${newest}`),
    )
    .returning('network')
    .execute();
  return stored.length > 0;
}
