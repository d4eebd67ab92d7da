import type { ChildProcess } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ensureDataDir } from '../data-dir/ensure-data-dir.ts';
import { requireProcesses } from '../data-dir/process-identity.ts';
import { createClient } from '../database/create-client.ts';
import { PlainError } from '../plain-error.ts';
import { clusterIn, initialiseCluster } from './initialise-cluster.ts';
import { stopOrphanedServer } from './orphaned-server.ts';
import { platformBinaries } from './platform-binaries.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { serverArguments } from './server-arguments.ts';
import { type ServerPrograms, spawnServerProgram } from './server-process.ts';
import { serverUser } from './server-user.ts';
import { removeStaleSocket, socketDirectory } from './socket-directory.ts';
import { type RunningServer, superviseServer } from './supervise-server.ts';

export interface EmbeddedPostgres {
  /** How to reach the database `aangan` as its owner, over a private unix socket. */
  connection: pg.PoolConfig & { host: string; user: string; database: string };
  /** Resolves after `stop`: a server that ends by itself is started again. */
  readonly ended: Promise<void>;
  /** Ends sessions, writes everything to disk and waits for the server to be gone. May be called again. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder whose sub-folder `postgres` holds the cluster. The caller holds its lock (lockDataDir). */
  dataDir: string;
  /** Called with messages for people about what happens. */
  log?: (message: string) => void;
  /** Only for throw-away data of tests: false trades safety against power loss for speed. Default true. */
  durable?: boolean;
  /** The maximum number of connections. Default 60, enough for a site in one process. */
  maxConnections?: number;
}

const startTimeoutMs = 60_000;
const databaseName = 'aangan';

/**
 * Starts a real PostgreSQL 18 on a folder and creates its cluster if there is none. Recovers from a killed start:
 * removes a half-made cluster, stops an orphaned server, and lets PostgreSQL replay its log.
 *
 * @throws {PlainError} with the reason when it cannot start.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log = () => undefined, durable = true, maxConnections } = options;
  await requireProcesses();
  const dataDir = await ensureDataDir(options.dataDir);
  const user = await serverUser(clusterIn(dataDir));
  const binaries = await reachableBinaries(platformBinaries(), user);
  const programs: ServerPrograms = { binaries, user };
  const cluster = await initialiseCluster(dataDir, programs);
  const orphans = await stopOrphanedServer(cluster);
  if (orphans.length > 0) {
    log('Stopped the database server that an earlier start had left running.');
  }
  const socket = await socketDirectory(cluster, user);
  const logFile = path.join(dataDir, 'postgres.log');
  const connection = { host: socket, port: 5432, user: 'aangan', database: databaseName };
  await rm(logFile, { force: true });
  const server = await superviseServer({
    log,
    start: async () => {
      // After a crash, processes and files of the previous server may remain.
      await stopOrphanedServer(cluster);
      await removeStaleSocket(socket);
      return startServer(
        { programs, cluster, socket, logFile, durable, maxConnections },
        connection,
      );
    },
  });
  const stop = async () => {
    await server.stop();
    await rm(socket, { recursive: true, force: true });
  };
  return { connection, ended: server.ended, stop };
}

async function startServer(
  options: LaunchOptions,
  connection: pg.ClientConfig,
): Promise<RunningServer> {
  const child = await launch(options);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => stopServer(child, ended);
  try {
    await ready(child, options.cluster, options.logFile);
    await ensureDatabase(connection);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

interface LaunchOptions {
  programs: ServerPrograms;
  cluster: string;
  socket: string;
  logFile: string;
  durable: boolean;
  maxConnections: number | undefined;
}

async function launch(options: LaunchOptions): Promise<ChildProcess> {
  const { programs, cluster, socket, logFile, durable, maxConnections } = options;
  // A file, not a pipe: a server that outlives us must not fail to write because its reader is gone.
  const output = await open(logFile, 'a', 0o600);
  try {
    const { user } = programs;
    const args = serverArguments({ cluster, socket, user, durable, maxConnections });
    return spawnServerProgram({
      programs,
      name: 'postgres',
      cluster,
      args,
      stdio: ['ignore', output.fd, output.fd],
    });
  } finally {
    await output.close();
  }
}

/** Waits, as pg_ctl does, for the status that PostgreSQL writes into the eighth line of postmaster.pid. */
async function ready(child: ChildProcess, cluster: string, logFile: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const lines = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid, ...rest] = lines.split('\n');
    if (Number(pid) === child.pid && rest[6]?.trim() === 'ready') return;
    if (failure || child.exitCode !== null || child.signalCode !== null) break;
    await sleep(10);
  }
  const said = await readFile(logFile, 'utf8').catch(() => '');
  const reason = failure?.message ?? said.trim().split('\n').slice(-5).join('\n');
  throw new PlainError(`The embedded database did not start. It said (${logFile}):\n${reason}`);
}

async function ensureDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = createClient(connection, { database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) {
      await client.query(`create database ${databaseName}`);
    }
  } finally {
    await client.end();
  }
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  // First a fast shutdown, which ends sessions and writes everything to disk. Then those that need a replay of the log.
  for (const [signal, waitMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    child.kill(signal);
    const late = new AbortController();
    await Promise.race([
      ended,
      sleep(waitMs, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }
}
