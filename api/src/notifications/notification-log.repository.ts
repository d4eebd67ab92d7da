import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Kind } from './notification-kinds.ts';

type Db = Kysely<Tables>;

/** An active account, and what it wants of a kind. */
export interface Recipient {
  id: number;
  email: string;
  name: string;
  wantsOnSite: boolean;
  wantsMail: boolean;
  quietFrom: number;
  quietTo: number;
}

/** Undefined for an account that is not active. */
export async function findRecipient(
  db: Db,
  accountId: number,
  kind: Kind,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select a.id, a.email, account_name(a.first_name, a.last_name) as name,
      ${kind} <> all(coalesce(s.off_site, '{}')) as "wantsOnSite",
      ${kind} <> all(coalesce(s.off_mail, '{}')) as "wantsMail",
      coalesce(s.quiet_from, 22) as "quietFrom", coalesce(s.quiet_to, 8) as "quietTo"
    from account a left join notification_setting s on s.account_id = a.id
    where a.id = ${accountId} and a.is_active`.execute(db);
  return rows[0];
}

export interface NewEntry {
  accountId: number;
  event: string;
  subject: number;
  actorId: number | null;
  data: object;
  /** Whether it takes the place of those of the same event and subject, and counts the unread ones. */
  gathers: boolean;
}

/** Adds an entry; an account that has ended gets none. An erasure of the account waits until the transaction ends. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  const { accountId, event, subject, actorId, data, gathers } = entry;
  await sql`
    with earlier as (
      delete from notification where ${gathers} and account_id = ${accountId} and event = ${event}
        and subject = ${subject}
      returning times, read_at),
    live as (select id from account where id = ${accountId} and deactivated_at is null for key share)
    insert into notification (account_id, event, subject, actor_id, data, times)
    select id, ${event}, ${subject}, ${actorId}::bigint, ${JSON.stringify(data)}::jsonb,
      1 + coalesce((select sum(times)::integer from earlier where read_at is null), 0) from live`.execute(
    db,
  );
}

/**
 * Marks the unread entries of events about a subject as read.
 * @param upTo leaves those whose `sequence` is after it
 * @returns whether there was one
 */
export async function readEntriesOf(
  db: Db,
  accountId: number,
  { events, subject, upTo }: { events: readonly string[]; subject: number; upTo: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update notification set read_at = now() where account_id = ${accountId} and event = any(${sql.val([...events])}::text[])
      and subject = ${subject} and read_at is null and (data ->> 'sequence')::integer <= ${upTo}`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

/** Whether an account has an entry of an event from the last days. */
export async function hasEntry(
  db: Db,
  { accountId, event, days }: { accountId: number; event: string; days: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', accountId)
    .where('event', '=', event)
    .where('created_at', '>', sql<string>`now() - make_interval(days => ${days})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
