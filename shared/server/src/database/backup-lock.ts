import { type Kysely, sql } from 'kysely';
import type pg from 'pg';

/** An advisory lock: who removes files shares it, and a backup has it alone. */
const key = "hashtextextended('aangan backup', 0)";

/**
 * Holds back the removal of files until the connection is closed: those that a backup's snapshot names must still be
 * there when they are copied. Waits for removals under way.
 */
export async function holdRemovals(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock(${key})`);
}

/**
 * Whether files may be removed in this transaction. Where not, a backup is being made: they are left to a sweep, which
 * removes what nothing refers to.
 */
export async function mayRemoveFiles<Tables>(transaction: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(key)}) as may`.execute(transaction);
  return rows[0]?.may === true;
}

/** Does work that removes files, and nothing while a backup is being made. @returns undefined for nothing */
export async function unlessBackedUp<Result>(
  pool: pg.Pool,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock_shared(${key}) as may`);
    return rows[0]?.may === true ? await work() : undefined;
  } finally {
    // Closing the connection also releases the lock, after an error too.
    client.release(true);
  }
}
