import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { isInTime } from '../auth/session.columns.ts';
import { messageOf } from '../conversations/conversation.columns.ts';

type Db = Kysely<Tables>;

/** An event as a stream sends it. */
export interface SentEvent {
  id: number;
  kind: string;
  /** JSON text. */
  data: string;
}

/** Events that are read at once. */
export const maxEventsRead = 200;

/** The id of the account's newest event, 0 without one, and how many it was told after one, at most `limit`. */
export async function readStanding(
  db: Db,
  accountId: number,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<{ newest: number; missed: number }> {
  const own = sql`from stream_event where account_id = ${accountId}`;
  const { rows } = await sql<{ newest: number; missed: number }>`
    select coalesce((select max(id) ${own}), 0) as newest,
      (select count(*)::integer from (select ${own} and id > ${after ?? null} limit ${limit}) as later) as missed`.execute(
    db,
  );
  return rows[0] ?? { newest: 0, missed: 0 };
}

/** The account's events after one, in their order, at most {@link maxEventsRead}. A message that is gone has no event. */
export async function readEvents(
  db: Db,
  accountId: number,
  after: number,
  pass: string,
): Promise<SentEvent[]> {
  const { rows } = await sql<SentEvent>`
    select e.id, e.kind, (jsonb_build_object('conversation', e.subject) || case e.kind
      when 'message' then jsonb_build_object('message', ${messageOf('e.subject', "e.data ->> 'sequence'", pass)})
      else e.data end)::text as data
    from stream_event e where e.account_id = ${accountId} and e.id > ${after}
    order by e.id limit ${sql.lit(maxEventsRead)}`.execute(db);
  return rows;
}

/** Those of these sessions that have ended. */
export async function endedSessions(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id::text as id from unnest(${sql.val([...ids])}::uuid[]) as asked (id)
    where not exists (select from session join account on account.id = session.account_id
      where session.id = asked.id and session.revoked_at is null and session.expires_at > now()
        and account.is_active and ${sql.raw(isInTime)})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes events that nobody asks for any more: reads sooner, since there are many. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await sql`delete from stream_event where created_at < now() - interval '90 days'
    or (kind = 'read' and created_at < now() - interval '1 day')`.execute(db);
}
