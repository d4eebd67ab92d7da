import { type RawBuilder, sql } from 'kysely';

const from = sql`(quiet_hours ->> 'from')::time`;
const until = sql`(quiet_hours ->> 'until')::time`;

/**
 * Whether a channel has its quiet hours at an instant, by the clocks of their zone, in a query that has the channel's row.
 * Where these clocks are put back, an hour that comes twice is quiet both times.
 */
export function isQuietAt(instant: RawBuilder<unknown>): RawBuilder<boolean> {
  const time = sql`(${instant} at time zone (quiet_hours ->> 'zone'))::time`;
  return sql<boolean>`(quiet_hours is not null and case when ${from} < ${until}
    then ${time} >= ${from} and ${time} < ${until}
    else ${time} >= ${from} or ${time} < ${until} end)`;
}
