import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

const ownSide = (accountId: number) => sql`exists (select from conversation_member me
  where me.conversation_id = t.conversation_id and me.account_id = ${accountId} and me.side = t.side)`;

/**
 * Takes an erased account out of its conversations: what it wrote stays without a name, its attachments go, and where
 * the other side is erased too all goes.
 * @returns the pictures, videos and files that were attached
 */
export async function leaveConversations(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    with gone as (
      delete from message_attachment t where ${ownSide(accountId)} or t.conversation_id in (${left(accountId)})
      returning media_sha256, thumbnail_sha256)
    select media_sha256 as sha256 from gone
    union select thumbnail_sha256 from gone where thumbnail_sha256 is not null`.execute(db);
  await sql`delete from conversation where id in (${left(accountId)})`.execute(db);
  await sql`update message_decision t set reason = 'Erased' where exists (
    select from message m join conversation_member me
      on me.conversation_id = m.conversation_id and me.side = m.side and me.account_id = ${accountId}
    where m.conversation_id = t.conversation_id and m.sequence = t.sequence)`.execute(db);
  await db
    .updateTable('message_report')
    .set({ reporter_id: null, report_text: '' })
    .where('reporter_id', '=', accountId)
    .execute();
  await db
    .updateTable('conversation_member')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** The account's conversations whose other side is erased. */
const left = (accountId: number) => sql`select me.conversation_id from conversation_member me
  join conversation_member they on they.conversation_id = me.conversation_id and they.side <> me.side
  where me.account_id = ${accountId} and they.account_id is null`;
