import { type Kysely, sql } from 'kysely';
import type pg from 'pg';

/** An advisory lock: removals of files hold it shared, a backup holds it exclusively. */
const key = "hashtextextended('aangan backup', 0)";

/**
 * Prevents the removal of files until the connection is closed: files that a backup's snapshot names must still exist
 * when they are copied. Waits for removals under way.
 */
export async function holdRemovals(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock(${key})`);
}

/**
 * Whether files may be removed in this transaction. During a backup they may not: leave them to the next sweep, which
 * removes unreferenced files.
 */
export async function mayRemoveFiles<Tables>(transaction: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(key)}) as may`.execute(transaction);
  return rows[0]?.may === true;
}

/** Does work that removes files, unless a backup is being made. @returns undefined if the work was skipped */
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
