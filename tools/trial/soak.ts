/**
 * A bounded load on the site for MINUTES (10), on loopback, while the memory of each of its processes is read every ten
 * seconds. The first third warms caches up; in the rest no process may grow faster than a leak of every request would.
 * PORT (4610), REQUESTS_PER_SECOND (20).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slopePerMinute } from './soak/slope.ts';
import { startSite } from './start-site.ts';

const minutes = Number(process.env.MINUTES ?? 10);
const port = process.env.PORT ?? '4610';
const perSecond = Number(process.env.REQUESTS_PER_SECOND ?? 20);
const everyMs = 10_000;
const answerWithinMs = 30_000;
/** Megabytes a minute: 1 KB kept of each request at 20 requests a second is 1.2. */
const mostGrowth = 2;

const paths = [
  ...['/', '/designers', '/vendors', '/designers?search=villa', '/designers/1', '/vendors/1'],
  ...[
    '/api/designers/profiles/',
    '/api/designers/vendors/?page=2',
    '/api/health/',
    '/no-such-page',
  ],
];

interface Sample {
  minute: number;
  megabytes: number;
}

export async function trial(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-soak-'));
  const stop = await startSite(port, dataDir);
  try {
    const samples = new Map<number, Sample[]>();
    const counts = { sent: 0, failed: 0 };
    const started = performance.now();
    const minute = () => (performance.now() - started) / 60_000;
    const load = setInterval(() => void ask(counts), 1_000 / perSecond);
    while (minute() < minutes) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      for (const pid of descendants()) {
        const sample = { minute: minute(), megabytes: megabytesOf(pid) };
        samples.set(pid, [...(samples.get(pid) ?? []), sample]);
      }
    }
    clearInterval(load);
    console.log(`soak: ${minutes} minutes, ${counts.sent} requests, ${counts.failed} failed`);
    return printGrowth(samples) && counts.failed === 0;
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function ask(counts: { sent: number; failed: number }): Promise<void> {
  const path = paths[counts.sent % paths.length] ?? '/';
  counts.sent += 1;
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const answer = await fetch(`http://localhost:${port}${path}`, { signal });
    await answer.arrayBuffer();
    if (answer.status >= 500) counts.failed += 1;
  } catch {
    counts.failed += 1;
  }
}

/** Processes that lived for the last two thirds; those of the database come and go with its connections. */
function printGrowth(samples: ReadonlyMap<number, readonly Sample[]>): boolean {
  let isFlat = true;
  for (const [pid, all] of samples) {
    const late = all.filter(({ minute }) => minute > minutes / 3);
    if (late.length < 3 || (late[0]?.minute ?? minutes) > minutes / 2) continue;
    const slope = slopePerMinute(late.map(({ minute, megabytes }) => [minute, megabytes]));
    const [first, last] = [late[0], late.at(-1)].map((one) => Math.round(one?.megabytes ?? 0));
    if (slope > mostGrowth) isFlat = false;
    const mark = slope > mostGrowth ? '✗' : '✓';
    console.log(
      `${mark} ${names.get(pid)}  ${first} → ${last} MB, ${slope.toFixed(2)} MB a minute`,
    );
  }
  return isFlat;
}

const names = new Map<number, string>();

/** The processes that this one has started, and theirs. */
function descendants(): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const parent = /^PPid:\s+(\d+)/m.exec(readProc(name, 'status'))?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === process.pid || isOurs(parent));
  };
  const found = [...parents.keys()].filter(isOurs);
  for (const pid of found) names.set(pid, nameOf(pid));
  return found;
}

const nameOf = (pid: number) => {
  const words = readProc(String(pid), 'cmdline').split('\0').join(' ').trim();
  return `${pid} ${words.replace(/\S*\//g, '').slice(0, 60)}`.padEnd(70);
};

const megabytesOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readProc(String(pid), 'status'))?.[1] ?? 0) / 1024;

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // It has ended.
  }
}
