/**
 * Faults of a site that runs, and how soon each shows: in the metrics that ops/alerts.yml asks for, and in the log.
 * PORT (4640) and those up to seven after it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type KilledSite, startKilledSite } from './durability/killed-site.ts';
import { send } from './durability/send.ts';
import { endAll } from './many/processes.ts';
import { createTable } from './many/table.ts';
import { searchLogs } from './search-logs.ts';

const port = Number(process.env.PORT ?? 4640);
const metricsPort = port + 6;
const seenWithinMs = 60_000;

interface Fault {
  name: string;
  /** The alert whose metric is looked at; every one of ops/alerts.yml is tested by `npm run trial -- alerts`. */
  alert: string;
  make(site: KilledSite): Promise<unknown>;
  /** Asks for what the fault is in the way of, while its signals are waited for. */
  use(site: KilledSite): Promise<unknown>;
  /** The metric, and which of its series. */
  metric: RegExp;
  /** Of the API alone. */
  isOfApi?: boolean;
  /** Whether its value falls, and does not rise. */
  falls?: boolean;
  log: RegExp;
}

const ticket = (site: KilledSite) =>
  send(`${site.origins[0]}/api/support/tickets/`, {
    body: { name: 'A', email: 'a@trial.example', subject: 'A fault', message: 'Hello.' },
  });
const page = (site: KilledSite) => send(`${site.origins[0]}/designers?search=${Date.now()}`);

const faults: readonly Fault[] = [
  {
    name: 'the mail server is away',
    alert: 'JobsFail',
    make: ticket,
    use: ticket,
    metric: /^aangan_jobs_failing\{.*task="send-mail"/,
    log: /Failed task.*send-mail|send-mail.*ECONNREFUSED/,
  },
  {
    name: 'one backend of PostgreSQL is killed',
    alert: 'StatementsFail',
    use: ticket,
    make: (site) => site.kill('backend'),
    metric: /^db_client_operation_duration_seconds_count\{.*error_type="[^"]/,
    log: /request failed|could not be|Connection terminated/,
  },
  {
    name: 'PostgreSQL is killed',
    alert: 'RequestsFail',
    use: ticket,
    make: (site) => site.kill('database'),
    metric: /^http_server_request_duration_seconds_count\{.*error_type="[^"]/,
    log: /database server ended/,
  },
  {
    name: 'the renderer is killed',
    alert: 'RendererIsNotReached',
    use: page,
    make: (site) => site.kill('renderer'),
    metric: /^aangan_edge_unrendered_pages_total\{.*failure="(?:unreachable|late)"/,
    log: /the renderer ended/,
  },
  {
    name: 'an API process is killed',
    alert: 'ProcessRestarts',
    use: ticket,
    isOfApi: true,
    make: (site) => site.kill('api'),
    metric: /^process_uptime_seconds/,
    falls: true,
    log: /The API is ready/,
  },
];

export async function trial(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-signals-'));
  const { report, hasHeld } = createTable('signals');
  try {
    const site = await startKilledSite(dataDir, port, {
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'warn',
      SMTP_URL: 'smtp://127.0.0.1:9',
      THROTTLE_TICKETS_PER_ADDRESS: '1000000',
      THROTTLE_TICKETS_PER_EMAIL: '1000000',
    });
    for (const fault of faults) {
      const at = metricsPort + (fault.isOfApi ? 1 : 0);
      const before = await sumOf(fault.metric, at);
      const logBefore = (await site.logs()).length;
      const made = fault.make(site);
      // It is awaited below.
      made.catch(() => undefined);
      const began = performance.now();
      const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
      let inMetrics: string | undefined;
      let inLog: string | undefined;
      while (performance.now() - began < seenWithinMs && !(inMetrics && inLog)) {
        await fault.use(site);
        const now = await sumOf(fault.metric, at);
        // A process that is gone has no metrics: only that of its successor is lower.
        if (fault.falls ? now > 0 && now < before : now > before) inMetrics ??= seconds();
        if (fault.log.test((await site.logs()).slice(logBefore))) inLog ??= seconds();
        await sleep(200);
      }
      await made;
      report(
        `${fault.name}: ${fault.alert}`,
        inMetrics !== undefined && inLog !== undefined,
        `in metrics after ${inMetrics ?? 'never'} s, in the log after ${inLog ?? 'never'} s`,
      );
    }
    searchLogs(await site.logs(), report);
    await site.stop();
  } finally {
    await endAll();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  return hasHeld();
}

/** The sum of a metric's series; 0 while it has none or cannot be read. */
async function sumOf(metric: RegExp, at: number): Promise<number> {
  const signal = AbortSignal.timeout(5_000);
  const text = await fetch(`http://127.0.0.1:${at}/metrics`, { signal }).then(
    (answer) => answer.text(),
    () => '',
  );
  const lines = text.split('\n').filter((line) => metric.test(line));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
