import { type Brief, briefLimits } from '@aangan/domain/quotes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

const columns = ['id', 'revision', 'versions as version', 'content', 'updated_at'] as const;

/** Requests `r` whose firms still read what was sent with them. */
const isRead = sql<boolean>`r.status in ('pending', 'approved')`;

/** The account's briefs, the last changed first, as a JSON array. */
export async function listBriefs(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ briefs: string }>`
    select coalesce(json_agg(json_build_object('id', b.id, 'title', b.content ->> 'title', 'city', b.content ->> 'city',
      'rooms_count', jsonb_array_length(b.content -> 'rooms'),
      'firms_count', (select count(*) from connection_request r where r.brief_id = b.id and ${isRead}),
      'updated_at', b.updated_at) order by b.updated_at desc, b.id desc), '[]')::text as briefs
    from brief b where b.account_id = ${accountId} and b.removed_at is null`.execute(db);
  return rows[0]?.briefs ?? '[]';
}

/** @returns undefined where the account has as many as it can have */
export async function insertBrief(
  db: Db,
  accountId: number,
  content: Brief,
): Promise<number | undefined> {
  await sql`select from account where id = ${accountId} for no key update`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into brief (account_id, content) select ${accountId}, ${JSON.stringify(content)}::jsonb
    where (select count(*) from brief where account_id = ${accountId} and removed_at is null) < ${briefLimits.briefsMax}
    returning id`.execute(db);
  return rows[0]?.id;
}

const ownBriefs = (db: Db, accountId: number, id: number) =>
  db
    .selectFrom('brief')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null);

/** Undefined for one of another account, or that was removed. */
export const findBrief = (db: Db, accountId: number, id: number) =>
  ownBriefs(db, accountId, id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockBrief = (db: Db, accountId: number, id: number) =>
  ownBriefs(db, accountId, id).forNoKeyUpdate().executeTakeFirst();

/** @param db a transaction that has locked the brief */
export async function saveBrief(db: Db, id: number, content: Brief): Promise<void> {
  await db
    .updateTable('brief')
    .set({
      content: JSON.stringify(content),
      revision: sql<number>`revision + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a brief; one that firms read is only put away. */
export async function removeBrief(db: Db, id: number): Promise<void> {
  await sql`update brief set removed_at = now() where id = ${id}
    and exists (select from connection_request r where r.brief_id = brief.id)`.execute(db);
  await db.deleteFrom('brief').where('id', '=', id).where('removed_at', 'is', null).execute();
}

/** A version that firms can read. */
export interface BriefVersion {
  number: number;
  content: Brief;
  created_at: string;
}

/** Undefined where there is none of that number. */
export const findVersion = (
  db: Db,
  briefId: number,
  number: number,
): Promise<BriefVersion | undefined> =>
  db
    .selectFrom('brief_version')
    .select(['number', 'content', 'created_at'])
    .where('brief_id', '=', briefId)
    .where('number', '=', number)
    .executeTakeFirst();

/** Keeps what is written as the next version. @param db a transaction that has locked the brief */
export async function insertVersion(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with counted as (update brief set versions = versions + 1 where id = ${id} returning id, versions, content)
    insert into brief_version (brief_id, number, content) select id, versions, content from counted
    returning number`.execute(db);
  return rows[0]?.number ?? 0;
}

/** The firms that read a brief. */
export async function listFirms(db: Db, briefId: number) {
  const { rows } = await sql<{
    request_id: number;
    conversation_id: number | null;
    name: string;
    version: number;
    account_id: number;
  }>`
    select r.id as request_id, c.id as conversation_id, coalesce(d.full_name, v.company_name) as name,
      r.brief_version as version, coalesce(d.account_id, v.account_id) as account_id
    from connection_request r
    left join conversation c on c.request_id = r.id
    left join designer_profile d on d.id = r.designer_id
    left join vendor_profile v on v.id = r.vendor_id
    where r.brief_id = ${briefId} and ${isRead} order by r.id`.execute(db);
  return rows;
}

/** The brief of a request that its client or its firm reads; undefined for others, and without one. */
export async function findReceived(db: Db, accountId: number, requestId: number) {
  const { rows } = await sql<{ id: number; sent: number; latest: number }>`
    select b.id, r.brief_version as sent, b.versions as latest
    from connection_request r join brief b on b.id = r.brief_id
    left join designer_profile d on d.id = r.designer_id
    left join vendor_profile v on v.id = r.vendor_id
    where r.id = ${requestId} and ${isRead}
      and ${accountId} in (r.client_id, coalesce(d.account_id, v.account_id))`.execute(db);
  return rows[0];
}

/** The rooms of the newest version of the brief of a request; none without one. */
export async function findRooms(db: Db, requestId: number): Promise<Brief['rooms']> {
  const { rows } = await sql<{ rooms: Brief['rooms'] }>`
    select v.content -> 'rooms' as rooms from connection_request r
    join brief b on b.id = r.brief_id
    join brief_version v on v.brief_id = b.id and v.number = b.versions where r.id = ${requestId}`.execute(
    db,
  );
  return rows[0]?.rooms ?? [];
}
