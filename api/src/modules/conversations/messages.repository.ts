import type { ConversationSide } from '@aangan/domain';
import type { MessageSubject } from '@aangan/domain/quotes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { messageFor } from './conversation.columns.ts';

type Db = Kysely<Tables>;

/** The messages of a range of sequences as a JSON array, oldest first. */
export async function listMessages(
  db: Db,
  conversationId: number,
  { from, to }: { from: number; to: number },
  pass: string,
): Promise<string> {
  const { rows } = await sql<{ messages: string }>`
    select coalesce(json_agg(${messageFor(pass)} order by m.sequence), '[]')::text as messages
    from message m where m.conversation_id = ${conversationId} and m.sequence between ${from} and ${to}`.execute(
    db,
  );
  return rows[0]?.messages ?? '[]';
}

/** Which message of a conversation. */
type Which = { sequence: number } | { side: ConversationSide; id: string };

/** A message as JSON text; undefined for one that is not there. */
export async function findMessage(
  db: Db,
  conversationId: number,
  which: Which,
  pass: string,
): Promise<string | undefined> {
  const condition =
    'sequence' in which
      ? sql`m.sequence = ${which.sequence}`
      : sql`m.side = ${which.side} and m.id = ${which.id}::uuid`;
  const { rows } = await sql<{ message: string }>`
    select ${messageFor(pass)}::text as message from message m
    where m.conversation_id = ${conversationId} and ${condition}`.execute(db);
  return rows[0]?.message;
}

interface NewMessageRow {
  id: string;
  side: ConversationSide;
  text: string;
  about: MessageSubject | undefined;
}

/**
 * The time is that of now, not of the transaction's begin, so that times are in the order of sequences.
 * @param db a transaction that has locked the conversation
 * @returns the sequence
 */
export async function insertMessage(
  db: Db,
  conversationId: number,
  { id, side, text, about }: NewMessageRow,
): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`
    with counted as (
      update conversation set last_sequence = last_sequence + 1, last_at = clock_timestamp() where id = ${conversationId}
      returning last_sequence, last_at)
    insert into message (conversation_id, sequence, id, side, text, about, created_at)
    select ${conversationId}, last_sequence, ${id}::uuid, ${side}, ${text}, ${about ? JSON.stringify(about) : null}::jsonb,
      last_at from counted
    returning sequence`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Conversation ${conversationId} is gone.`);
  return row.sequence;
}
