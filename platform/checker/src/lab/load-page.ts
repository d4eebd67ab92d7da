import { setTimeout as sleep } from 'node:timers/promises';
import { attachPage } from '../boot/attach-page.ts';
import type { Browser } from '../boot/browser.ts';

/** A page to load, as a visitor with a cookie. */
export interface LabPage {
  url: string;
  cookie: { name: string; value: string };
}

/** What one load of a page cost. */
export interface Load {
  /** Transferred bytes of JavaScript. */
  scriptBytes: number;
  /** Milliseconds to the largest contentful paint. */
  lcpMs: number;
  /** Total blocking time: the part of each task beyond 50 ms, in milliseconds. */
  blockingMs: number;
}

/** A page that was loaded, and what it cost. */
export interface LoadedPage {
  load: Load;
  /** Whether the server sent it rendered. */
  isRendered: boolean;
}

/** A middling phone on a slow network: the same as in `bench/load.ts`. */
const cpuSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** A page without requests for this long, and idle, has loaded, in milliseconds. */
const quietMs = 1_500;
/** How often in a row a page must be found idle: what it does then may request more, of which is heard a moment later. */
const idleLooks = 3;
/** The longest wait, in milliseconds: videos and rotating pictures keep a page busy for ever. */
const maxMs = 20_000;

/** Resolves in the page once it is idle. */
const idle = { expression: 'new Promise((resolve) => requestIdleCallback(resolve))' };
const read = {
  expression: "({ ...labOfPage, isRendered: !!document.getElementById('aangan-rendered') })",
};

/** Runs before the page's own scripts. */
const observe = `
globalThis.labOfPage = { lcpMs: 0, blockingMs: 0 };
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) labOfPage.lcpMs = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) labOfPage.blockingMs += Math.max(0, duration - 50);
}).observe({ type: 'longtask', buffered: true });`;

/** Loads a page once, into an empty cache, throttled. @throws Error where it cannot be loaded */
export async function loadPage(
  { devTools }: Browser,
  { url, cookie }: LabPage,
): Promise<LoadedPage> {
  devTools.resetCount();
  const { browserContextId, sessionId } = await attachPage(devTools);
  const inPage = <Result>(method: string, params = {}) =>
    devTools.send<Result>(method, params, sessionId);
  const requests = watchRequests(devTools, sessionId);
  try {
    await Promise.all(['Page', 'Network'].map((domain) => inPage(`${domain}.enable`)));
    await inPage('Network.setCookie', { ...cookie, url });
    await inPage('Emulation.setDeviceMetricsOverride', screen);
    await inPage('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await inPage('Network.emulateNetworkConditions', network);
    await inPage('Page.addScriptToEvaluateOnNewDocument', { source: observe });
    const startedAt = performance.now();
    const { errorText } = await inPage<{ errorText?: string }>('Page.navigate', { url });
    if (errorText) throw new Error(`${url} cannot be loaded: ${errorText}`);
    for (let looks = 0; looks < idleLooks && performance.now() - startedAt < maxMs; ) {
      await sleep(100);
      looks = requests.areQuiet() ? looks + 1 : 0;
      if (looks === 0) continue;
      // A slow machine evaluates scripts for longer than that, after which the page makes more requests.
      await inPage('Runtime.evaluate', { ...idle, awaitPromise: true }).catch(() => {
        // The page navigated meanwhile.
      });
    }
    const { result } = await inPage<{
      result: { value: Omit<Load, 'scriptBytes'> & { isRendered: boolean } };
    }>('Runtime.evaluate', { ...read, returnByValue: true });
    const { isRendered, ...times } = result.value;
    return { load: { scriptBytes: requests.scriptBytes(), ...times }, isRendered };
  } finally {
    requests.stop();
    await devTools.send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** Tracks the requests of a session's page. */
function watchRequests(devTools: Browser['devTools'], sessionId: string) {
  const scripts = new Set<unknown>();
  const underWay = new Set<unknown>();
  let scriptBytes = 0;
  let lastAt = performance.now();
  const stop = devTools.listen(sessionId, (method, params) => {
    if (!method.startsWith('Network.')) return;
    lastAt = performance.now();
    const { requestId } = params;
    if (method === 'Network.requestWillBeSent') {
      underWay.add(requestId);
      if (params.type === 'Script') scripts.add(requestId);
    } else if (method === 'Network.loadingFinished') {
      underWay.delete(requestId);
      if (scripts.has(requestId)) scriptBytes += Number(params.encodedDataLength);
    } else if (method === 'Network.loadingFailed') underWay.delete(requestId);
  });
  return {
    areQuiet: () => underWay.size === 0 && performance.now() - lastAt > quietMs,
    scriptBytes: () => scriptBytes,
    stop,
  };
}
