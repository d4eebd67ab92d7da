import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';

export interface NewTicket {
  /** Of the sender, when signed in. */
  accountId: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** @returns the ticket's id */
export async function insertTicket(
  db: Kysely<Tables>,
  { accountId, name, email, subject, message }: NewTicket,
): Promise<number> {
  const { id } = await db
    .insertInto('support_ticket')
    .values({ account_id: accountId, name, email, subject, message })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
