import type { Database } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** A firm or an architect whose public data has changed. */
export interface PublicChange {
  kind: 'designer' | 'architect' | 'vendor';
  id: string;
}

/** What guests can see of now. */
export interface PublicState {
  /** The transactions that had ended, as `pg_snapshot` writes them. */
  snapshot: string;
  /** The years in business that a profile shows are counted from it. */
  year: number;
  /** Whether it is before the other snapshot: the database was restored from a backup. */
  isOlder: boolean;
  /** What changed since another snapshot. */
  changes: PublicChange[];
}

/** More changes than these are not told apart: one more is read. */
export const maxChanges = 1_000;

/**
 * The changes of transactions that a snapshot did not see yet, each exactly once, whatever order they end in.
 * @param seen undefined for none of the changes
 */
export async function readUnseenChanges(
  { pool }: Pick<Database<Tables>, 'pool'>,
  seen: string | undefined,
): Promise<PublicState> {
  // One statement sees one snapshot. The order has the index read from the oldest transaction that may be unseen.
  const { rows } = await pool.query<Omit<PublicState, 'changes'> & { changes: string[] }>({
    name: 'unseen-changes',
    text: `select pg_current_snapshot()::text as snapshot,
      extract(year from now() at time zone 'Asia/Kolkata')::integer as year,
      coalesce(pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot), false) as "isOlder",
      array(
        select c.kind || ' ' || c.subject_id from public_change c
        where c.xact >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xact, $1::pg_snapshot)
        order by c.xact limit ${maxChanges + 1}
      ) as changes`,
    values: [seen],
  });
  const [state] = rows;
  if (!state) throw new Error('A select without a table answered no row.');
  return { ...state, changes: state.changes.map(readChange) };
}

function readChange(change: string): PublicChange {
  const [kind, id] = change.split(' ') as [PublicChange['kind'], string];
  return { kind, id };
}

/** The oldest transaction that may not have ended in a snapshot: of it and all after, a later reader is told. */
export function oldestUnseen(snapshot: string): string {
  return snapshot.slice(0, snapshot.indexOf(':'));
}

/** The snapshot that saw all transactions before one, and none from it on. @param transaction its number, from 1 on */
export function snapshotBefore(transaction: string): string {
  return `${transaction}:${transaction}:`;
}

/** Forgets changes that no reader asks for any more. */
export async function forgetChanges(db: Kysely<Tables>, olderThanMs: number): Promise<void> {
  await sql`delete from public_change
    where changed_at < now() - ${olderThanMs}::float8 * interval '1 millisecond'`.execute(db);
}
