import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningEmbeddedPostgres } from '@aangan/server';
import { descendantsOf } from '../../site/test/descendants.ts';
import { startPart, type TrialProcess } from '../many/processes.ts';

export type Victim = 'backend' | 'database' | 'renderer' | 'api' | 'site';

/** The whole site with its own PostgreSQL and renderer, and one API process more on the same database. */
export interface KilledSite {
  /** Where requests can be sent: the site, and the API alone. */
  origins: readonly [string, string];
  dataDir: string;
  databaseUrl(): Promise<string>;
  /** Kills a part with SIGKILL, and starts again what does not start by itself. @returns whether it could be killed */
  kill(victim: Victim): Promise<boolean>;
  /** All that the processes have said and written to their logs, PostgreSQL's too. */
  logs(): Promise<string>;
  /** Ends everything as an operator would. */
  stop(): Promise<void>;
  /** Starts everything. */
  start(): Promise<void>;
}

/** @param port of the site; staging and the console are on the two after it, the API on the fifth after it */
export async function startKilledSite(
  dataDir: string,
  port: number,
  settings: Record<string, string>,
): Promise<KilledSite> {
  const said: string[] = [];
  const keep = (text: string) => void said.push(text);
  const keepDatabaseLog = async () => {
    keep(await readFile(join(dataDir, 'postgres.log'), 'utf8').catch(() => ''));
  };
  let site: TrialProcess | undefined;
  let api: TrialProcess | undefined;
  const shared = {
    DATA_DIR: dataDir,
    SEED: 'demo',
    PUBLIC_URL: `http://localhost:${port}`,
    ...settings,
  };
  const databaseUrl = async () => {
    const found = await runningEmbeddedPostgres(dataDir);
    if (!found) throw new Error('The database does not run.');
    return `postgres://${found.user}@localhost/${found.database}?host=${encodeURIComponent(found.host)}`;
  };
  const startApi = async () => {
    const { METRICS_PORT } = settings;
    const own = {
      ...shared,
      PORT: String(port + 5),
      DATABASE_URL: await databaseUrl(),
      ...(METRICS_PORT && { METRICS_PORT: String(Number(METRICS_PORT) + 1) }),
    };
    api = await startPart('api', ['api'], own, keep);
  };
  const start = async () => {
    site = await startPart('site', [], { ...shared, PORT: String(port) }, keep);
    await startApi();
  };
  const pids = async () => (site?.child.pid ? descendantsOf(site.child.pid) : []);
  const named = async (pattern: RegExp) => {
    const lines = await Promise.all(
      (await pids()).map(async (pid) => [pid, await commandOf(pid)] as const),
    );
    return lines.filter(([, line]) => pattern.test(line)).map(([pid]) => pid);
  };
  await start();
  return {
    origins: [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 5}`],
    dataDir,
    databaseUrl,
    start,
    logs: async () => {
      await keepDatabaseLog();
      return said.join('');
    },
    stop: async () => {
      await api?.end('SIGTERM');
      await site?.end('SIGTERM');
    },
    kill: async (victim) => {
      if (victim === 'api') {
        await api?.end('SIGKILL');
        await startApi();
        return true;
      }
      if (victim === 'site') {
        const all = await pids();
        await keepDatabaseLog();
        await Promise.all([api?.end('SIGKILL'), site?.end('SIGKILL'), ...all.map(killOne)]);
        await start();
        return true;
      }
      const found = await named(patterns[victim]);
      const chosen = found[victim === 'backend' && found.length > 0 ? randomInt(found.length) : 0];
      if (chosen === undefined) return false;
      killOne(chosen);
      if (victim !== 'renderer') {
        await untilDatabaseAnswers(`http://127.0.0.1:${port}`).catch((error: Error) => {
          const ended = site?.child.exitCode ?? site?.child.signalCode;
          const has = ended === null ? 'runs' : `has ended with ${ended}`;
          throw new Error(
            `${error.message} It ${has} and said last:\n${site?.said().slice(-4_000)}`,
          );
        });
      }
      return true;
    },
  };
}

/** A backend works for a connection; the postmaster started it. */
const patterns: Record<'backend' | 'database' | 'renderer', RegExp> = {
  backend: /^postgres: aangan aangan /,
  database: /postgres -D /,
  renderer: /platform\/render\/src\/main\.ts/,
};

const commandOf = async (pid: number) =>
  (await readFile(join('/proc', String(pid), 'cmdline'), 'utf8').catch(() => '')).replaceAll(
    '\0',
    ' ',
  );

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended in between.
  }
}

/** Until the site says that it is healthy again. @throws after a minute */
async function untilDatabaseAnswers(origin: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  await sleep(50);
  for (;;) {
    const isWell = await fetch(`${origin}/api/health/`, {
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) return;
    if (Date.now() > deadline) throw new Error('The site did not recover within a minute.');
    await sleep(50);
  }
}
