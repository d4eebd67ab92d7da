/**
 * Writers on many endpoints while parts of the site are killed with SIGKILL at random: the whole site with its database,
 * an API process beside it, the renderer, PostgreSQL, and one of its backends. Every start must succeed, every
 * acknowledged write be there, no transaction be half done, no file be orphaned, no mail go out twice, nothing be left
 * of deleted accounts. Two browsers write to each other meanwhile; with ONLY=messages, nobody else writes. KILLS (1,000),
 * MINUTES (none), VICTIMS (all), PORT (4560).
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startSmtp } from '../api/test/testing/start-smtp.ts';
import { checkFiles, checkStored } from './durability/checks.ts';
import { type KilledSite, startKilledSite, type Victim } from './durability/killed-site.ts';
import { createLedger } from './durability/ledger.ts';
import { checkMails } from './durability/mails.ts';
import { givePasswords } from './durability/quotes.ts';
import { makeChannel } from './durability/releases.ts';
import { send } from './durability/send.ts';
import { stopUnderLoad } from './durability/stop-under-load.ts';
import { type OpenThread, openThread } from './durability/thread.ts';
import { createTokens } from './durability/tokens.ts';
import { writeUntilOver } from './durability/writers.ts';
import { endAll, startPart } from './many/processes.ts';
import { createTable } from './many/table.ts';
import { searchLogs } from './search-logs.ts';

const wantedKills = Number(process.env.KILLS ?? 1_000);
const minutes = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY);
const port = Number(process.env.PORT ?? 4560);
const isMessagesOnly = process.env.ONLY === 'messages';
const victims = (process.env.VICTIMS ?? 'renderer,api,backend,database,site').split(',');
const isVictim = (victim: Victim) => victims.includes(victim);
/**
 * What one turn kills, in another order each time, and then the whole site: most of what answers again after a second,
 * less of what takes many to start. A renderer is killed with each.
 */
const turn = (
  [
    ['backend', 48],
    ['database', 48],
    ['api', 8],
  ] as const
).flatMap(([victim, times]) => Array.from({ length: times }, (): Victim => victim));
/** The longest pause after a kill, in milliseconds: an upload takes about one. */
const pauseMs = 1_500;
const { COPIES_DIR } = process.env;
const settings = {
  LOG_LEVEL: 'info',
  EDGE_SECRET: 'a secret of the edges of this trial',
  ...(COPIES_DIR && { COPIES_DIR }),
  ...Object.fromEntries(
    [
      'TICKETS_PER_ADDRESS',
      'TICKETS_PER_EMAIL',
      'WRITES_PER_ACCOUNT',
      'MESSAGES_PER_ACCOUNT',
      'REQUESTS_PER_ACCOUNT',
      'REVIEWS_PER_ACCOUNT',
      'REGISTRATIONS_PER_ADDRESS',
      'FAILED_LOGINS_PER_ADDRESS',
    ].map((name) => [`THROTTLE_${name}`, '1000000']),
  ),
};

