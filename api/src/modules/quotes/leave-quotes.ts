import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

/**
 * Takes an erased account out of its quotes: what its firm was writing goes, and what was sent or agreed stays for the
 * other side, which has no name of it any more. Before it leaves its conversations.
 */
export async function leaveQuotes(db: Kysely<Tables>, accountId: number): Promise<void> {
  const ofFirm = sql`conversation_id in (select conversation_id from conversation_member
    where account_id = ${accountId} and side = 'firm')`;
  await sql`delete from quote where versions = 0 and ${ofFirm}`.execute(db);
  await sql`update quote set draft = null where ${ofFirm}`.execute(db);
}
