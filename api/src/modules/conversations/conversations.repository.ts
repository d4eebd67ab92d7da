import type { ConversationSide } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import type { Tables } from '../../tables.ts';
import { reviewState } from '../reviews/review-state.columns.ts';
import {
  briefState,
  cardJson,
  contactJson,
  fromConversations,
  isUnread,
  refusal,
  unreadCount,
} from './conversation.columns.ts';

type Db = Kysely<Tables>;

/** The account's conversations: those with something unread first, then by what was written last. */
export function listConversations(db: Db, accountId: number, paging: Paging): Promise<ListedPage> {
  return readPage(db, paging, {
    item: cardJson,
    from: sql`${fromConversations} where me.account_id = ${accountId}`,
    order: sql`${isUnread} desc, c.last_at desc, c.id desc`,
  });
}

/** How much is unread, as JSON text. */
export async function unreadJson(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ unread: string }>`
    select json_build_object('count', count(*) filter (where n > 0), 'messages', coalesce(sum(n), 0))::text as unread
    from (select ${unreadCount} as n from ${fromConversations}
      where me.account_id = ${accountId} and c.last_sequence > me.read_sequence) as each`.execute(
    db,
  );
  return rows[0]?.unread ?? '{"count":0,"messages":0}';
}

/** A conversation without its messages. */
export interface FoundConversation {
  /** JSON text, with how to reach the other side. */
  json: string;
  last_sequence: number;
}

/** Undefined for one of others or none. */
export async function findConversation(
  db: Db,
  accountId: number,
  id: number,
): Promise<FoundConversation | undefined> {
  const { rows } = await sql<FoundConversation>`
    select (${cardJson} || jsonb_build_object('contact', ${contactJson},
      'brief', ${briefState}, 'review', case when me.side = 'client' then ${reviewState} end))::text as json, c.last_sequence
    from ${fromConversations} where c.id = ${id} and me.account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** The conversation of an approved request, and both accounts. */
export async function findConversationOfRequest(db: Db, requestId: number) {
  const { rows } = await sql<{ id: number; accountIds: (number | null)[] }>`
    select c.id, array_agg(p.account_id) as "accountIds"
    from conversation c join conversation_member p on p.conversation_id = c.id
    where c.request_id = ${requestId} group by c.id`.execute(db);
  return rows[0];
}

/** An account in its conversation. */
export interface Membership {
  side: ConversationSide;
  otherAccountId: number | null;
  lastSequence: number;
  /** Why it can send nothing; null where it can. */
  refusal: string | null;
}

/** Undefined where the account is no member. */
export async function findMembership(
  db: Db,
  accountId: number,
  id: number,
): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    select me.side, they.account_id as "otherAccountId", c.last_sequence as "lastSequence", ${refusal} as refusal
    from ${fromConversations} where c.id = ${id} and me.account_id = ${accountId}`.execute(db);
  return rows[0];
}

/**
 * The same, with the conversation locked until the transaction ends: what others send, or block, comes before or after.
 * The accounts are locked first, in one order, as an erasure locks its account before it changes conversations.
 */
export async function lockMembership(
  db: Db,
  accountId: number,
  id: number,
): Promise<Membership | undefined> {
  await sql`select from account where id in (
      select account_id from conversation_member where conversation_id = ${id})
    order by id for key share`.execute(db);
  await sql`select from conversation where id = ${id} for no key update`.execute(db);
  return findMembership(db, accountId, id);
}

/** @returns whether this changed anything */
export async function setBlocked(
  db: Db,
  id: number,
  side: ConversationSide,
  isBlocked: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation_member')
    .set({ blocked_at: isBlocked ? sql<string>`now()` : null })
    .where('conversation_id', '=', id)
    .where('side', '=', side)
    .where('blocked_at', isBlocked ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks what is up to a message as read, never less than before. @returns what is read by now; undefined: no change */
export async function markRead(
  db: Db,
  id: number,
  { side, lastSequence }: Membership,
  upTo: number,
): Promise<number | undefined> {
  const marked = await db
    .updateTable('conversation_member')
    .set({ read_sequence: Math.min(upTo, lastSequence) })
    .where('conversation_id', '=', id)
    .where('side', '=', side)
    .where('read_sequence', '<', Math.min(upTo, lastSequence))
    .returning('read_sequence')
    .executeTakeFirst();
  return marked?.read_sequence;
}
