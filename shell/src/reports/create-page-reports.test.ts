import type { BrowserComposition } from '@aangan/manifest';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createPageReports } from './create-page-reports.ts';

const release = 'b'.repeat(16);
const composition = {
  id: 'a-composition',
  channel: 'production',
  shell: { release: 'a'.repeat(16), pages: [{ path: '/about', title: 'About' }] },
  remotes: [
    { name: 'vendors', release, routes: [{ path: '/vendors/:id', expose: './VendorPage' }] },
  ],
} as unknown as BrowserComposition;

const beacon = jest.fn((_url: string, _body: string) => true);
const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body).reports[0]);

beforeEach(() => {
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<script type="application/json" id="aangan-page">{"id":"x","samplePercent":"0"}</script>';
});

describe('the page reports', () => {
  test('a module that cannot be loaded, with its release and the route’s pattern', () => {
    window.history.replaceState(null, '', '/vendors/7?search=asha');
    const { onEvent } = createPageReports(composition, window);
    const error = new Error('404');
    onEvent({ type: 'failed', remote: 'vendors', expose: './VendorPage', release, error });
    expect(sent()).toMatchObject([
      {
        kind: 'load-failed',
        name: 'vendors',
        release,
        expose: './VendorPage',
        route: '/vendors/:id',
      },
    ]);
    expect(JSON.stringify(beacon.mock.calls)).not.toMatch(/asha|vendors\/7/);
  });

  test('a page that React made again, of the release whose page it is', () => {
    for (const [path, expected] of [
      ['/vendors/7', { name: 'vendors', release, route: '/vendors/:id' }],
      ['/about', { name: 'shell', release: 'a'.repeat(16), route: '/about' }],
      ['/nowhere', { name: 'shell', release: 'a'.repeat(16), route: '/*' }],
    ] as const) {
      beacon.mockClear();
      window.history.replaceState(null, '', path);
      const { telemetry } = createPageReports(composition, window);
      telemetry.report({ name: 'hydration-failed', error: new Error('differs') });
      telemetry.report({ name: 'anything-else' });
      expect(sent()).toMatchObject([{ kind: 'hydration-mismatch', ...expected }]);
    }
  });

  test.each([
    { type: 'failed', remote: 'vendors', expose: './VendorPage' },
    { type: 'threw', remote: 'designers', expose: './ConnectButton' },
  ] as const)(
    'a module of $remote that $type once, although React then makes the page again',
    (event) => {
      window.history.replaceState(null, '', '/vendors/7');
      const { onEvent, telemetry } = createPageReports(composition, window);
      onEvent({ ...event, release, error: new Error('404') });
      telemetry.report({ name: 'hydration-failed', error: new Error('differs') });
      expect(sent()).toMatchObject([{ name: event.remote, expose: event.expose }]);
    },
  );

  test('an outcome of a remote, with its release and nothing of the visitor', () => {
    window.history.replaceState(null, '', '/vendors/7?search=asha');
    const { reportOutcome } = createPageReports(composition, window);
    reportOutcome('vendors', 'review-written');
    reportOutcome('vendors', 'review-written');
    reportOutcome('unknown', 'review-written');
    const route = '/vendors/:id';
    expect(sent()).toEqual([
      { kind: 'outcome', name: 'vendors', release, outcome: 'review-written', route },
    ]);
    expect(JSON.stringify(beacon.mock.calls)).not.toMatch(/asha|vendors\/7/);
  });

  test('a ring of slots, which is no failure of the page', () => {
    window.history.replaceState(null, '', '/vendors/7');
    const { onEvent, telemetry } = createPageReports(composition, window);
    const error = new Error('Ring of slots: b ./B has the slot a.slot');
    onEvent({ type: 'ringed', remote: 'vendors', expose: './VendorPage', release, error });
    telemetry.report({ name: 'hydration-failed', error: new Error('differs') });
    expect(sent()).toMatchObject([
      { kind: 'slot-ring', name: 'vendors', expose: './VendorPage', message: error.message },
      { kind: 'hydration-mismatch' },
    ]);
  });

  describe('of a page that the browser has changed', () => {
    const error = new DOMException('not a child', 'NotFoundError');

    test('a part of a remote that was made again, as what it is', () => {
      window.history.replaceState(null, '', '/vendors/7');
      const { onEvent } = createPageReports(composition, window);
      onEvent({ type: 'changed', remote: 'vendors', expose: './VendorPage', release, error });
      expect(sent()).toMatchObject([{ kind: 'changed-by-browser', name: 'vendors' }]);
    });

    test('a part of the shell, on whichever page', () => {
      window.history.replaceState(null, '', '/vendors/7');
      const { telemetry } = createPageReports(composition, window);
      telemetry.report({ name: 'page-changed', error });
      expect(sent()).toMatchObject([{ kind: 'changed-by-browser', name: 'shell' }]);
    });

    test('markup that was translated before the scripts had it', () => {
      window.history.replaceState(null, '', '/vendors/7');
      document.documentElement.classList.add('translated-ltr');
      const { telemetry } = createPageReports(composition, window);
      telemetry.report({ name: 'hydration-failed', error: new Error('differs') });
      document.documentElement.classList.remove('translated-ltr');
      expect(sent()).toMatchObject([{ kind: 'changed-by-browser', name: 'vendors' }]);
    });

    test('markup that a proxy had changed, of which React leaves nothing', () => {
      window.history.replaceState(null, '', '/vendors/7');
      const hidden = document.body.appendChild(document.createElement('a'));
      hidden.href = '/cdn-cgi/l/email-protection#7d';
      const { telemetry } = createPageReports(composition, window);
      hidden.remove();
      telemetry.report({ name: 'hydration-failed', error: new Error('differs') });
      expect(sent()).toMatchObject([{ kind: 'changed-by-browser', isPageChanged: true }]);
    });
  });

  test('how long React took to take the page over, of the page that was opened', () => {
    jest.useFakeTimers();
    document.body.innerHTML =
      '<script type="application/json" id="aangan-page">{"id":"x","samplePercent":"100"}</script>';
    window.history.replaceState(null, '', '/vendors/7');
    const { rendered } = createPageReports(composition, window);
    window.history.replaceState(null, '', '/about');
    rendered(84);
    window.dispatchEvent(new Event('pagehide'));
    jest.useRealTimers();
    expect(sent()).toEqual([
      { kind: 'render-time', name: 'vendors', release, route: '/vendors/:id', value: 84 },
    ]);
  });

  test('a text that the browser refused as markup, of the release whose script it was, without the text', () => {
    window.history.replaceState(null, '', '/about');
    createPageReports(composition, window);
    const violate = (more: object) =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'require-trusted-types-for',
          sample: 'Element innerHTML|<b>Asha',
          sourceFile: `http://localhost/releases/vendors/${release}/page.js`,
          lineNumber: 1,
          columnNumber: 20,
          ...more,
        }),
      );
    violate({ effectiveDirective: 'img-src' });
    expect(beacon).not.toHaveBeenCalled();
    violate({});
    violate({ sourceFile: '' });
    // The reports of the tests before listen to the document too.
    const told = new Map(sent().map((report) => [report.name, report]));
    expect([...told.values()]).toMatchObject([
      {
        kind: 'untrusted-text',
        name: 'vendors',
        release,
        message: 'Trusted Types: Element innerHTML',
        stack: expect.stringContaining(`/releases/vendors/${release}/page.js:1:20`),
      },
      { kind: 'untrusted-text', name: 'shell' },
    ]);
    expect(JSON.stringify(beacon.mock.calls)).not.toContain('Asha');
  });
});
