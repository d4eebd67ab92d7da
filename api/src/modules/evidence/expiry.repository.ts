import { type EvidenceKind, evidenceLimits } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** So many are claimed in one transaction. */
const batch = 50;
const [firstBefore, lastBefore] = evidenceLimits.remindersBefore;
const daysLeft = sql`(checked_until - (now() at time zone 'Asia/Kolkata')::date)`;
const due = sql`case when ${daysLeft} <= ${sql.lit(lastBefore)} then 2
  when ${daysLeft} <= ${sql.lit(firstBefore)} then 1 else 0 end`;

export interface ClaimedEvidence {
  id: number;
  kind: EvidenceKind;
  /** The last day of the check, YYYY-MM-DD. */
  until: string;
  accountId: number;
  /** Whether its firm has sent it again already. */
  isSentAgain: boolean;
}

const told = sql`e.id, e.kind, e.checked_until::text as until,
  coalesce((select account_id from designer_profile where id = e.designer_id),
    (select account_id from vendor_profile where id = e.vendor_id)) as "accountId",
  exists (select from evidence r where r.status = 'waiting' and r.kind = e.kind and r.number = e.number
    and (r.designer_id, r.vendor_id) is not distinct from (e.designer_id, e.vendor_id)) as "isSentAgain"`;

/** Claims checks that run out in so many days. Where both days are over, that is one reminder. */
export async function claimReminders(db: Db): Promise<ClaimedEvidence[]> {
  const { rows } = await sql<ClaimedEvidence>`
    with due as (
      select id, ${due} as reminders from evidence
      where status = 'checked' and checked_until >= (now() at time zone 'Asia/Kolkata')::date and reminders < ${due}
      order by id limit ${sql.lit(batch)} for update skip locked)
    update evidence e set reminders = due.reminders from due where e.id = due.id returning ${told}`.execute(
    db,
  );
  return rows;
}

/** Marks checks whose last day is over. */
export async function endOverdue(db: Db): Promise<ClaimedEvidence[]> {
  const { rows } = await sql<ClaimedEvidence>`
    with due as (
      select id from evidence
      where status = 'checked' and checked_until < (now() at time zone 'Asia/Kolkata')::date
      order by id limit ${sql.lit(batch)} for update skip locked)
    update evidence e set status = 'ended', version = version + 1 from due where e.id = due.id returning ${told}`.execute(
    db,
  );
  return rows;
}
