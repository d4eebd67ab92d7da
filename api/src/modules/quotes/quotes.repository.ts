import { type Quote, type QuoteStatus, quoteLimits } from '@aangan/domain/quotes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** The day in India by the database's clock. */
const today = sql<string>`((now() at time zone 'Asia/Kolkata')::date)::text`;

/** A quote with its newest version. */
export interface FoundQuote {
  id: number;
  conversation_id: number;
  status: QuoteStatus;
  /** Null: it was erased. */
  draft: Quote | null;
  revision: number;
  version: number;
  /** Of the newest version; null without one. */
  content: Quote | null;
  total: number | null;
  valid_until: string | null;
  sent_at: string | null;
  reason: string;
  decided_at: string | null;
  updated_at: string;
  job_id: number | null;
  accepted_version: number | null;
  /** Of what was accepted; null before. */
  sha256: string | null;
  request_id: number | null;
  today: string;
}

const foundQuotes = (db: Db) =>
  db
    .selectFrom('quote as q')
    .innerJoin('conversation as c', 'c.id', 'q.conversation_id')
    .leftJoin('connection_request as r', 'r.id', 'c.request_id')
    .leftJoin('quote_version as v', (join) =>
      join.onRef('v.quote_id', '=', 'q.id').onRef('v.number', '=', 'q.versions'),
    )
    .leftJoin('work_job as j', 'j.quote_id', 'q.id')
    .select([
      'q.id',
      'q.conversation_id',
      'q.status',
      'q.draft',
      'q.revision',
      'q.versions as version',
      'v.content',
      'v.total',
      sql<string | null>`v.valid_until::text`.as('valid_until'),
      'v.sent_at',
      'q.reason',
      'q.decided_at',
      'q.updated_at',
      'j.id as job_id',
      'j.version as accepted_version',
      'j.sha256',
      sql<number | null>`case when r.brief_id is not null then r.id end`.as('request_id'),
      today.as('today'),
    ]);

/** Undefined where there is none of that id. */
export const findQuote = (db: Db, id: number): Promise<FoundQuote | undefined> =>
  foundQuotes(db).where('q.id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends. @param db a transaction that has locked the conversation */
export const lockQuote = (db: Db, id: number): Promise<FoundQuote | undefined> =>
  foundQuotes(db).where('q.id', '=', id).forNoKeyUpdate('q').executeTakeFirst();

/** The quotes of a conversation, the last changed first. */
export const listQuotes = (db: Db, conversationId: number): Promise<FoundQuote[]> =>
  foundQuotes(db)
    .where('q.conversation_id', '=', conversationId)
    .orderBy('q.updated_at', 'desc')
    .orderBy('q.id', 'desc')
    .execute();

/** The conversation of a quote; undefined where there is none of that id. */
export async function conversationOf(db: Db, id: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('quote')
    .select('conversation_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.conversation_id;
}

/** The request that a conversation came from; null where it is gone. */
export async function requestOf(db: Db, conversationId: number): Promise<number | null> {
  const found = await db
    .selectFrom('conversation')
    .select('request_id')
    .where('id', '=', conversationId)
    .executeTakeFirst();
  return found?.request_id ?? null;
}

/** @param db a transaction that has locked the conversation @returns undefined where it has as many as it can have */
export async function insertQuote(
  db: Db,
  conversationId: number,
  draft: Quote,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into quote (conversation_id, draft)
    select ${conversationId}, ${JSON.stringify(draft)}::jsonb
    where (select count(*) from quote where conversation_id = ${conversationId}) < ${quoteLimits.quotesMax}
    returning id`.execute(db);
  return rows[0]?.id;
}

/** @returns whether the revision was the current one */
export async function saveDraft(
  db: Db,
  id: number,
  { revision, content }: { revision: number; content: Quote },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote')
    .set({
      draft: JSON.stringify(content),
      revision: revision + 1,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteQuote(db: Db, id: number): Promise<void> {
  await db.deleteFrom('quote').where('id', '=', id).execute();
}

/** Adds the next version, which is open then. @param db a transaction that has locked the quote */
export async function insertVersion(
  db: Db,
  { id, version }: FoundQuote,
  content: Quote & { valid_until: string },
  total: number,
): Promise<number> {
  const number = version + 1;
  const { valid_until } = content;
  const row = { quote_id: id, number, content: JSON.stringify(content), total, valid_until };
  await db.insertInto('quote_version').values(row).execute();
  await db
    .updateTable('quote')
    .set({
      versions: number,
      status: 'sent',
      reason: '',
      decided_at: null,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
  return number;
}

/** @param db a transaction that has locked the quote */
export async function decide(
  db: Db,
  id: number,
  { status, reason = '' }: { status: QuoteStatus; reason?: string },
): Promise<void> {
  const now = sql<string>`now()`;
  await db
    .updateTable('quote')
    .set({ status, reason, decided_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** A version that was sent. */
export interface FoundVersion {
  number: number;
  content: Quote;
  total: number;
  valid_until: string;
  sent_at: string;
}

/** The versions of a quote, oldest first. */
export const listVersions = (db: Db, quoteId: number): Promise<Omit<FoundVersion, 'content'>[]> =>
  db
    .selectFrom('quote_version')
    .select(['number', 'total', sql<string>`valid_until::text`.as('valid_until'), 'sent_at'])
    .where('quote_id', '=', quoteId)
    .orderBy('number')
    .execute();

/** Undefined for one that was not sent. */
export const findVersion = (
  db: Db,
  quoteId: number,
  number: number,
): Promise<FoundVersion | undefined> =>
  db
    .selectFrom('quote_version')
    .select([
      'number',
      'content',
      'total',
      sql<string>`valid_until::text`.as('valid_until'),
      'sent_at',
    ])
    .where('quote_id', '=', quoteId)
    .where('number', '=', number)
    .executeTakeFirst();
