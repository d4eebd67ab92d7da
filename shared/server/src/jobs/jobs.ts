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
import type pg from 'pg';
import type { Logger } from '../create-logger.ts';
import type { Connection } from '../database/create-database.ts';
import { migrate } from '../database/migrate.ts';
import { spanOf } from '../tracing/current-span.ts';
import type { Tracer } from '../tracing/span.ts';
import { configOf, createJobsPool } from './create-jobs-pool.ts';
import { keepRunning } from './keep-running.ts';
import { releaseJobs } from './release-jobs.ts';
import { type Presence, type TakeOverTimes, takeOverJobs } from './take-over-jobs.ts';
import { workersStopped } from './workers-stopped.ts';

/** Does one kind of job. A job that throws is retried later, each time after a longer wait. */
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
 * Creates or migrates the tables of jobs (schema `graphile_worker`) and of the processes that run them (schema `jobs`).
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
    /**
     * Whether this is the only process that runs jobs on this database: then it takes over the jobs of a killed process
     * at once, otherwise within 35 seconds.
     */
    isAlone?: boolean;
    takeOverTimes?: TakeOverTimes;
  },
): Promise<RunningJobs> {
  const { connection, tasks, backgroundTasks = [], concurrency = 2, isAlone = false } = options;
  const { logger, takeOverTimes: times } = options;
  const pool = createJobsPool(
    connection,
    concurrency + 2 + 2 * Math.max(backgroundTasks.length, 1),
  );
  const running: RunningJobs[] = [];
  let presence: Presence | undefined;
  const stop = async () => {
    await Promise.all(running.map((each) => each.stop()));
    await presence?.stop();
    await pool.end();
  };
  try {
    if (isAlone) await releaseJobs(pool, await holders(pool));
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
  /** The workers of all runners so far: a runner that ended by itself may have left jobs locked. */
  const own: string[] = [];
  return keepRunning(async () => {
    await releaseJobs(pool, own);
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

/** Workers start after their ids are announced: the jobs of a killed process are found by these ids. */
const startsAfter = (announced: Promise<void>): GraphileConfig.Plugin => ({
  name: 'starts-after',
  version: '1.0.0',
  worker: { hooks: { startWorker: () => announced } },
});

/** Runs every job that is due, then resolves: for tests. */
export async function runDueJobs(options: JobsOptions): Promise<void> {
  await withPool(options.connection, 4, (pgPool) => runOnce({ ...workerOptions(options), pgPool }));
}

export interface JobSpec {
  /** Default: now. */
  runAt?: Date;
  /** In place of `runAt`: how long from now, in milliseconds, by the database's clock. */
  delayMs?: number;
  /** A new job replaces a job with the same key that has not begun. */
  key?: string;
  /** Whether a job that is replaced keeps its time: one that is added again and again runs all the same. */
  keepsTime?: boolean;
  /** Whether jobs without this mark come first. */
  isLast?: boolean;
}

/** Adds a job; inside a transaction it exists only if the transaction is committed. */
export async function addJob<Tables>(
  db: Kysely<Tables>,
  task: string,
  payload: object,
  { runAt, delayMs = 0, key, keepsTime = false, isLast = false }: JobSpec = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    run_at => coalesce(${runAt?.toISOString() ?? null}::timestamptz, now() + ${delayMs} * interval '1 millisecond'), job_key => ${key ?? null},
    job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'}, priority => ${isLast ? 10 : 0})`.execute(
    db,
  );
}

function workerOptions({ tasks, logger, tracer }: JobsOptions): RunnerOptions {
  const runTraced = async (name: string, work: () => Promise<void>) => {
    const attributes = { task: name };
    const span = tracer?.start({ name: `job ${name}`, kind: 'consumer', attributes });
    return span ? spanOf(span, work) : work();
  };
  return {
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown) => runTraced(name, () => task(payload)),
      ]),
    ),
    noHandleSignals: true,
    // Write the ends of jobs in batches: if a batch cannot be written, the library ends its runner. Without batches it
    // rejects a promise that nothing handles, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new WorkerLogger(
      () => (level, message, meta) =>
        level === 'error' || level === 'warning'
          ? logger.warn({ meta }, message)
          : logger.debug({ meta }, message),
    ),
  };
}

async function withPool(
  connection: Connection,
  max: number,
  use: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const pool = createJobsPool(connection, max);
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
