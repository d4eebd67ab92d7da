/** How large a page's report may be: what the browser keeps to, and what servers refuse beyond. */
export const reportLimits = {
  /** Characters of an error's message. */
  message: 500,
  /** Characters of a stack. */
  stack: 4_000,
  /** Characters of the pattern of a route, such as `/vendors/:id`. */
  route: 300,
  /** Characters of a page id. */
  page: 200,
  /** Failures that one page view reports. */
  failures: 5,
  /** Reports of one request. */
  reports: 20,
  /** Bytes of one request. */
  bytes: 48 * 1024,
} as const;

/** Where pages send reports; below the site's own address. */
export const reportsPath = '/platform/reports';

/**
 * Where a page reports whether it has started. The body is the page's id; if the page has not started, the shell's
 * release and the reason follow, separated by spaces. The format is short because an inline script sends it.
 */
export const startPath = `${reportsPath}/start`;

/** The id of the script element that holds the page's {@link ReportingPage}. */
export const pageElementId = 'aangan-page';

/** What the edge tells a page for its reports. */
export interface ReportingPage {
  /** The signed id of this page view. */
  id: string;
  /**
   * The percentage of page views that send measurements; failures and outcomes are always sent. All page views send
   * them while a canary is compared. In digits: it is put into a page that is built already.
   */
  samplePercent: string;
  /** `traceparent` and `tracestate` of the page's requests, with a blank between; empty where it is not traced. */
  trace?: string;
}

/**
 * What can fail in a page, of a release that it was served with. `not-started`: the shell's scripts could not be loaded
 * or threw before the page was in use. `changed-by-browser`: a translator or an extension has changed the page, and a
 * part of it was made again. `slot-ring`: an extension was not shown, since it is around the slot that it is in.
 * `untrusted-text`: a script used a text as markup or as a script's address, and the browser refused it.
 */
export const failureKinds = [
  'not-started',
  'load-failed',
  'render-error',
  'hydration-mismatch',
  'changed-by-browser',
  'slot-ring',
  'untrusted-text',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The kinds of failure that count against a release. */
export const releaseFailures: readonly FailureKind[] = [
  'not-started',
  'load-failed',
  'render-error',
];

/** What runs a page, as its User-Agent says; all browsers of iOS run WebKit. */
export const engines = ['blink', 'gecko', 'webkit', 'other'] as const;
export type Engine = (typeof engines)[number];

/**
 * What pages measure: the time that a module took to load, the Web Vitals, the time that React took to take the page
 * over (all but cls in milliseconds), and what was transferred until the page had loaded (in kB of 1,000 bytes).
 */
export const measureKinds = [
  'load-time',
  'lcp',
  'inp',
  'cls',
  'render-time',
  'transfer-size',
] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** What a page is shown on, as its User-Agent says. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof deviceClasses)[number];
