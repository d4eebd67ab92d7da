import { connectionLimits } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import type { AddresseeKind } from './requests.repository.ts';

type Db = Kysely<Tables>;

/** So many are claimed in one transaction. */
const batch = 50;

const [firstAfter, secondAfter] = connectionLimits.remindersAfter.map(
  (hours) => sql`interval '${sql.raw(String(hours))} hours'`,
);
const closedAfter = sql`interval '${sql.raw(String(connectionLimits.closedAfter))} days'`;

/** Pending requests `r` with their firms. They wait from when they were sent, and not while their firm is away. */
const waiting = sql`
  from connection_request r
  join account c on c.id = r.client_id
  left join designer_profile d on d.id = r.designer_id
  left join vendor_profile v on v.id = r.vendor_id
  where r.status = 'pending'`;
const since = sql`greatest(r.waiting_since, d.back_at, v.back_at)`;

/** A request that was claimed, and what a mail about it says. */
export interface ClaimedRequest {
  id: number;
  clientName: string;
  createdAt: string;
  firmAccountId: number;
  firmId: number;
  firmName: string;
  kind: AddresseeKind;
  clientAccountId: number;
}

const claimed = sql`
  r.id, r.created_at as "createdAt", account_name(r.first_name, r.last_name) as "clientName",
  r.client_id as "clientAccountId", coalesce(d.account_id, v.account_id) as "firmAccountId",
  coalesce(r.designer_id, r.vendor_id) as "firmId", coalesce(d.full_name, v.company_name) as "firmName",
  case when r.designer_id is null then 'vendor' else 'designer' end as kind`;

/**
 * Claims requests whose firm is to be reminded: after a day, and once more after two. Where both times are over, that is
 * one reminder. Rows that another process has are left to it. A firm does not see requests of an inactive client.
 */
export async function claimReminders(db: Db): Promise<ClaimedRequest[]> {
  const { rows } = await sql<ClaimedRequest>`
    with due as (
      select ${claimed}, case when ${since} <= now() - ${secondAfter} then 2 else 1 end as reminders
      ${waiting} and c.is_active and r.waiting_since <= now() - ${firstAfter}
        and r.reminders < case when ${since} <= now() - ${secondAfter} then 2
          when ${since} <= now() - ${firstAfter} then 1 else 0 end
      order by r.id limit ${sql.lit(batch)} for update of r skip locked
    )
    update connection_request r set reminders = due.reminders from due where r.id = due.id
    returning due.id, due."createdAt", due."clientName", due."clientAccountId", due."firmAccountId", due."firmId",
      due."firmName", due.kind`.execute(db);
  return rows;
}

/** Closes requests that have waited for 14 days. Rows that another process has are left to it. */
export async function closeOverdue(db: Db): Promise<ClaimedRequest[]> {
  const { rows } = await sql<ClaimedRequest>`
    with due as (
      select ${claimed} ${waiting} and r.waiting_since <= now() - ${closedAfter} and ${since} <= now() - ${closedAfter}
      order by r.id limit ${sql.lit(batch)} for update of r skip locked
    )
    update connection_request r set status = 'closed', updated_at = now() from due where r.id = due.id
    returning due.id, due."createdAt", due."clientName", due."clientAccountId", due."firmAccountId", due."firmId",
      due."firmName", due.kind`.execute(db);
  return rows;
}

/** A firm that a client is offered in place of another. */
export interface SimilarFirm {
  id: number;
  name: string;
  /** See {@link answerWithin}; null: unknown. */
  answerHours: number | null;
}

const maxSimilar = 3;

/**
 * Listed firms of the same kind in a city, with a specialization of the firm, that are not away and that the client has
 * never asked; who answers soonest comes first.
 * @param city its slugs
 */
export async function findSimilar(
  db: Db,
  { table, owner, name }: FirmKind,
  { firmId, clientAccountId }: Pick<ClaimedRequest, 'firmId' | 'clientAccountId'>,
  city: readonly string[],
): Promise<SimilarFirm[]> {
  const { rows } = await sql<SimilarFirm>`
    select f.id, ${sql.ref(`f.${name}`)} as name, f.usual_answer_hours as "answerHours" from ${sql.table(table)} f
    where f.is_listed and f.city_slug = any (${city}::text[])
      and f.specializations && (select specializations from ${sql.table(table)} where id = ${firmId})
      and (f.back_at is null or f.back_at <= now())
      and not exists (select from connection_request o
        where o.client_id = ${clientAccountId} and ${sql.ref(`o.${owner}`)} = f.id)
    order by f.usual_answer_hours, f.rating_lead desc, f.id desc limit ${sql.lit(maxSimilar)}`.execute(
    db,
  );
  return rows;
}

/** The city of a firm as its listing has it; null without one. */
export async function findCity(db: Db, { table }: FirmKind, id: number): Promise<string | null> {
  const { rows } = await sql<{ city: string | null }>`
    select city_slug as city from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.city ?? null;
}
