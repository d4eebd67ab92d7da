import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';

/** What guests can see of now. */
export interface PublicState {
  /** The transactions that had ended, as `pg_snapshot` writes them. */
  snapshot: string;
  /** The years in business that a profile shows are counted from it. */
  year: number;
  /** Whether it is before the other snapshot: the database was restored from a backup. */
  isOlder: boolean;
  /** What changed since another snapshot: a kind and an id each. */
  changes: string[];
}

/** More changes than these are not told apart. */
export const mostChanges = 1_000;

/**
 * The changes of transactions that a snapshot did not see yet, each exactly once, whatever order they end in.
 * @param seen undefined for none of the changes
 */
export async function readUnseenChanges(
  { pool }: Database<Tables>,
  seen: string | undefined,
): Promise<PublicState> {
  // One statement sees one snapshot. The order has the index read from the oldest transaction that may be unseen.
  const { rows } = await pool.query<PublicState>({
    name: 'unseen-changes',
    text: `select pg_current_snapshot()::text as snapshot,
      extract(year from now() at time zone 'Asia/Kolkata')::integer as year,
      coalesce(pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot), false) as "isOlder",
      array(
        select c.kind || ' ' || c.subject_id from public_change c
        where c.xact >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xact, $1::pg_snapshot)
        order by c.xact limit ${mostChanges + 1}
      ) as changes`,
    values: [seen],
  });
  const [state] = rows;
  if (!state) throw new Error('A select without a table answered no row.');
  return state;
}
