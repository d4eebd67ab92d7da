import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createReporter } from './create-reporter.ts';

const page = { id: 'a page id', samplePercent: '10' };
const about = { name: 'vendors', release: 'b'.repeat(16) };
const failure = { ...about, kind: 'render-error' as const, expose: './VendorPage' };

let sent: { page: string; reports: Record<string, unknown>[] }[];
let isHidden: boolean;
beforeEach(() => {
  sent = [];
  isHidden = false;
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});

/** A reporter of a page; the next number of its dice decides whether it is in the sample. */
function reporterOf(random = 0.05, inlined: typeof page | null = page) {
  return createReporter({
    page: inlined,
    document,
    route: () => '/vendors/:id',
    random: () => random,
    send: (body) => void sent.push(JSON.parse(body)),
  });
}

function hide() {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a failure', () => {
  test('is sent at once, of every page, with its cause and without the address', () => {
    const error = new Error('could not be loaded', { cause: new Error('404') });
    reporterOf(0.99).failed({ ...failure, error });
    expect(sent).toEqual([
      {
        page: 'a page id',
        reports: [
          {
            ...failure,
            route: '/vendors/:id',
            message: 'could not be loaded: 404',
            stack: expect.stringContaining('create-reporter.test'),
          },
        ],
      },
    ]);
  });

  test('is sent once for each kind, release and expose, and five times for a page at most', () => {
    const reporter = reporterOf();
    for (let again = 0; again < 3; again += 1) reporter.failed({ ...failure, error: 'x' });
    expect(sent).toHaveLength(1);
    for (let at = 0; at < 20; at += 1) {
      reporter.failed({ ...failure, expose: `./Page${at}`, error: 'x' });
    }
    expect(sent).toHaveLength(5);
  });

  test('of any value that was thrown is sent within the limits', () => {
    const long = new Error('m'.repeat(10_000));
    long.stack = 's'.repeat(100_000);
    for (const [at, error] of [long, 'text', 7, null, undefined, { a: 1 }].slice(0, 5).entries()) {
      reporterOf().failed({ ...failure, expose: `./P${at}`, error });
    }
    const messages = sent.map(({ reports }) => reports[0]?.message);
    expect(messages).toEqual(['m'.repeat(500), 'text', '7', 'null', 'undefined']);
    expect(String(sent[0]?.reports[0]?.stack)).toHaveLength(4_000);
  });

  test('that cannot be sent is lost without another failure', () => {
    const send = () => {
      throw new Error('blocked');
    };
    const reporter = createReporter({ page, document, route: () => '/', send });
    expect(() => reporter.failed({ ...failure, error: 'x' })).not.toThrow();
  });

  test('is handed to the browser as a beacon, or as a request that outlives the page', () => {
    const beacon = jest.fn((_url: string, _body: string) => false);
    const request = jest.fn(async (_url: string, _init: RequestInit) => new Response());
    Object.assign(navigator, { sendBeacon: beacon });
    Object.assign(globalThis, { fetch: request });
    createReporter({ page, document, route: () => '/' }).failed({ ...failure, error: 'x' });
    expect(beacon.mock.calls[0]?.[0]).toBe('/platform/reports');
    expect(request.mock.calls[0]?.[0]).toBe('/platform/reports');
    expect(request.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  });
});

describe('an outcome', () => {
  test('is sent at once, of every page, once for the page', () => {
    const reporter = reporterOf(0.99);
    for (let again = 0; again < 3; again += 1) {
      reporter.reached({ ...about, outcome: 'review-written' });
    }
    reporter.reached({ ...about, name: 'other', outcome: 'review-written' });
    const route = '/vendors/:id';
    expect(sent.map(({ reports }) => reports[0])).toEqual([
      { ...about, kind: 'outcome', outcome: 'review-written', route },
      { ...about, name: 'other', kind: 'outcome', outcome: 'review-written', route },
    ]);
  });
});

describe('measurements', () => {
  test('of a sampled page are sent together once it is hidden or left', () => {
    const reporter = reporterOf(0.05);
    expect(reporter.isSampled).toBe(true);
    reporter.measured({ ...about, kind: 'load-time', value: 120 });
    reporter.measured({ ...about, kind: 'lcp', value: 900 });
    expect(sent).toEqual([]);
    hide();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.reports.map(({ kind, value }) => [kind, value])).toEqual([
      ['load-time', 120],
      ['lcp', 900],
    ]);
    hide();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  test('that come while the page is hidden are sent at once, with the route that they belong to', () => {
    const reporter = reporterOf(0.05);
    hide();
    reporter.measured({ ...about, kind: 'cls', value: 0.1, route: '/vendors' });
    expect(sent[0]?.reports).toEqual([{ ...about, kind: 'cls', value: 0.1, route: '/vendors' }]);
  });

  test('of other pages are not kept, and never more than one request takes', () => {
    const other = reporterOf(0.1);
    expect(other.isSampled).toBe(false);
    other.measured({ ...about, kind: 'lcp', value: 900 });
    hide();
    expect(sent).toEqual([]);
    isHidden = false;
    const reporter = reporterOf(0);
    for (let at = 0; at < 50; at += 1) reporter.measured({ ...about, kind: 'inp', value: at });
    reporter.measured({ ...about, kind: 'inp', value: Number.NaN });
    hide();
    expect(sent[0]?.reports).toHaveLength(20);
  });
});

test('a page of an edge that takes no reports sends nothing', () => {
  const reporter = reporterOf(0, null);
  reporter.failed({ ...failure, error: 'x' });
  reporter.measured({ ...about, kind: 'lcp', value: 1 });
  hide();
  expect([sent, reporter.isSampled]).toEqual([[], false]);
});
