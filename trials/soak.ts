/**
 * A bounded load on the site for MINUTES (10), on loopback, while the memory of each of its processes is read every ten
 * seconds. The first third warms caches up; in the rest no process may grow faster than a leak of every request would.
 * Of the site's own process, what V8 keeps after a collection decides: it collects late where there is room, so that
 * the process itself grows for longer. From two hours on, memory has to be flat in the second half: what V8 keeps, and
 * all processes together, may grow by 2 % an hour. PORT (4610), REQUESTS_PER_SECOND (20).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../tools/start-site.ts';
import { type KeptHeap, openInspector } from './soak/kept-heap.ts';
import { percentPerHour, slopePerMinute } from './soak/slope.ts';

const minutes = Number(process.env.MINUTES ?? 10);
const port = process.env.PORT ?? '4610';
const perSecond = Number(process.env.REQUESTS_PER_SECOND ?? 20);
const inspectorPort = Number(port) + 4;
const everyMs = 10_000;
/** A collection stops the process for a moment: once in so many samples. */
const samplesForCollection = 3;
const answerWithinMs = 30_000;
/** Megabytes a minute: 1 KB kept of each request at 20 requests a second is 1.2. */
const maxGrowth = 2;
/** From so many minutes on, the second half is long enough to tell growth from what a cache does. */
const minForFlat = 120;
const maxPercentPerHour = 2;

const paths = [
  '/',
  '/designers',
  '/vendors',
  '/designers?search=villa',
  '/designers/1',
  '/vendors/1',
  '/api/designers/profiles/',
  '/api/designers/vendors/?page=2',
  '/api/health/',
  '/no-such-page',
];

interface Sample {
  /** The same for all processes that were looked at together. */
  minute: number;
  megabytes: number;
}

export async function trial(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-soak-'));
  const stop = await startSite(port, dataDir, [`--inspect=127.0.0.1:${inspectorPort}`]);
  const inspector = await openInspector(inspectorPort);
  try {
    const samples = new Map<number, Sample[]>();
    const kept: (KeptHeap & { minute: number })[] = [];
    const counts = { sent: 0, failed: 0 };
    const started = performance.now();
    const minute = () => (performance.now() - started) / 60_000;
    const load = setInterval(() => void ask(counts), 1_000 / perSecond);
    for (let turn = 1; minute() < minutes; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      if (turn % samplesForCollection === 0) {
        const now = { minute: minute(), ...(await inspector.readKept()) };
        kept.push(now);
        console.log(
          `  ${now.minute.toFixed(1)} min: V8 keeps ${now.heap.toFixed(1)} MB, Buffers ${now.buffers.toFixed(1)} MB`,
        );
      }
      const at = minute();
      for (const pid of descendants()) {
        const sample = { minute: at, megabytes: megabytesOf(pid) };
        samples.set(pid, [...(samples.get(pid) ?? []), sample]);
      }
    }
    clearInterval(load);
    console.log(`soak: ${minutes} minutes, ${counts.sent} requests, ${counts.failed} failed`);
    const held = [printGrowth(samples), printKept(kept), printSecondHalf(samples, kept)];
    return held.every(Boolean) && counts.failed === 0;
  } finally {
    inspector.close();
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

/** Processes that were there while caches were filled; those of the database come and go with its connections. */
function printGrowth(samples: ReadonlyMap<number, readonly Sample[]>): boolean {
  let isFlat = true;
  for (const [pid, all] of samples) {
    const late = all.filter(({ minute }) => minute > minutes / 3);
    if (late.length < 3 || (all[0]?.minute ?? minutes) > minutes / 3) continue;
    const slope = slopePerMinute(late.map(({ minute, megabytes }) => [minute, megabytes]));
    const [first, last] = [late[0], late.at(-1)].map((one) => Math.round(one?.megabytes ?? 0));
    const isJudged = !names.get(pid)?.includes('--inspect');
    if (isJudged && slope > maxGrowth) isFlat = false;
    const mark = isJudged ? markOf(slope) : ' ';
    console.log(
      `${mark} ${names.get(pid)}  ${first} → ${last} MB, ${slope.toFixed(2)} MB a minute`,
    );
  }
  return isFlat;
}

function printKept(kept: readonly (KeptHeap & { minute: number })[]): boolean {
  const late = kept.filter(({ minute }) => minute > minutes / 3);
  const slopes = (['heap', 'buffers'] as const).map((which) => {
    const slope = slopePerMinute(late.map((one) => [one.minute, one[which]]));
    const [first, last] = [late[0], late.at(-1)].map((one) => (one?.[which] ?? 0).toFixed(1));
    console.log(
      `${markOf(slope)} kept by the site’s process, ${which}  ${first} → ${last} MB, ${slope.toFixed(2)} MB a minute`,
    );
    return slope;
  });
  return late.length > 2 && slopes.every((slope) => slope <= maxGrowth);
}

/** Whether memory is flat in the second half, where that is long enough to be told. */
function printSecondHalf(
  samples: ReadonlyMap<number, readonly Sample[]>,
  kept: readonly (KeptHeap & { minute: number })[],
): boolean {
  if (minutes < minForFlat) return true;
  const together = new Map<number, number>();
  for (const { minute, megabytes } of [...samples.values()].flat()) {
    together.set(minute, (together.get(minute) ?? 0) + megabytes);
  }
  const ofV8 = kept.map(({ minute, heap, buffers }) => [minute, heap + buffers] as const);
  const judged = [
    ['all processes', [...together]],
    ['kept by the site’s process', ofV8],
  ] as const;
  const growths = judged.map(([name, points]) => {
    const late = points.filter(([minute]) => minute > minutes / 2);
    const percent = percentPerHour(late);
    const mark = percent < maxPercentPerHour ? '✓' : '✗';
    const [first, last] = [late[0], late.at(-1)].map((one) => (one?.[1] ?? 0).toFixed(1));
    console.log(
      `${mark} ${name}, second half  ${first} → ${last} MB, ${percent.toFixed(2)} % an hour`,
    );
    return percent;
  });
  return growths.every((percent) => percent < maxPercentPerHour);
}

const markOf = (slope: number) => (slope > maxGrowth ? '✗' : '✓');

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

/** Memory that no other process has: PostgreSQL's buffers are shared, and each of its processes maps more of them in time. */
const megabytesOf = (pid: number) =>
  Number(/^RssAnon:\s+(\d+)/m.exec(readProc(String(pid), 'status'))?.[1] ?? 0) / 1024;

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // It has ended.
  }
}
