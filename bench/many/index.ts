/**
 * What it costs that there are many remotes and releases: the page of an edge, kept and rendered, with 5, 50 and 500 remotes;
 * the gate and a promotion with 10 to 1,000 releases; and pages a second of one, two and three edges on this machine.
 *
 *   npm run bench -- many [--rounds 5] [--releases 10,100,1000] [--origin http://localhost:3000]
 *
 * A site with demo data must run at the origin, and `wrk` must be installed.
 */
import { parseArgs, promisify } from 'node:util';
import { brotliCompress as brotliCompressCallback } from 'node:zlib';
import { interleaved } from '../measuring/interleaved.ts';
import { printFigures } from '../measuring/print-figures.ts';
import { type Figure, writeResults } from '../measuring/write-results.ts';
import { answersPerSecond } from '../measuring/wrk.ts';
import { pagesOfProcesses } from './edge-processes.ts';
import { timeOfGate, timesOfRegistry } from './registry-with-releases.ts';
import { startEdge } from './start-edge.ts';

const brotliCompress = promisify(brotliCompressCallback);
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    releases: { type: 'string', default: '10,100,1000' },
    origin: { type: 'string', default: 'http://localhost:3000' },
  },
});
const rounds = Number(values.rounds);
const origin = new URL(values.origin);
const counts = [5, 50, 500];
const releaseCounts = values.releases.split(',').map(Number);
const path = '/designers';
/** Pages that are rendered to know what one takes. */
const rendered = 12;

interface Pages {
  /** Bytes of the HTML, compressed with brotli. */
  bytes: number;
  /** Milliseconds to the first byte of a kept page. */
  hitTtfb: number;
  /** The same of one that is rendered for the request. */
  missTtfb: number;
  hits: number;
  /** Rendered pages a second, asked for one after another. */
  misses: number;
}

const answer = await fetch(new URL(path, origin)).catch(() => undefined);
if (!answer?.ok)
  throw new Error(
    `No site answers at ${origin.origin}: start one with demo data, or name its --origin.`,
  );

const edges = new Map(
  await Promise.all(counts.map(async (count) => [count, await startEdge(origin, count)] as const)),
);
const figures: Figure[] = [];
try {
  for (const { url } of edges.values()) await pageOf(new URL(path, url));
  const measured = await interleaved(counts, rounds, (count) => pagesOf(urlOf(count)));
  const of = (count: number, part: keyof Pages) =>
    (measured.get(count) ?? []).map((one) => one[part]);
  for (const part of ['bytes', 'hitTtfb', 'missTtfb', 'hits', 'misses'] as const) {
    const unit = {
      bytes: 'bytes',
      hitTtfb: 'ms',
      missTtfb: 'ms',
      hits: 'pages/s',
      misses: 'pages/s',
    };
    for (const count of counts) {
      figures.push({
        name: `${part} with ${count} remotes`,
        unit: unit[part],
        runs: of(count, part),
      });
    }
    const [first, last] = [of(counts[0] ?? 0, part), of(counts.at(-1) ?? 0, part)];
    figures.push({
      name: `${part}: ${counts.at(-1)} ÷ ${counts[0]} remotes`,
      unit: 'ratio',
      runs: last.map((one, at) => one / (first[at] ?? Number.NaN)),
    });
  }
} finally {
  for (const { stop } of edges.values()) await stop();
}
for (const count of counts) {
  const runs: number[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await timeOfGate(count));
  figures.push({ name: `gate with ${count} remotes`, unit: 'ms', runs });
}
for (const [releases, taken] of await timesOfRegistry(5, releaseCounts)) {
  for (const part of ['promote', 'read'] as const) {
    const name = `${part} with 5 remotes, ${releases} releases`;
    figures.push({ name, unit: 'ms', runs: [taken[part]] });
  }
}
const byProcesses = await interleaved([1, 2, 3], rounds, (count) =>
  pagesOfProcesses(origin, count),
);
for (const [count, runs] of byProcesses) {
  figures.push({ name: `pages of ${count} edge processes`, unit: 'pages/s', runs });
}
printFigures(figures);
await writeResults('many', { rounds, releases: releaseCounts, origin: origin.href }, figures);

function urlOf(count: number): URL {
  const edge = edges.get(count);
  if (!edge) throw new Error(`No edge has ${count} remotes.`);
  return new URL(path, edge.url);
}

async function pagesOf(url: URL): Promise<Pages> {
  const { html } = await pageOf(url);
  const hits: number[] = [];
  const misses: number[] = [];
  const began = performance.now();
  for (let at = 0; at < rendered; at += 1) {
    misses.push((await pageOf(new URL(`?bench=${Date.now()}${at}`, url))).ttfb);
  }
  const tookMs = performance.now() - began;
  for (let at = 0; at < rendered; at += 1) hits.push((await pageOf(url)).ttfb);
  return {
    bytes: (await brotliCompress(html)).length,
    hitTtfb: median(hits),
    missTtfb: median(misses),
    hits: await answersPerSecond(url),
    misses: (rendered / tookMs) * 1_000,
  };
}

async function pageOf(url: URL): Promise<{ html: string; ttfb: number }> {
  const began = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const ttfb = performance.now() - began;
  return { html: await response.text(), ttfb };
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}
