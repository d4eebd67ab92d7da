import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../create-logger.ts';
import { createClient } from '../database/create-client.ts';
import { releaseJobs } from './release-jobs.ts';

/** The jobs of a killed process are taken over within twice `everyMs` plus `graceMs`, in milliseconds. */
export interface TakeOverTimes {
  /** The interval of the search for dead processes. */
  everyMs: number;
  /** How long a process may be without a connection to the database before it counts as gone. */
  graceMs: number;
}

const defaultTimes: TakeOverTimes = { everyMs: 10_000, graceMs: 15_000 };

/**
 * If a machine disappears without closing its connections, the server notices within 14 seconds and releases their
 * locks.
 */
const keepAlive = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3';

interface TakeOverOptions {
  connection: pg.PoolConfig;
  logger: Pick<Logger, 'warn' | 'info'>;
  times?: TakeOverTimes | undefined;
}

/** The registration of this process among those that run jobs. */
export interface Presence {
  /** Announces the id of a worker, which locks jobs from now on. @throws what the database throws */
  announce(worker: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Registers this process as alive, and takes over the jobs of dead processes. The jobs of a process that never
 * registered, such as one of an earlier version, are left alone.
 */
export async function takeOverJobs(options: TakeOverOptions): Promise<Presence> {
  const { logger, times = defaultTimes } = options;
  const id = randomBytes(8).readBigInt64BE();
  const workers: string[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let client = await present(options, id, workers);

  const look = async () => {
    await client.query('select');
    for (const taken of await takeOver(client, id, times.graceMs)) {
      logger.info({ workers: taken }, 'jobs of a process that is gone were taken up');
    }
  };
  const lookAgain = async () => {
    while (!signal.aborted) {
      await sleep(times.everyMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await look().catch(async (error: unknown) => {
        logger.warn({ err: error }, 'the processes that run jobs could not be looked at');
        await closeQuickly(client);
        client = await present(options, id, workers).catch(() => client);
      });
    }
  };
  const looking = lookAgain();
  return {
    announce: async (worker) => {
      workers.push(worker);
      await client.query('update jobs.runner set workers = $2 where id = $1', [id, workers]);
    },
    stop: async () => {
      stopping.abort();
      await looking;
      await client.query('delete from jobs.runner where id = $1', [id]).catch(() => undefined);
      await closeQuickly(client);
    },
  };
}

/** Connects and registers this process: takes its lock and writes its row. */
async function present(
  { connection }: TakeOverOptions,
  id: bigint,
  workers: readonly string[],
): Promise<pg.Client> {
  const client = createClient(connection, {
    application_name: 'aangan-runner',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    options: keepAlive,
  });
  try {
    await client.connect();
    // This may wait: the server holds the lock until it notices that the previous connection is lost.
    await client.query('select pg_advisory_lock($1)', [id]);
    await client.query(
      `insert into jobs.runner (id, workers) values ($1, $2)
       on conflict (id) do update set workers = excluded.workers, gone_since = null`,
      [id, workers],
    );
    return client;
  } catch (error) {
    await closeQuickly(client);
    throw error;
  }
}

/** Takes over the jobs of all processes that have been dead for `graceMs`. @returns the ids of their workers */
async function takeOver(client: pg.Client, own: bigint, graceMs: number): Promise<string[][]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from jobs.runner where id <> $1 order by id',
    [own],
  );
  const taken: string[][] = [];
  for (const { id } of rows) {
    const workers = await inTransaction(client, () => takeOverOne(client, id, graceMs));
    if (workers) taken.push(workers);
  }
  return taken;
}

/** Takes over the jobs of a process if its lock is free. The lock also keeps out others that check at the same time. */
async function takeOverOne(
  client: pg.Client,
  id: string,
  graceMs: number,
): Promise<string[] | undefined> {
  const { rows: locks } = await client.query<{ had: boolean }>(
    'select pg_try_advisory_xact_lock($1) as had',
    [id],
  );
  if (!locks[0]?.had) return undefined;
  await client.query(
    'update jobs.runner set gone_since = now() where id = $1 and gone_since is null',
    [id],
  );
  const { rows } = await client.query<{ workers: string[] }>(
    `delete from jobs.runner where id = $1 and gone_since <= now() - make_interval(secs => $2)
     returning workers`,
    [id, graceMs / 1000],
  );
  const workers = rows[0]?.workers;
  if (workers) await releaseJobs(client, workers);
  return workers;
}

async function inTransaction<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Does not wait for a connection whose other end is gone. */
async function closeQuickly(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(500)]);
}
