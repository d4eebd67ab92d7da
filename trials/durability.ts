/**
 * Writers on many endpoints while parts of the site are killed with SIGKILL at random: the whole site with its database,
 * an API process beside it, the renderer, PostgreSQL, and one of its backends. Every start must succeed, every
 * acknowledged write be there, no transaction be half done, no file be orphaned, no mail go out twice, nothing be left
 * of deleted accounts. KILLS (1,000), MINUTES (none), PORT (4560).
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
import { makeChannel } from './durability/releases.ts';
import { send } from './durability/send.ts';
import { stopUnderLoad } from './durability/stop-under-load.ts';
import { createTokens } from './durability/tokens.ts';
import { writeUntilOver } from './durability/writers.ts';
import { endAll } from './many/processes.ts';
import { createTable } from './many/table.ts';
import { searchLogs } from './search-logs.ts';

const wantedKills = Number(process.env.KILLS ?? 1_000);
const minutes = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY);
const port = Number(process.env.PORT ?? 4560);
/** What is killed one after another before the whole site is, which takes longest to start. */
const inTurn: readonly Victim[] = Array.from({ length: 6 }, () => {
  const three: Victim[] = ['api', 'backend', 'database'];
  return three;
}).flat();
/** The longest pause after a kill, in milliseconds: an upload takes about one. */
const pauseMs = 2_500;
const { COPIES_DIR } = process.env;
const settings = {
  LOG_LEVEL: 'info',
  ...(COPIES_DIR && { COPIES_DIR }),
  ...Object.fromEntries(
    [
      'TICKETS_PER_ADDRESS',
      'TICKETS_PER_EMAIL',
      'WRITES_PER_ACCOUNT',
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
  try {
    const site = await startKilledSite(dataDir, port, { ...settings, SMTP_URL: smtp.url });
    const ledger = createLedger();
    const kills = await killWhileWriting(site, ledger);
    const total = [...kills.values()].reduce((sum, one) => sum + one, 0);
    const slowest = Math.max(...site.starts) / 1000;
    report(
      `every start succeeds (${total} kills)`,
      total > 0,
      `${[...kills].map(([victim, times]) => `${victim}×${times}`).join(' ')}; ${site.starts.length} starts, the slowest ${slowest.toFixed(1)} s`,
    );
    for (const one of ledger.surprises.slice(0, 10)) console.log(`  unexpected: ${one}`);
    const jobs = await untilJobsAreDone(await site.databaseUrl());
    report('no job is lost: all are done within eight minutes', jobs.isDone, jobs.told);
    await checkStored(await site.databaseUrl(), ledger, report);
    await checkMails(await site.databaseUrl(), smtp.received, ledger, report);
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
    await endAll();
    smtp.server.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  return hasHeld();
}

async function killWhileWriting(
  site: KilledSite,
  ledger: ReturnType<typeof createLedger>,
): Promise<Map<Victim, number>> {
  const kills = new Map<Victim, number>();
  const deadline = Date.now() + minutes * 60_000;
  let isOver = false;
  const [vendor = 0, otherVendor = 0] = await verifiedVendors(await site.databaseUrl());
  const target = {
    vendor,
    otherVendor,
    origin: () => site.origins[randomInt(2)] ?? '',
    registry: site.origins[0],
    isOver: () => isOver,
    tokenOf: createTokens(() => site.origins[randomInt(2)] ?? '', send),
  };
  await makeChannel(target);
  const sum = () => [...kills.values()].reduce((all, one) => all + one, 0);
  const isDone = () => sum() >= wantedKills || Date.now() > deadline;
  const kill = async (victim: Victim) => {
    if (isDone()) return;
    ledger.kill(victim);
    if (await site.kill(victim)) kills.set(victim, (kills.get(victim) ?? 0) + 1);
    await sleep(randomInt(pauseMs));
  };
  const writing = writeUntilOver(target, ledger);
  try {
    while (!isDone()) {
      // Nothing waits for the renderer: it is killed while others are.
      let isTurnOver = false;
      const killRenderers = async () => {
        while (!isTurnOver && !isDone()) await kill('renderer');
      };
      const killOthers = async () => {
        for (const victim of inTurn) await kill(victim);
      };
      await Promise.all([killRenderers(), killOthers().finally(() => (isTurnOver = true))]);
      await kill('site');
      console.log(`  ${sum()} kills: ${JSON.stringify(Object.fromEntries(kills))}`);
    }
  } finally {
    isOver = true;
    await writing;
  }
  return kills;
}

async function verifiedVendors(url: string): Promise<number[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ id: string }>(
    'select id from marketplace.vendor_profile where is_verified order by id limit 2',
  );
  await database.end();
  return rows.map(({ id }) => Number(id));
}

/**
 * Jobs that are due, and how long it took until they were done. A mail whose process was killed as it handed it over is
 * left alone for two minutes, and the next try of its job can be some minutes away by then.
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
         from graphile_worker.jobs where attempts < max_attempts and run_at < now() + interval '8 minutes'`,
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
