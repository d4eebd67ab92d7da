import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

export interface Change {
  kind: 'designer' | 'architect' | 'vendor';
  id: number;
}

export interface ChangesRead {
  /** Every change that is committed after this read has at least this transaction number. */
  next: string;
  changes: Change[];
}

/**
 * The changes of transactions from a number on, and the number to read from next. Transactions that were running
 * during the last read are read again, so that none is missed, whatever order they commit in.
 * @param from a transaction number; undefined reads the next one only
 * @param limit one more than this many are read at the most
 */
export async function readChanges(
  db: Kysely<Tables>,
  from: string | undefined,
  limit: number,
): Promise<ChangesRead> {
  // One statement sees one snapshot.
  const { rows } = await sql<ChangesRead>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'id', subject_id))
        from (
          select distinct kind, subject_id from public_change
          where xact >= ${from ?? null}::text::xid8
          limit ${limit + 1}
        ) as c
      ), '[]') as changes`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('A select without a table answered no row.');
  return read;
}

/** Forgets changes that no cursor refers to any more. */
export async function forgetChanges(db: Kysely<Tables>, olderThanMs: number): Promise<void> {
  await sql`delete from public_change
    where changed_at < now() - ${olderThanMs}::float8 * interval '1 millisecond'`.execute(db);
}
