import pg from 'pg';
import type { Connection } from '../database/create-database.ts';

type Release = Parameters<Parameters<pg.Pool['connect']>[0]>[2];

/**
 * The connections of graphile-worker. The library expects pg's default parsers, such as Dates, so they have them. A
 * client may be released more than once: graphile-worker 0.18 releases its listener's twice if it is stopped while
 * LISTEN fails, and where the pool throws then, the process ends.
 */
export function createJobsPool(connection: Connection, max: number): pg.Pool {
  const pool = new JobsPool({
    ...configOf(connection),
    application_name: 'aangan-jobs',
    max,
    connectionTimeoutMillis: 30_000,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

class JobsPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(use: Parameters<pg.Pool['connect']>[0]): void;
  override connect(use?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (!use) return super.connect();
    super.connect((error, client, release) => use(error, client, release && once(release)));
    return undefined;
  }
}

function once(release: Release): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}

/** The settings of a connection for pg. */
export const configOf = (connection: Connection): pg.PoolConfig =>
  typeof connection === 'string' ? { connectionString: connection } : connection;
