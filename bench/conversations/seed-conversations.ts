import type { ApiTables } from '../../api/src/index.ts';
import type { Database } from '../../shared/server/src/index.ts';

/** A signed-in member of a conversation. */
export interface Member {
  accountId: number;
  sessionId: string;
  conversation: number;
}

/** Messages that each conversation has, so that the database plans for tables that are not empty. */
const written = 20;

/** Adds conversations of two accounts each, with messages that are read, all signed in. @returns the members, those of one conversation in a row */
export async function seedConversations(
  { pool }: Database<ApiTables>,
  count: number,
): Promise<Member[]> {
  await pool.query(
    `insert into account (id, email, username, first_name) overriding system value
     select n, 'member' || n || '@scale.test', 'member' || n, 'Member ' || n from generate_series(1, 2 * $1::integer) n`,
    [count],
  );
  await pool.query(
    `insert into session (account_id, expires_at)
     select n, now() + interval '1 day' from generate_series(1, 2 * $1::integer) n`,
    [count],
  );
  await pool.query(
    `insert into conversation (id, last_sequence) overriding system value
     select n, $2::integer from generate_series(1, $1::integer) n`,
    [count, written],
  );
  await pool.query(
    `insert into conversation_member (conversation_id, side, account_id, read_sequence)
     select n, 'client', 2 * n - 1, $2::integer from generate_series(1, $1::integer) n
     union all select n, 'firm', 2 * n, $2::integer from generate_series(1, $1::integer) n`,
    [count, written],
  );
  await pool.query(
    `insert into message (conversation_id, sequence, id, side, text)
     select c.id, n, gen_random_uuid(), 'client', 'Message ' || n from conversation c, generate_series(1, $1::integer) n`,
    [written],
  );
  await pool.query(
    `insert into stream_event (account_id, kind, subject, data)
     select m.account_id, 'message', m.conversation_id, jsonb_build_object('sequence', n)
     from conversation_member m, generate_series(1, $1::integer) n`,
    [written],
  );
  await pool.query(
    `insert into notification (account_id, event, subject, read_at)
     select m.account_id, 'message', m.conversation_id, now() from conversation_member m, generate_series(1, $1::integer)`,
    [written],
  );
  await pool.query('analyze');
  const { rows } = await pool.query<Member>(
    `select m.account_id::integer as "accountId", s.id as "sessionId", m.conversation_id::integer as conversation
     from conversation_member m join session s on s.account_id = m.account_id order by m.account_id`,
  );
  return rows;
}
