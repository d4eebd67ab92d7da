import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * An id for a notice, by which one that is sent twice is recognised. It is followed by the ids of up to a thousand mails:
 * one for each address.
 */
export async function nextNoticeId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: string }>`select nextval('notice_id')::text as id`.execute(db);
  return Number(rows[0]?.id);
}
