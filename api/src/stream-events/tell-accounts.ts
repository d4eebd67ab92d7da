import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

type Db = Kysely<Tables>;

/** What accounts are told of. `subject` is the id of what it is about. */
export interface StreamEvent {
  kind: 'conversation' | 'message' | 'read';
  subject: number;
  data: object;
}

/** What is told to who is there and is not stored. */
export interface PassingEvent {
  kind: 'typing' | 'notification';
  data: object;
}

/** The name that processes listen to for events. */
export const eventsTopic = 'aangan_events';

/**
 * Tells accounts of something: their streams get it at once, and later ones that go on after an earlier event. Those
 * that have ended are told nothing.
 * @param db a transaction, which locks what the accounts are told until it ends: called last, and once
 */
export async function tellAccounts(
  db: Db,
  accountIds: readonly (number | null)[],
  { kind, subject, data }: StreamEvent,
): Promise<void> {
  await sql`select tell_accounts(${sql.val([...accountIds])}::bigint[], ${kind}, ${subject},
    ${JSON.stringify(data)}::jsonb)`.execute(db);
}

/** Tells an account's streams of something that is over in a moment. */
export async function tellInPassing(db: Db, accountId: number, event: PassingEvent): Promise<void> {
  const notice = JSON.stringify({ account: accountId, event });
  await sql`select pg_notify(${eventsTopic}, ${notice})`.execute(db);
}
