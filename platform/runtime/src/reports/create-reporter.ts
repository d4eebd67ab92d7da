import type { FailureReport, MeasureReport, OutcomeReport } from '@aangan/manifest';
import {
  type FailureKind,
  type MeasureKind,
  type ReportingPage,
  reportLimits,
  reportsPath,
} from '@aangan/manifest/report-limits';
import { isPageChanged } from '../changed-page/is-changed-by-browser.ts';
import { sendBeacon } from './send-beacon.ts';

/** What a failure or measurement is about: a release of the page. */
interface About {
  name: string;
  release: string;
}

/** Sends events of this page to the edge. It never throws and never delays the page. */
export interface Reporter {
  /** Sends a failure at once: once per kind, release and expose, with a limit for the page. */
  failed(failure: About & { kind: FailureKind; expose?: string; error: unknown }): void;
  /**
   * Stores a measurement of a sampled page until the page is hidden. Without `route`, it counts for the shown route.
   */
  measured(measure: About & { kind: MeasureKind; value: number; route?: string }): void;
  /** Sends at once that an outcome was reached, once for the page. */
  reached(outcome: About & { outcome: string }): void;
  /** Whether this page view sends measurements. */
  readonly isSampled: boolean;
}

interface Options {
  /** What the edge wrote into the page; null where it takes no reports. */
  page: ReportingPage | null;
  /** The pattern of the route that is shown. */
  route: () => string;
  document: Document;
  /** Hands a text to the browser, which sends it even if the page is left. */
  send?: (body: string) => void;
  random?: () => number;
}

export function createReporter(options: Options): Reporter {
  const { page, route, document, send = beacon, random = Math.random } = options;
  if (!page) return { ...silent, isSampled: false };
  const isSampled = random() * 100 < Number(page.samplePercent);
  const sent = new Set<string>();
  const reached = new Set<string>();
  const measures: MeasureReport[] = [];
  // Checked at once: React will remove the traces.
  const wasChanged = isPageChanged(document);

  const post = (reports: (FailureReport | MeasureReport | OutcomeReport)[]) => {
    try {
      send(JSON.stringify({ page: page.id, reports }));
    } catch {
      // A report that cannot be sent is lost.
    }
  };
  const flush = () => {
    if (measures.length > 0) post(measures.splice(0, reportLimits.reports));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  document.defaultView?.addEventListener('pagehide', flush);

  return {
    isSampled,
    failed({ kind, name, release, expose, error }) {
      const key = [kind, name, release, expose].join(' ');
      if (sent.has(key) || sent.size >= reportLimits.failures) return;
      sent.add(key);
      const { message, stack } = describe(error);
      post([
        {
          kind,
          name,
          release,
          message,
          route: route().slice(0, reportLimits.route),
          ...(expose !== undefined && { expose }),
          ...(stack && { stack }),
          ...((wasChanged || isPageChanged(document)) && { isPageChanged: true }),
        },
      ]);
    },
    reached({ name, release, outcome }) {
      const key = `${name} ${outcome}`;
      if (reached.has(key)) return;
      reached.add(key);
      post([
        { kind: 'outcome', name, release, outcome, route: route().slice(0, reportLimits.route) },
      ]);
    },
    measured({ kind, name, release, value, route: measured = route() }) {
      if (!isSampled || !(value >= 0) || measures.length >= reportLimits.reports) return;
      measures.push({ kind, name, release, value, route: measured });
      // Web Vitals are final when the page is hidden, which may be after an earlier flush.
      if (document.visibilityState === 'hidden') flush();
    },
  };
}

const silent = {
  failed: () => undefined,
  measured: () => undefined,
  reached: () => undefined,
};

/** Anything can be thrown; a failed load has its reason in `cause`. */
function describe(error: unknown): { message: string; stack: string } {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const { message = String(error), stack = '' } = error instanceof Error ? error : {};
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  const causeStack = cause instanceof Error ? `\n${cause.stack ?? ''}` : '';
  return {
    message: (message + reason).slice(0, reportLimits.message),
    stack: (stack + causeStack).slice(0, reportLimits.stack),
  };
}

function beacon(body: string): void {
  if (sendBeacon(window, reportsPath, body)) return;
  void fetch(reportsPath, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
