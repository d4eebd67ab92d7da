import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../tables.ts';
import type { NewItemFields } from '../portfolio.schemas.ts';

type Db = Kysely<Tables>;

/** A video that waits to be converted, or is. */
export interface Upload extends NewItemFields {
  id: number;
  account_id: number;
  upload_sha256: string;
}

/**
 * Short and long ones have a line each. What is worked on comes first, then each account's first, each account's second
 * and so on.
 */
const line = sql`
  select id, account_id, is_long, started_at,
    row_number() over (partition by is_long order by started_at is null, turn, id) as place
  from (
    select id, account_id, is_long, started_at,
      row_number() over (partition by account_id, is_long order by started_at is null, id) as turn
    from portfolio_upload where problem is null
  ) as waiting`;

/** How many wait: of an account, and of all in one of the lines. */
export async function countWaiting(db: Db, accountId: number, isLong: boolean) {
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where account_id = ${accountId})::integer as own,
      count(*) filter (where is_long = ${isLong})::integer as all
    from portfolio_upload where problem is null`.execute(db);
  return rows[0] ?? { own: 0, all: 0 };
}

export async function insertUpload(
  db: Db,
  accountId: number,
  { title, description, category }: NewItemFields,
  upload: { sha256: string; isLong: boolean },
): Promise<number> {
  const { id } = await db
    .insertInto('portfolio_upload')
    .values({
      account_id: accountId,
      title,
      description,
      category,
      upload_sha256: upload.sha256,
      is_long: upload.isLong,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Waiting {
  id: number;
  title: string;
  /** In its line, 1 for the one that is worked on; null once there is a problem. */
  place: number | null;
  problem: string | null;
  created_at: string;
}

/** What an account waits for, in the order in which it was sent. */
export async function listUploads(db: Db, accountId: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with line as (${line})
    select u.id, u.title, line.place::integer as place, u.problem, u.created_at::text
    from portfolio_upload u left join line on line.id = u.id
    where u.account_id = ${accountId} order by u.id`.execute(db);
  return rows;
}

/**
 * Takes the next in one of the lines; undefined where each is taken. What was taken longer ago belonged to a process that
 * died.
 */
export async function takeNext(db: Db, isLong: boolean): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    with line as (${line}), next as (
      select id from line
      where is_long = ${isLong} and (started_at is null or started_at < now() - interval '70 minutes')
      order by place limit 1
    )
    update portfolio_upload set started_at = now()
    where id = (select id from next) and (started_at is null or started_at < now() - interval '70 minutes')
    returning id, account_id, title, description, category, upload_sha256`.execute(db);
  return rows[0];
}

/** Frees one that was taken, with what is wrong with it; without a problem it waits again. */
export async function release(db: Db, id: number, problem: string | null): Promise<void> {
  await sql`update portfolio_upload set started_at = null, problem = ${problem} where id = ${id}`.execute(
    db,
  );
}

/** Has one that was taken wait among the long ones. @returns whether it is still there */
export async function putAside(db: Db, id: number): Promise<boolean> {
  const aside = await db
    .updateTable('portfolio_upload')
    .set({ started_at: null, is_long: true })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return aside !== undefined;
}

/** @returns the hash of the upload; undefined where the account has none such */
export async function deleteUpload(db: Db, accountId: number, id: number) {
  const deleted = await db
    .deleteFrom('portfolio_upload')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('upload_sha256')
    .executeTakeFirst();
  return deleted?.upload_sha256;
}

/** Until the transaction ends, others wait that store or remove these bytes. */
export async function lockBytes(db: Db, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(db);
}
