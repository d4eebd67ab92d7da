import type { ConversationSide } from '@aangan/domain';
import { type Insertable, type Kysely, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import type { Tables } from '../../tables.ts';
import { messageFor } from './conversation.columns.ts';

type Db = Kysely<Tables>;

/** Which message. */
export interface MessageKey {
  conversationId: number;
  sequence: number;
}

/** Who wrote a message; undefined for none. */
export async function findSide(
  db: Db,
  { conversationId, sequence }: MessageKey,
): Promise<ConversationSide | undefined> {
  const found = await db
    .selectFrom('message')
    .select('side')
    .where('conversation_id', '=', conversationId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return found?.side;
}

/** @returns whether the reporter had not reported it before */
export async function insertReport(
  db: Db,
  { conversationId, sequence }: MessageKey,
  report: Pick<Insertable<Tables['message_report']>, 'reporter_id' | 'reason' | 'report_text'>,
): Promise<boolean> {
  const added = await db
    .insertInto('message_report')
    .values({ conversation_id: conversationId, sequence, ...report })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

const ofMessage = (alias: string) =>
  sql`${sql.ref(`${alias}.conversation_id`)} = m.conversation_id and ${sql.ref(`${alias}.sequence`)} = m.sequence`;

const waiting = sql`from message_report p where ${ofMessage('p')} and p.decided_at is null`;
const decisions = sql`from message_decision d where ${ofMessage('d')}`;

const reports = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'reason', p.reason, 'text', p.report_text,
    'reporter_name', account_name(reporter.first_name, reporter.last_name), 'created_at', p.created_at)
    order by p.created_at, p.id), '[]')
  from message_report p left join account reporter on reporter.id = p.reporter_id
  where ${ofMessage('p')} and p.decided_at is null)`;

const fromReported = sql`message m
  left join conversation_member w on w.conversation_id = m.conversation_id and w.side = m.side
  left join account a on a.id = w.account_id`;

/** A message and the ten before, for the operator of the pass. */
const reportedFor = (pass: string) => sql`jsonb_build_object(
  'conversation_id', m.conversation_id, 'message', ${messageFor(pass)},
  'author', case when a.id is not null then jsonb_build_object('account_id', a.id,
    'name', account_name(a.first_name, a.last_name), 'is_active', a.is_active) end,
  'before', (select coalesce(jsonb_agg(earlier.one order by earlier.sequence), '[]') from (
    select m.sequence, ${messageFor(pass)} as one from message m
    where m.conversation_id = shown.conversation_id and m.sequence between shown.sequence - 10 and shown.sequence - 1
  ) as earlier),
  'reports', ${reports},
  'decision', (select jsonb_build_object('kind', d.kind, 'reason', d.reason, 'decided_at', d.decided_at)
    ${decisions} order by d.id desc limit 1))`;

const shown = sql`, lateral (select m.conversation_id, m.sequence) as shown`;

const lists = {
  waiting: {
    condition: sql`exists (select ${waiting})`,
    order: sql`(select min(p.created_at) ${waiting}), m.conversation_id, m.sequence`,
  },
  decided: {
    condition: sql`exists (select ${decisions})`,
    order: sql`(select max(d.id) ${decisions}) desc`,
  },
};
export type MessageList = keyof typeof lists;

/** Messages with reports that wait, the longest waiting first; or those decided about, the last decided first. */
export function listReported(
  db: Db,
  list: MessageList,
  paging: Paging,
  pass: string,
): Promise<ListedPage> {
  const { condition, order } = lists[list];
  const from = sql`${fromReported} ${shown} where ${condition}`;
  return readPage(db, paging, { item: reportedFor(pass), from, order });
}

/** A message as operators see it, as JSON text. */
export async function reportedText(
  db: Db,
  { conversationId, sequence }: MessageKey,
  pass: string,
): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select (${reportedFor(pass)})::text as json from ${fromReported} ${shown}
    where m.conversation_id = ${conversationId} and m.sequence = ${sequence}`.execute(db);
  return rows[0]?.json ?? 'null';
}

/** The account of who wrote a message that was reported; null where there is none. */
export async function findReportedAuthor(
  db: Db,
  { conversationId, sequence }: MessageKey,
): Promise<number | null> {
  const { rows } = await sql<{ accountId: number | null }>`
    select w.account_id as "accountId" from ${fromReported}
    where m.conversation_id = ${conversationId} and m.sequence = ${sequence}
      and exists (select from message_report p where ${ofMessage('p')})`.execute(db);
  return rows[0]?.accountId ?? null;
}

/** A message that was reported, with the accounts of its conversation, locked; undefined for any other. */
export async function lockReported(db: Db, { conversationId, sequence }: MessageKey) {
  const { rows } = await sql<{
    isRemoved: boolean;
    authorId: number | null;
    accountIds: (number | null)[];
  }>`
    select m.removed_at is not null as "isRemoved", (select w.account_id from conversation_member w
      where w.conversation_id = m.conversation_id and w.side = m.side) as "authorId", array(select w.account_id from conversation_member w
      where w.conversation_id = m.conversation_id) as "accountIds"
    from message m where m.conversation_id = ${conversationId} and m.sequence = ${sequence}
      and exists (select from message_report p where ${ofMessage('p')})
    for no key update of m`.execute(db);
  return rows[0];
}

/** Removes what a message says. @returns the pictures, videos and files that it had */
export async function removeText(
  db: Db,
  { conversationId, sequence }: MessageKey,
): Promise<string[]> {
  await db
    .updateTable('message')
    .set({ text: '', removed_at: sql<string>`now()` })
    .where('conversation_id', '=', conversationId)
    .where('sequence', '=', sequence)
    .execute();
  const gone = await db
    .deleteFrom('message_attachment')
    .where('conversation_id', '=', conversationId)
    .where('sequence', '=', sequence)
    .returning(['media_sha256', 'thumbnail_sha256'])
    .execute();
  return gone.flatMap(({ media_sha256, thumbnail_sha256 }) =>
    thumbnail_sha256 === null ? [media_sha256] : [media_sha256, thumbnail_sha256],
  );
}

/** Closes the reports of a message that wait. @returns how many */
export async function closeReports(
  db: Db,
  { conversationId, sequence }: MessageKey,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('message_report')
    .set({ decided_at: sql<string>`now()` })
    .where('conversation_id', '=', conversationId)
    .where('sequence', '=', sequence)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function insertDecision(
  db: Db,
  { conversationId, sequence }: MessageKey,
  decision: Pick<Insertable<Tables['message_decision']>, 'operator_id' | 'kind' | 'reason'>,
): Promise<void> {
  await db
    .insertInto('message_decision')
    .values({ conversation_id: conversationId, sequence, ...decision })
    .execute();
}
