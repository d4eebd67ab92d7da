import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { FirmKind } from './firm-kind.ts';

type Db = Kysely<Tables>;

/** Fewer answers than these say nothing about the next one. */
const minAnswers = 5;

/**
 * Keeps on the profiles of a kind within how many hours of the day each firm usually answers: the median of its first
 * answers of 30 days. Only profiles that change are written, and one that is being changed is left to the next run.
 */
export async function keepAnswerHours(db: Db, { table, owner }: FirmKind): Promise<void> {
  await sql`
    with usual as (
      select ${sql.ref(owner)} as id, greatest(1, ceil(percentile_cont(0.5) within group (
        order by day_seconds(answered_at) - day_seconds(created_at)) / 3600))::integer as hours
      from connection_request
      where answered_at > now() - interval '30 days' and ${sql.ref(owner)} is not null
      group by 1 having count(*) >= ${sql.lit(minAnswers)}
    ), changed as (
      select f.id, usual.hours from ${sql.table(table)} f left join usual on usual.id = f.id
      where f.usual_answer_hours is distinct from usual.hours
      order by f.id for no key update of f skip locked
    )
    update ${sql.table(table)} f set usual_answer_hours = changed.hours from changed where f.id = changed.id`.execute(
    db,
  );
}

/** Notes that firms are back. They are not shown as away by then, but caches learn it from the change. */
export async function endAbsences(db: Db, { table }: FirmKind): Promise<void> {
  await sql`
    update ${sql.table(table)} f set away_until = null
    where f.id in (select id from ${sql.table(table)} where back_at <= now() and away_until is not null
      order by id for no key update skip locked)`.execute(db);
}
