import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DemoConversation } from './demo-content.ts';
import { findParties, type Party } from './demo-parties.ts';

type Db = Kysely<Tables>;

/**
 * What the demo accounts wrote to each other, all of it read, in the conversations that their approved requests have
 * opened; one that has messages, or is not there any more, stays as it is. All of it belongs in one transaction.
 */
export async function insertDemoConversations(
  db: Db,
  conversations: readonly DemoConversation[],
): Promise<void> {
  const parties = await findParties(db);
  for (const { client, firm, messages } of conversations) {
    const id = await findEmpty(db, parties.get(client), parties.get(firm));
    if (id === undefined) continue;
    const rows = messages.map(({ by, at, text }, place) => ({
      conversation_id: id,
      sequence: place + 1,
      id: randomUUID(),
      side: by,
      text,
      created_at: at,
    }));
    await db.insertInto('message').values(rows).execute();
    const last = { last_sequence: messages.length, last_at: messages.at(-1)?.at };
    await db.updateTable('conversation').set(last).where('id', '=', id).execute();
    await db
      .updateTable('conversation_member')
      .set({ read_sequence: messages.length })
      .where('conversation_id', '=', id)
      .execute();
  }
}

/** The id of the conversation of two parties, where nothing was written yet. */
async function findEmpty(db: Db, client: Party | undefined, firm: Party | undefined) {
  if (!client || !firm) return undefined;
  const isOf = (side: 'client' | 'firm', accountId: number) =>
    sql<boolean>`exists (select from conversation_member m
      where m.conversation_id = c.id and m.side = ${side} and m.account_id = ${accountId})`;
  const found = await db
    .selectFrom('conversation as c')
    .select('c.id')
    .where('c.last_sequence', '=', 0)
    .where(isOf('client', client.accountId))
    .where(isOf('firm', firm.accountId))
    .executeTakeFirst();
  return found?.id;
}
