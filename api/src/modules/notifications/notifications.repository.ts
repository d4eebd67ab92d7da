import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/**
 * An entry, with the name of the account whose doing it is; null where there is none, or it has ended. A client has the
 * name that it gave in the request: a firm is told no other one.
 */
export interface Entry {
  id: number;
  event: string;
  subject: number;
  data: object;
  times: number;
  name: string | null;
  isRead: boolean;
  created_at: string;
}

/** The account's entries, newest first. @param before only those with a lower id */
export async function listEntries(
  db: Db,
  accountId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select n.id, n.event, n.subject, n.data, n.times, n.read_at is not null as "isRead", n.created_at,
      coalesce(d.full_name, v.company_name, case when a.id is not null then account_name(r.first_name, r.last_name) end,
        account_name(a.first_name, a.last_name)) as name
    from notification n left join account a on a.id = n.actor_id and a.deactivated_at is null
      left join designer_profile d on d.account_id = a.id left join vendor_profile v on v.account_id = a.id
      left join connection_request r on r.client_id = a.id and r.id = case
        when n.event like 'request-%' then n.subject
        when n.event = 'message' then (select c.request_id from conversation c where c.id = n.subject) end
    where n.account_id = ${accountId} and n.id < coalesce(${before ?? null}::bigint, 9223372036854775807)
    order by n.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from notification where account_id = ${accountId} and read_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function hasEntry(db: Db, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from notification where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Marks one entry as read, or all up to one. @returns whether one was unread */
export async function markRead(
  db: Db,
  accountId: number,
  which: { id: number } | { upTo: number },
): Promise<boolean> {
  const condition = 'id' in which ? sql`id = ${which.id}` : sql`id <= ${which.upTo}`;
  const { numAffectedRows = 0n } = await sql`
    update notification set read_at = now()
    where account_id = ${accountId} and read_at is null and ${condition}`.execute(db);
  return numAffectedRows > 0n;
}

/** How long an entry stays once it is read. */
const readForDays = 90;

export async function deleteOldEntries(db: Db): Promise<void> {
  await sql`delete from notification
    where read_at < now() - make_interval(days => ${readForDays})`.execute(db);
}
