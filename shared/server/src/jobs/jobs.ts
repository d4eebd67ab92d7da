import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  type RunnerOptions,
  run,
  runMigrations,
  runOnce,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from '../create-logger.ts';
import type { Connection } from '../database/create-database.ts';
import { migrate } from '../database/migrate.ts';
import { spanOf } from '../tracing/current-span.ts';
import type { Tracer } from '../tracing/span.ts';
import { keepRunning } from './keep-running.ts';
import { type Presence, type TakeOverTimes, takeOverJobs } from './take-over-jobs.ts';
import { workersStopped } from './workers-stopped.ts';

/** Does one kind of job. A throw makes it be tried again later, each time after a longer wait. */
export type Task = (payload: unknown) => Promise<void>;

export interface JobsOptions {
  connection: Connection;
  /** Tasks by their name. */
  tasks: Tasks;
  logger: Logger;
  /** Makes a trace of each job. */
  tracer?: Tracer | undefined;
}

/** Tasks by their name. */
export type Tasks = Readonly<Record<string, Task>>;

export interface RunningJobs {
  /** Takes no further job and waits for the running ones. */
  stop(): Promise<void>;
}

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Sets up or brings up to date the tables that jobs are kept in (schema `graphile_worker`), and those of the processes
 * that run them (schema `jobs`).
 */
export async function prepareJobs(connection: Connection): Promise<void> {
  await withPool(connection, 1, async (pgPool) => {
    await runMigrations({ pgPool });
    await migrate({ database: { pool: pgPool }, directory: migrations, schema: 'jobs' });
  });
}

/**
 * Runs jobs as they come, at most `concurrency` at a time (default 2), and beside them one of each group of background
 * tasks, which may take minutes. Any number of processes may do so on one database: each job is run by one of them.
 */
export async function startJobs(
  options: JobsOptions & {
    /** Groups of tasks that nobody waits for. */
    backgroundTasks?: readonly Tasks[];
    concurrency?: number;
    /** Whether no other process can be running jobs on this database: then those that a killed one held are
     * taken up at once, and otherwise within 35 seconds. */
    isAlone?: boolean;
    takeOverTimes?: TakeOverTimes;
  },
): Promise<RunningJobs> {
  const { connection, tasks, backgroundTasks = [], concurrency = 2, isAlone = false } = options;
  const { logger, takeOverTimes: times } = options;
  const pool = poolOf(connection, concurrency + 2 + 2 * Math.max(backgroundTasks.length, 1));
  const running: RunningJobs[] = [];
  let presence: Presence | undefined;
  const stop = async () => {
    await Promise.all(running.map((each) => each.stop()));
    await presence?.stop();
    await pool.end();
  };
  try {
    if (isAlone) await releaseJobsOf(pool, await holders(pool));
    presence = await takeOverJobs({ connection: configOf(connection), logger, times });
    running.push(await runTasks(pool, presence, { ...options, tasks }, concurrency));
    for (const group of backgroundTasks) {
      running.push(await runTasks(pool, presence, { ...options, tasks: group }, 1));
    }
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function runTasks(
  pool: pg.Pool,
  presence: Presence,
  options: JobsOptions,
  concurrency: number,
): Promise<RunningJobs> {
  /** The workers of the runners so far: one that ended by itself may have left jobs held. */
  const own: string[] = [];
  return keepRunning(async () => {
    await releaseJobsOf(pool, own);
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => void own.push(workerPool.id));
    const stopped = workersStopped(events);
    const announced = Promise.withResolvers<void>();
    const { preset, ...shared } = workerOptions(options);
    const plugins = [startsAfter(announced.promise)];
    const runner = await run({
      ...shared,
      pgPool: pool,
      concurrency,
      events,
      preset: { ...preset, plugins },
    });
    try {
      await presence.announce(own.at(-1) ?? '');
      announced.resolve();
      // Its timers end with it.
      const givenUp = stopped.then(() => void runner.stop().catch(() => undefined));
      return {
        promise: Promise.race([runner.promise, givenUp]),
        stop: () => Promise.race([stopped, runner.stop()]),
      };
    } catch (error) {
      announced.promise.catch(() => undefined);
      announced.reject(error);
      await Promise.race([stopped, runner.stop()]);
      throw error;
    }
  }, options.logger);
}

/** No worker takes a job before: the jobs of a process that is killed are found by what it has announced. */
const startsAfter = (announced: Promise<void>): GraphileConfig.Plugin => ({
  name: 'starts-after',
  version: '1.0.0',
  worker: { hooks: { startWorker: () => announced } },
});

/** Runs every job that is due, then comes back: for tests. */
export async function runDueJobs(options: JobsOptions): Promise<void> {
  await withPool(options.connection, 4, (pgPool) => runOnce({ ...workerOptions(options), pgPool }));
}

export interface JobSpec {
  /** Default: now. */
  runAt?: Date;
  /** Of the jobs with one key that have not begun only the last is kept. */
  key?: string;
  /** Whether jobs without this mark come first. */
  isLast?: boolean;
}

/** Writes a job down; inside a transaction it exists only if the transaction is committed. */
export async function addJob<Tables>(
  db: Kysely<Tables>,
  task: string,
  payload: object,
  { runAt, key, isLast = false }: JobSpec = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    run_at => ${runAt?.toISOString() ?? null}::timestamptz, job_key => ${key ?? null},
    priority => ${isLast ? 10 : 0})`.execute(db);
}

function workerOptions({ tasks, logger, tracer }: JobsOptions): RunnerOptions {
  const run = async (name: string, work: () => Promise<void>) => {
    const attributes = { task: name };
    const span = tracer?.start({ name: `job ${name}`, kind: 'consumer', attributes });
    return span ? spanOf(span, work) : work();
  };
  return {
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown) => run(name, () => task(payload)),
      ]),
    ),
    noHandleSignals: true,
    // Ends of jobs are written in batches: where one cannot be written, the library then ends its runner. Otherwise
    // it rejects a promise that nothing handles, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new WorkerLogger(
      () => (level, message, meta) =>
        level === 'error' || level === 'warning'
          ? logger.warn({ meta }, message)
          : logger.debug({ meta }, message),
    ),
  };
}

/** The library reads dates itself, so its connections have pg's own parsers. */
function poolOf(connection: Connection, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...configOf(connection),
    application_name: 'aangan-jobs',
    max,
    connectionTimeoutMillis: 30_000,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const configOf = (connection: Connection): pg.PoolConfig =>
  typeof connection === 'string' ? { connectionString: connection } : connection;

async function withPool(
  connection: Connection,
  max: number,
  use: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const pool = poolOf(connection, max);
  try {
    await use(pool);
  } finally {
    await pool.end();
  }
}

async function holders(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    'select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null',
  );
  return rows.map(({ worker }) => worker);
}

async function releaseJobsOf(pool: pg.Pool, workers: readonly string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [workers]);
}
