import { setTimeout as sleep } from 'node:timers/promises';
import { attachPage } from '../boot/attach-page.ts';
import { type Browser, startBrowser } from '../boot/browser.ts';
import { findBrowser } from '../boot/find-browser.ts';
import { type Verdict, verdictOf } from './page-verdict.ts';
import { type PageState, pageState, stateProblems, watchPage } from './watch-page.ts';

/** A page of a site that runs, as a visitor with a cookie sees it. */
interface PageToCheck {
  url: string;
  cookie: { name: string; value: string };
}

/** How long a page may load, in milliseconds: videos and rotating pictures never end. */
const maxLoadMs = 15_000;
/** A page without requests for this long has loaded, in milliseconds. */
const quietMs = 700;
const messageBytes = 64 * 1024 * 1024;
const uncontained = { network: false, user: false, memory: false, gaps: [], command: [] };

const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * Resolves once pictures and texts have faded in: the contrast of half-transparent text would be measured wrongly. The
 * banner of a composed page is removed, since it is not part of the page.
 */
const violations = `document.getElementById('aangan-composed')?.remove(),
Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
  .then(() => axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(axeRules)} } }))
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.length + ' × ' + nodes[0].html.slice(0, 200)))`;

/** Opens pages of a site that runs, in Chromium on this machine. */
export interface PageChecks {
  /**
   * Opens pages one after another and looks for uncaught errors, an empty main part, server markup that React renders
   * again, and violations that axe finds. Pages that are not good are opened once more.
   * @param options.isSeen whether these pages failed before; a failing page is then not opened again
   * @returns the verdicts, in the order of the pages
   */
  check(pages: readonly PageToCheck[], options?: { isSeen?: boolean }): Promise<Verdict[]>;
  /** The path of the browser. */
  path: string;
  close(): void;
}

/**
 * Starts the browser that checks pages.
 * @param named the path of Chromium; without it, where systems install it
 * @throws {NoBrowser} where there is no Chromium
 */
export async function startPageChecks(named?: string): Promise<PageChecks> {
  const path = findBrowser(named);
  // Large, and needed here only.
  const { default: axe } = await import('axe-core');
  const browser = await startBrowser({
    path,
    messageBytes,
    isOnline: true,
    containment: uncontained,
  });
  return {
    path,
    check: async (pages, options) => {
      const found: Verdict[] = [];
      for (const page of pages) {
        found.push(await verdictOf(() => openOnce(browser, page, axe.source), options));
      }
      return found;
    },
    close: () => browser.kill(),
  };
}

/** Opens a page once. A browser that does not answer says nothing about the page. */
async function openOnce(browser: Browser, page: PageToCheck, axe: string): Promise<Verdict> {
  try {
    return await checkPage(browser, page, axe);
  } catch (error) {
    return unknown(error instanceof Error ? error.message : String(error));
  }
}

const unknown = (...seen: string[]): Verdict => ({ answer: 'unknown', seen });

async function checkPage(
  { devTools }: Browser,
  { url, cookie }: PageToCheck,
  axe: string,
): Promise<Verdict> {
  devTools.resetCount();
  const { browserContextId, sessionId } = await attachPage(devTools);
  const inPage = <Result>(method: string, params = {}) =>
    devTools.send<Result>(method, params, sessionId);
  const evaluate = async <Value>(expression: string) => {
    const { result } = await inPage<{ result: { value?: Value } }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  };
  const errors = new Map<unknown, string>();
  let lastAt = performance.now();
  let isLoaded = false;
  const underWay = new Set<unknown>();
  const stopListening = devTools.listen(sessionId, (method, params) => {
    if (method.startsWith('Network.')) lastAt = performance.now();
    if (method === 'Network.requestWillBeSent') underWay.add(params.requestId);
    if (/^Network\.loading(Finished|Failed)$/.test(method)) underWay.delete(params.requestId);
    if (method === 'Page.loadEventFired') isLoaded = true;
    if (method === 'Runtime.exceptionThrown') {
      const { exceptionDetails } = params as { exceptionDetails: ThrownDetails };
      errors.set(exceptionDetails.exceptionId, describe(exceptionDetails));
    }
    if (method === 'Runtime.exceptionRevoked') errors.delete(params.exceptionId);
    if (method === 'Runtime.consoleAPICalled') {
      const reported = reportedFailure(params as unknown as ConsoleCall);
      if (reported) errors.set(reported, reported);
    }
  });
  try {
    await Promise.all(['Page', 'Runtime', 'Network'].map((domain) => inPage(`${domain}.enable`)));
    await inPage('Network.setCookie', { ...cookie, url });
    await inPage('Page.addScriptToEvaluateOnNewDocument', { source: watchPage });
    const startedAt = performance.now();
    const { errorText } = await inPage<{ errorText?: string }>('Page.navigate', { url });
    if (errorText) return unknown(`it cannot be opened: ${errorText}`);
    for (;;) {
      await sleep(100);
      const now = performance.now();
      if (isLoaded && underWay.size === 0 && now - lastAt > quietMs) break;
      if (now - startedAt > maxLoadMs) break;
    }
    const state = await evaluate<PageState>(pageState);
    await evaluate(`${axe};undefined`);
    const rules = await evaluate<string[]>(violations);
    const thrown = [...errors.values()];
    const shown = [
      ...(state ? stateProblems(state) : [await leftFor(url, evaluate)]),
      ...(rules ?? ['it could not be run']).map((rule) => `axe: ${rule}`),
    ];
    const seen = thrown.concat(shown);
    if (seen.length === 0) return { answer: 'good', seen };
    // What a page shows counts only after it has loaded; errors count at once.
    const isTold = thrown.length > 0 || (state && rules && isLoaded);
    return isTold
      ? { answer: 'bad', seen }
      : unknown(...seen, ...(isLoaded ? [] : [`it did not load within ${maxLoadMs / 1000} s`]));
  } finally {
    stopListening();
    await devTools.send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** Why the state of an opened page could not be read. */
async function leftFor(
  url: string,
  evaluate: <Value>(expression: string) => Promise<Value | undefined>,
): Promise<string> {
  const address = await evaluate<string>('location.href').catch(() => undefined);
  if (address && address !== url && address !== 'about:blank')
    return `it left its address for ${address}`;
  return 'it does not answer';
}

interface ConsoleCall {
  args: {
    value?: unknown;
    preview?: { properties: { name: string; value?: string }[] };
  }[];
}

/** The shell's messages if a part of the page failed: in a composed page, nothing else reports it. */
const failures = ['remote-failed', 'remote-threw', 'hydration-failed'];

function reportedFailure({ args: [first, about] }: ConsoleCall): string | undefined {
  if (!failures.includes(String(first?.value))) return undefined;
  const details = (about?.preview?.properties ?? [])
    .filter(({ name }) => ['remote', 'expose', 'error'].includes(name))
    .map(({ value = '' }) => value.split('\n')[0]);
  return [first?.value, ...details].join(' ');
}

interface ThrownDetails {
  exceptionId: number;
  text: string;
  exception?: { description?: string; value?: unknown };
}

/** The first line of what was thrown. */
function describe({ text, exception = {} }: ThrownDetails): string {
  const [first = ''] = String(exception.description ?? exception.value ?? '').split('\n');
  return `error: ${text} ${first}`.trim();
}
