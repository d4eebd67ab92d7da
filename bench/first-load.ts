/**
 * What the first load of a page costs on a middling phone: the CPU four times slower, 1.6 Mbit/s with 150 ms a
 * round trip. Beside a floor in the same run: a page that is nothing but the same largest element.
 *
 *   node bench/first-load.ts [http://localhost:3000] [rounds=7] [http://localhost:3100]
 *
 * The third is the same site without a renderer, whose pages are loaded in the same rounds. The sites must be running;
 * CHROMIUM_PATH names the browser. Each round loads each page once into an empty browser, in an order of its own, and
 * the median counts.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';

interface Load {
  /** Milliseconds to the first contentful paint. */
  fcp: number;
  /** Milliseconds until the first press on a control was answered by the page's scripts. */
  answered: number;
  /** Milliseconds to the largest contentful paint. */
  lcp: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes of scripts as they travelled. */
  scriptBytes: number;
  requests: number;
  /** Of those, how many asked the API for data. */
  apiRequests: number;
  /** The largest element: the address of its picture, or else its words. */
  largest: { picture: string } | { words: string };
}

const [origin = 'http://localhost:3000', rounds = '7', unrendered] = process.argv.slice(2);
const settledMs = 5_000;
const paths = [
  '/',
  '/designers',
  await firstOf('designers', 'profiles'),
  '/vendors',
  await firstOf('vendors', 'vendors'),
  '/login',
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
interface Round {
  page: Load;
  floor: Load;
  /** The page of the site without a renderer; the page itself where none is given. */
  before: Load;
}
const loads = new Map(paths.map((path) => [path, [] as Round[]]));
for (const path of paths) await fetch(origin + path);
for (let round = 0; round < Number(rounds); round += 1) {
  for (const path of shuffled(paths)) {
    const page = await load(async (tab) => void (await tab.goto(origin + path)));
    const floor = await loadFloor(page.largest);
    const before = unrendered
      ? await load(async (tab) => void (await tab.goto(unrendered + path)))
      : page;
    loads.get(path)?.push({ page, floor, before });
  }
}
await browser.close();

console.log(
  'page                   FCP ms  FCP ÷ floor  LCP ÷ floor  FCP ÷ before  LCP ÷ before  answered ÷ before  scripts KB  API requests  shift',
);
for (const [path, measured] of loads) {
  const of = (pick: (one: Round) => number) => median(measured.map(pick));
  const cells = [
    of(({ page }) => page.fcp).toFixed(0),
    of(({ page, floor }) => page.fcp / floor.fcp).toFixed(2),
    of(({ page, floor }) => page.lcp / floor.lcp).toFixed(2),
    of(({ page, before }) => page.fcp / before.fcp).toFixed(2),
    of(({ page, before }) => page.lcp / before.lcp).toFixed(2),
    of(({ page, before }) => page.answered / before.answered).toFixed(2),
    (of(({ page }) => page.scriptBytes) / 1024).toFixed(0),
    of(({ page }) => page.apiRequests),
    of(({ page }) => page.shift).toFixed(3),
  ];
  console.log(path.padEnd(16), ...cells.map((cell) => String(cell).padStart(12)));
}

/** The page of the first firm of a list. */
async function firstOf(kind: string, list: string): Promise<string> {
  const answer = await fetch(`${origin}/api/designers/${list}/`);
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return `/${kind}/${results[0]?.id}`;
}

async function load(open: (tab: Page) => Promise<void>): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  const travelled = new Map<string, { isScript: boolean; bytes: number; url: string }>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    travelled.set(requestId, { isScript: type === 'Script', bytes: 0, url: response.url });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = travelled.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await tab.addInitScript(observePaint);
  await open(tab);
  // Videos and rotating pictures keep a page busy for ever: what is painted first is painted by then.
  await tab.waitForTimeout(settledMs);
  const paint = await tab.evaluate(() => window.firstLoad);
  await context.close();
  const all = [...travelled.values()];
  return {
    ...paint,
    scriptBytes: all.reduce((sum, { isScript, bytes }) => sum + (isScript ? bytes : 0), 0),
    requests: all.length,
    apiRequests: all.filter(({ url }) => /\/api\/(?!media\/)/.test(url)).length,
  };
}

declare global {
  interface Window {
    firstLoad: Pick<Load, 'fcp' | 'lcp' | 'answered' | 'shift' | 'largest'>;
  }
}

/** Runs in the page, before anything of it. */
function observePaint(): void {
  const seen: Window['firstLoad'] = {
    ...{ fcp: 0, lcp: 0, answered: 0, shift: 0 },
    largest: { words: '' },
  };
  window.firstLoad = seen;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  // React has a control once it has put a key of its own on it: from then on a press is answered.
  const watch = setInterval(() => {
    const control = document.querySelector('main a[href], main button, main input');
    if (!control || !Object.keys(control).some((key) => key.startsWith('__reactProps'))) return;
    seen.answered = performance.now();
    clearInterval(watch);
  }, 20);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      url?: string;
      element?: Element;
    })[]) {
      seen.lcp = entry.startTime;
      seen.largest = entry.url
        ? { picture: entry.url }
        : { words: entry.element?.textContent ?? '' };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A server with one page, nothing but this element, and its picture: over the same slow network as the site. */
async function serveFloor(largest: Load['largest']): Promise<{ url: string; close(): void }> {
  const body =
    'picture' in largest
      ? `<img src="${new URL(largest.picture).pathname}${new URL(largest.picture).search}" style="width:100%">`
      : `<p style="font-size:2rem">${largest.words.replace(/[<&]/g, ' ')}</p>`;
  const server = createServer((request, response) => {
    if (request.url !== '/') return passOn(request.url ?? '', response);
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><meta name="viewport" content="width=device-width">${body}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => void server.close().closeAllConnections(),
  };
}

async function passOn(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(origin + path);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  response.setHeader('content-type', type);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function loadFloor(largest: Load['largest']): Promise<Load> {
  const floor = await serveFloor(largest);
  try {
    return await load(async (tab) => void (await tab.goto(floor.url)));
  } finally {
    floor.close();
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
