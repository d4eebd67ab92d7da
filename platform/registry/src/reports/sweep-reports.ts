import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** How long what pages reported is kept, in days. */
export interface Retention {
  days: number;
}

/** Failed page views that are kept at most; each is about 200 bytes. They decide for an hour and are kept for a day. */
const maxFailedViews = 200_000;

/**
 * Deletes what is older than its time, and of what came too fast the oldest. Compositions stay: there are as many as
 * channels have changed, not as many as pages were requested.
 */
export async function sweepReports(db: Kysely<Tables>, { days }: Retention): Promise<void> {
  const before = sql<string>`now() - make_interval(days => ${days})`;
  await db
    .deleteFrom('report_batch')
    .where('at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom('failed_view')
    .where((eb) =>
      eb.or([
        eb('viewed_at', '<', sql<string>`now() - interval '25 hours'`),
        eb(
          'viewed_at',
          '<',
          sql<string>`(select viewed_at from failed_view order by viewed_at desc offset ${maxFailedViews} limit 1)`,
        ),
      ]),
    )
    .execute();
  await db
    .deleteFrom('started_view')
    .where('viewed_at', '<', sql<string>`now() - interval '25 hours'`)
    .execute();
  await db
    .deleteFrom('measured_view')
    .where('at', '<', sql<string>`now() - interval '25 hours'`)
    .execute();
  await db.deleteFrom('page_views').where('minute', '<', before).execute();
  await db.deleteFrom('failure_count').where('minute', '<', before).execute();
  await db.deleteFrom('measurement').where('hour', '<', before).execute();
  await db.deleteFrom('error_group').where('last_at', '<', before).execute();
}
