import { type Kysely, sql } from 'kysely';
import type { QuietHours } from '../../notifications/quiet-hours.ts';
import type { Tables } from '../../tables.ts';
import { fromConversations, otherName } from './conversation.columns.ts';

type Db = Kysely<Tables>;

/** What is new in a conversation: neither read nor mailed. */
export interface NewInConversation {
  id: number;
  /** Of the other side; null once its account was erased. */
  name: string | null;
  messages: number;
}

/** What a mail of unread messages depends on. */
export interface MailState {
  /** When the first of the new messages was sent; null without one. */
  firstAt: string | null;
  /** When the last mail of messages was written; null: never. */
  mailedAt: string | null;
  /** The account's quiet hours. */
  quiet: QuietHours;
}

const isNew = sql`m.conversation_id = c.id and m.side = they.side and m.removed_at is null
  and m.sequence > greatest(me.read_sequence, me.mailed_sequence)`;

/** Two jobs of one account follow one another. */
export async function lockMembersOf(db: Db, accountId: number): Promise<void> {
  await sql`select from conversation_member where account_id = ${accountId}
    order by conversation_id for no key update`.execute(db);
}

export async function readMailState(db: Db, accountId: number): Promise<MailState> {
  const { rows } = await sql<MailState>`
    select min((select min(m.created_at) from message m where ${isNew})) as "firstAt", max(me.mailed_at) as "mailedAt",
      coalesce((select jsonb_build_object('from', s.quiet_from, 'to', s.quiet_to) from notification_setting s
        where s.account_id = ${accountId}), '{"from": 22, "to": 8}') as quiet
    from ${fromConversations} where me.account_id = ${accountId}`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('An aggregate has no row.');
  return state;
}

/** The conversations with something new, those that wait longest first. */
export async function listNew(db: Db, accountId: number): Promise<NewInConversation[]> {
  const { rows } = await sql<NewInConversation>`
    select c.id, ${otherName} as name, fresh.messages
    from ${fromConversations}, lateral (
      select count(*)::integer as messages, min(m.created_at) as first_at from message m where ${isNew}) as fresh
    where me.account_id = ${accountId} and fresh.messages > 0 order by fresh.first_at, c.id`.execute(
    db,
  );
  return rows;
}

/** Nothing that is there now is mailed again. */
export async function markMailed(db: Db, accountId: number, at: Date): Promise<void> {
  await sql`update conversation_member me set mailed_sequence = c.last_sequence, mailed_at = ${at.toISOString()}
    from conversation c where c.id = me.conversation_id and me.account_id = ${accountId}
      and c.last_sequence > me.mailed_sequence`.execute(db);
}
