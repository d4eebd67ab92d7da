import type { ApiTables } from '../../api/src/index.ts';
import type { Database } from '../../shared/server/src/index.ts';

/** A signed-in member of a conversation. */
export interface Member {
  accountId: number;
  sessionId: string;
  conversation: number;
}

/** Adds conversations of two accounts each, all signed in. @returns the members, those of one conversation in a row */
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
    `insert into conversation (id) overriding system value select n from generate_series(1, $1::integer) n`,
    [count],
  );
  await pool.query(
    `insert into conversation_member (conversation_id, side, account_id)
     select n, 'client', 2 * n - 1 from generate_series(1, $1::integer) n
     union all select n, 'firm', 2 * n from generate_series(1, $1::integer) n`,
    [count],
  );
  await pool.query('analyze');
  const { rows } = await pool.query<Member>(
    `select m.account_id::integer as "accountId", s.id as "sessionId", m.conversation_id::integer as conversation
     from conversation_member m join session s on s.account_id = m.account_id order by m.account_id`,
  );
  return rows;
}
