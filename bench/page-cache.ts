/**
 * What a kept page costs beside a static file of the same size, of the same edge: requests in a second, in one run,
 * in turns. And the processor time of pages that are rendered for the request.
 *
 *   node bench/page-cache.ts [http://localhost:3000] [rounds=7]
 *
 * The site must be running on this machine; `wrk` must be installed.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const [origin = 'http://localhost:3000', rounds = '7'] = process.argv.slice(2);
const seconds = 2;
const paths = ['/', '/designers', '/vendors', '/login', '/about'];
const headers = { 'accept-encoding': 'gzip' };

/** Bytes of an answer as they travel. */
async function travelling(path: string): Promise<number> {
  const { stdout } = await run('curl', [
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{size_download}',
    '-H',
    'accept-encoding: gzip, br',
    origin + path,
  ]);
  return Number(stdout);
}

async function requestsPerSecond(path: string, encoding: string): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    '-c8',
    `-d${seconds}s`,
    '-H',
    `accept-encoding: ${encoding}`,
    origin + path,
  ]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** The script of the composition whose size is nearest to a page's. */
async function staticFile(bytes: number): Promise<{ path: string; bytes: number }> {
  const composition = (await (await fetch(`${origin}/platform/channels/production`)).json()) as {
    shell: Release;
    remotes: Release[];
  };
  const files = [composition.shell, ...composition.remotes].flatMap(({ baseUrl, integrity }) =>
    Object.keys(integrity).map((name) => baseUrl + name),
  );
  const sized = await Promise.all(
    files.map(async (path) => ({ path, bytes: await travelling(path) })),
  );
  const [nearest] = sized.sort((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes));
  if (!nearest) throw new Error('The composition has no scripts.');
  return nearest;
}

interface Release {
  baseUrl: string;
  integrity: Record<string, string>;
}

console.log('page          bytes   static bytes   requests/s of the page ÷ of the file');
for (const path of paths) {
  await fetch(origin + path, { headers });
  const bytes = await travelling(path);
  const file = await staticFile(bytes);
  const ratios: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const page = await requestsPerSecond(path, 'gzip');
    ratios.push(page / (await requestsPerSecond(file.path, 'gzip, br')));
  }
  console.log(
    path.padEnd(12),
    String(bytes).padStart(7),
    String(file.bytes).padStart(12),
    median(ratios).toFixed(2).padStart(12),
  );
}

console.log(
  'page          processor time of a render, ms: median of 50 addresses that are not kept',
);
for (const path of ['/designers', '/vendors', '/about', '/login']) {
  const times: number[] = [];
  for (let index = 0; index < 50; index += 1) {
    const answer = await fetch(`${origin}${path}?bench=${Date.now()}${index}`, { headers });
    await answer.arrayBuffer();
    const [, time] = /render;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '') ?? [];
    if (time) times.push(Number(time));
  }
  console.log(path.padEnd(12), median(times).toFixed(1).padStart(7), `(${times.length} rendered)`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