export async function trial(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-durability-'));
  const { report, hasHeld } = createTable('durability');
  const smtp = await startSmtp();
  let thread: OpenThread | undefined;
  try {
    const site = await startKilledSite(dataDir, port, { ...settings, SMTP_URL: smtp.url });
    const ledger = createLedger();
    thread = await openThread(await site.databaseUrl(), [
      site.origins[0],
      await startEdgeOfApi(site, `${dataDir}-edge`),
    ]);
    const kills = await killWhileWriting(site, ledger, thread);
    report(
      `every start succeeds (${countOf(kills)} kills)`,
      kills.size > 0,
      [...kills]
        .map(([victim, seconds]) => `${victim}×${seconds.length}${timesOf(victim, seconds)}`)
        .join(', '),
    );
    for (const one of ledger.surprises.slice(0, 10)) console.log(`  unexpected: ${one}`);
    const jobs = await untilJobsAreDone(await site.databaseUrl());
    report('no job is lost: all are done within eight minutes', jobs.isDone, jobs.told);
    await thread.check(await site.databaseUrl(), ledger, report);
    await thread.close();
    if (!isMessagesOnly) {
      await checkStored(await site.databaseUrl(), ledger, report);
      await checkMails(await site.databaseUrl(), smtp.received, ledger, report);
    }
    const statuses = [...ledger.statuses].sort(([a], [b]) => a - b);
    report(
      'what was not done was refused with 503 and Retry-After',
      ledger.surprises.length === 0,
      `${statuses.map(([status, times]) => `${status}×${times}`).join(' ')} ${ledger.surprises.slice(0, 5).join(' | ')}`,
    );
    await stopUnderLoad(site, report);
    searchLogs(await site.logs(), report);
    // The next start of a site that is alone removes what was being written when it was killed.
    await checkFiles(await site.databaseUrl(), dataDir, report);
    await site.stop();
  } finally {
    await thread?.close();
    await endAll();
    smtp.server.close();
    for (const folder of [dataDir, `${dataDir}-edge`]) {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  return hasHeld();
}

/** An edge that passes the requests of its pages to the API process. @returns its origin */
async function startEdgeOfApi({ origins }: KilledSite, dataDir: string): Promise<string> {
  const edgePort = String(port + 6);
  await startPart('edge', ['edge'], {
    ...settings,
    PORT: edgePort,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${port}`,
    REGISTRY_URL: origins[0],
    API_URL: origins[1],
  });
  return `http://127.0.0.1:${edgePort}`;
}

/** How many seconds each part that was killed took until it answered again. Nothing waits for renderers. */
type Kills = Map<Victim, number[]>;

const countOf = (kills: Kills) => [...kills.values()].reduce((sum, { length }) => sum + length, 0);

function timesOf(victim: Victim, seconds: readonly number[]): string {
  if (victim === 'renderer') return '';
  const sorted = seconds.toSorted((one, other) => one - other);
  const median = sorted[sorted.length >> 1] ?? 0;
  return ` (back after ${median.toFixed(1)} s, the slowest ${sorted.at(-1)?.toFixed(1)})`;
}

async function killWhileWriting(
  site: KilledSite,
  ledger: ReturnType<typeof createLedger>,
  thread: OpenThread,
): Promise<Kills> {
  const kills: Kills = new Map();
  const deadline = Date.now() + minutes * 60_000;
  let isOver = false;
  const [vendor = 0, otherVendor = 0] = await prepare(await site.databaseUrl());
  const target = {
    vendor,
    otherVendor,
    origin: () => site.origins[randomInt(2)] ?? '',
    registry: site.origins[0],
    isOver: () => isOver,
    tokenOf: createTokens(() => site.origins[randomInt(2)] ?? '', send),
  };
  if (!isMessagesOnly) await makeChannel(target);
  let hasFailed = false;
  const isDone = () => hasFailed || countOf(kills) >= wantedKills || Date.now() > deadline;
  const kill = async (victim: Victim) => {
    if (isDone() || !isVictim(victim)) return;
    ledger.kill(victim);
    const began = performance.now();
    if (await site.kill(victim)) {
      const seconds = (performance.now() - began) / 1000;
      kills.set(victim, [...(kills.get(victim) ?? []), seconds]);
    }
    // Nothing waits for the renderer: while it starts, the next part is killed.
    if (victim !== 'renderer' || victims.length === 1) await sleep(randomInt(pauseMs));
  };
  const writing = Promise.all([
    thread.write(target.isOver, ledger),
    isMessagesOnly ? undefined : writeUntilOver(target, ledger),
  ]);
  const tell = () => {
    const told = [...kills].map(([victim, { length }]) => `${victim}×${length}`).join(' ');
    console.log(`  ${countOf(kills)} kills: ${told}`);
  };
  writing.catch(() => {
    hasFailed = true;
  });
  try {
    while (!isDone()) {
      for (const [index, victim] of shuffled(turn).entries()) {
        await kill('renderer');
        await kill(victim);
        if (index % 20 === 0) tell();
      }
      await kill('site');
    }
  } finally {
    isOver = true;
  }
  await writing;
  return kills;
}

function shuffled<T>(items: readonly T[]): T[] {
  const drawn = items.map((item) => ({ item, order: Math.random() }));
  return drawn.sort((one, other) => one.order - other.order).map(({ item }) => item);
}

/** @returns two verified vendors */
async function prepare(url: string): Promise<number[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ id: string }>(
    'select id from marketplace.vendor_profile where is_verified order by id limit 2',
  );
  await givePasswords(database);
  await database.end();
  return rows.map(({ id }) => Number(id));
}

/**
 * Jobs that are due, and how long it took until they were done. A mail whose process was killed as it handed it over is
 * left alone for two minutes, and the next try of its job can be some minutes away by then. What is for later, such as
 * mails about unread messages, is not waited for.
 */
async function untilJobsAreDone(url: string): Promise<{ isDone: boolean; told: string }> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  try {
    for (;;) {
      const { rows } = await database.query<{ told: string }>(
        `select task_identifier || ', try ' || attempts || coalesce(', held by ' || locked_by, '')
           || coalesce(': ' || left(last_error, 120), '') as told
         from graphile_worker.jobs where attempts < max_attempts
         and run_at < now() + case when attempts = 0 and key is not null then interval '0' else interval '8 minutes' end`,
      );
      if (rows.length === 0) return { isDone: true, told: `${seconds()} s after the last kill` };
      const told = `${rows.length} left: ${rows[0]?.told}`;
      if (Date.now() - began > 480_000) return { isDone: false, told };
      await sleep(500);
    }
  } finally {
    await database.end();
  }
}
