import { setTimeout as sleep } from 'node:timers/promises';
import type { TestRegistry } from './test-registry.ts';

/**
 * Locks a channel as another process would, so that what changes it waits.
 * @returns what waits until so many wait for a lock, and what ends it
 */
export async function holdChannel(
  { database: { pool } }: Pick<TestRegistry, 'database'>,
  channel: string,
) {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from channel where name = $1 for update', [channel]);
  const areWaiting = async (count: number) => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows.length === count;
  };
  return {
    waited: async (count: number) => {
      while (!(await areWaiting(count))) await sleep(20);
    },
    release: async () => {
      await holder.query('commit');
      holder.release();
    },
  };
}
