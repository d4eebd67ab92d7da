import { attachPage } from './attach-page.ts';
import type { Browser } from './browser.ts';
import { type CandidateSite, origin, type PageRequest } from './candidate-site.ts';
import { rememberNatives } from './natives.ts';
import { describeUntrusted, tellUntrusted, untrustedBinding } from './untrusted-text.ts';

/** A page that is open in a browser, with what has happened in it. */
export interface OpenPage {
  /** The first line of each uncaught error, and each text that Trusted Types have refused. */
  errors(): string[];
  /** Resolves once it has crashed. */
  readonly crashed: Promise<'crashed'>;
  /** Addresses of requests that would have replaced the document after it was opened. */
  left(): string[];
  /** Milliseconds since it last requested something; 0 while a request is under way. */
  quietMs(): number;
  /** Evaluates an expression in the page; promises are waited for. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Sends a command of the DevTools protocol to the page. */
  send<Result>(method: string, params?: object): Promise<Result>;
  /** Resolves at the next event of this name. */
  once(event: string): Promise<void>;
  close(): Promise<void>;
}

interface ThrownDetails {
  text: string;
  exception?: { description?: string; value?: unknown };
}

interface PausedRequest {
  requestId: string;
  frameId: string;
  resourceType: string;
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    postData?: string;
    hasPostData?: boolean;
  };
}

const maxErrors = 10;

/**
 * Opens an address of a site in a context of its own, so that nothing of another page is there. Every request is
 * answered by the site or refused; downloads, dialogs and new windows have no effect.
 * @param stored the local storage before the page's first script runs
 */
export async function openPage(
  { devTools }: Browser,
  site: CandidateSite,
  address: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<OpenPage> {
  const { browserContextId, sessionId, targetId } = await attachPage(devTools);
  const errors = new Map<number, string>();
  const { promise: crashed, resolve: crash } = Promise.withResolvers<'crashed'>();
  const untrusted = new Set<string>();
  const awaited = new Map<string, () => void>();
  const documents: string[] = [];
  let underWay = 0;
  let lastRequestAt = performance.now();

  const answer = async ({ requestId, request, resourceType, frameId }: PausedRequest) => {
    underWay += 1;
    // The id of a page is that of its main frame.
    if (resourceType === 'Document' && frameId === targetId) documents.push(request.url);
    try {
      const isByScript = resourceType === 'Fetch' || resourceType === 'XHR';
      const answered = await site.answer({ ...withBody(request), isByScript });
      if (!answered) {
        await inPage('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
        return;
      }
      await inPage('Fetch.fulfillRequest', {
        requestId,
        responseCode: answered.status,
        responseHeaders: answered.headers,
        body: answered.body.toString('base64'),
      });
    } finally {
      underWay -= 1;
      lastRequestAt = performance.now();
    }
  };
  const inPage = <Result>(method: string, params = {}) =>
    devTools.send<Result>(method, params, sessionId);
  /** Not awaited by the page; the browser may have ended. */
  const later = (work: Promise<unknown>) => void work.catch(() => undefined);

  const stopListening = devTools.listen(sessionId, (method, params) => {
    awaited.get(method)?.();
    if (method === 'Fetch.requestPaused') later(answer(params as unknown as PausedRequest));
    else if (method === 'Runtime.exceptionThrown') {
      const { exceptionDetails } = params as {
        exceptionDetails: ThrownDetails & { exceptionId: number };
      };
      if (errors.size < maxErrors) {
        errors.set(exceptionDetails.exceptionId, describe(exceptionDetails));
      }
    } else if (method === 'Runtime.bindingCalled' && params.name === untrustedBinding) {
      if (untrusted.size < maxErrors) untrusted.add(describeUntrusted(String(params.payload)));
    } else if (method === 'Runtime.exceptionRevoked') errors.delete(Number(params.exceptionId));
    else if (method === 'Inspector.targetCrashed') crash('crashed');
    else if (method === 'Page.javascriptDialogOpening') {
      later(inPage('Page.handleJavaScriptDialog', { accept: false }));
    }
  });
  await Promise.all([
    devTools.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId }),
    ...['Page', 'Runtime', 'Inspector'].map((domain) => inPage(`${domain}.enable`)),
    inPage('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
    inPage('Runtime.addBinding', { name: untrustedBinding }),
    inPage('Page.addScriptToEvaluateOnNewDocument', {
      source: tellUntrusted + rememberNatives + storing(stored),
    }),
  ]);
  await inPage('Page.navigate', { url: origin + address });
  return {
    errors: () => [...untrusted, ...errors.values()],
    crashed,
    left: () => documents.slice(1),
    send: inPage,
    once: (event) => new Promise((resolve) => awaited.set(event, resolve)),
    quietMs: () => (underWay > 0 ? 0 : performance.now() - lastRequestAt),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await inPage<{
        result: { value?: unknown };
        exceptionDetails?: ThrownDetails;
      }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails) throw new Error(describe(exceptionDetails));
      return result.value as never;
    },
    close: async () => {
      stopListening();
      await devTools.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/** Puts texts into the storage of the site, where there are any. */
const storing = (stored: object) =>
  `; if (location.origin === '${origin}') Object.assign(localStorage, ${JSON.stringify(stored)});`;

function withBody({ method, url, headers, postData = '' }: PausedRequest['request']): PageRequest {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { method, url, body: postData, headers: Object.fromEntries(lower) };
}

/** The first line of what was thrown, without its stack. */
function describe({ text, exception = {} }: ThrownDetails): string {
  const { description, value } = exception;
  const [first = ''] = String(description ?? value ?? '').split('\n');
  return `${text} ${first}`.trim();
}
