import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { printable } from '@aangan/manifest/printable';
import type { RemoteReports } from '@aangan/registry-client';
import { describeReports } from './describe-reports.ts';

const release = '0123456789abcdef';
const reports: RemoteReports = {
  name: 'vendors',
  channel: 'production',
  team: 'vendors',
  isAutomatic: true,
  rates: [{ release, views: 120, failures: { 'render-error': 3 } }],
  errors: [
    {
      channel: 'production',
      name: 'vendors',
      release,
      version: `1.0.0+${release}`,
      kind: 'render-error',
      expose: './VendorPage',
      route: '/vendors/:id',
      isServer: true,
      message: '<img src=x>\u001b[2Jgone\u202e',
      stack: [
        { text: 'TypeError: x\u001b[31m' },
        {
          text: 'at t',
          name: 'vendors',
          release,
          source: 'src/app/page.tsx',
          team: 'vendors',
          line: 7,
          column: 3,
          function: 'Page',
        },
      ],
      composition: 'AbCdEfGhIjKlMnOpQrStUv',
      failures: 3,
      engines: ['blink', 'webkit'],
      changedPages: 2,
      releases: { vendors: release, shell: 'fedcba9876543210' },
      firstAt: '2026-11-22T10:00:00Z',
      lastAt: '2026-11-22T10:05:00Z',
    },
  ],
  measures: [
    { release, route: '/vendors/:id', kind: 'lcp', language: 'hi', p75: 2_000, samples: 4 },
  ],
};

describe('what pages reported, in a terminal', () => {
  test('names the failure, its place in the sources, and the composition to open', () => {
    const text = describeReports(reports);
    assert.match(text, /^vendors \(team vendors\) on production\. Its stable releases are rolled/);
    assert.match(
      text,
      / {2}3 times, last 2026-11-22 10:05 UTC, in 1\.0\.0\+\w+ \.\/VendorPage on \/vendors\/:id on the server/,
    );
    assert.match(
      text,
      /composition AbCdEfGhIjKlMnOpQrStUv: shell@fedcba9876543210 vendors@0123456789abcdef/,
    );
    assert.match(
      text,
      /^ {2}in blink, webkit\n {2}2 in pages changed by a translator or extension$/m,
    );
    assert.match(text, /Page src\/app\/page\.tsx:7:3 \(vendors 0123456789abcdef, team vendors\)/);
    assert.match(text, /0123456789abcdef +120 +0 +0 +3 +0/);
    assert.match(text, /\/vendors\/:id in hi +lcp +0123456789abcdef +2000 +4/);
  });

  test('says once of what was reported once', () => {
    const errors = reports.errors.map((error) => ({ ...error, failures: 1 }));
    assert.match(describeReports({ ...reports, errors }), /^ {2}once, last 2026/m);
  });

  test('writes what the terminal would act on as its code', () => {
    const text = describeReports(reports);
    assert.ok(text.includes('<img src=x>\\u{1b}[2Jgone\\u{202e}'), text);
    assert.ok(text.includes('TypeError: x\\u{1b}[31m'));
    assert.equal(printable('a\nb\u0000'), 'a\\u{a}b\\u{0}');
  });

  test('says so where nothing was reported', () => {
    const empty = { ...reports, isAutomatic: false, rates: [], errors: [], measures: [] };
    assert.match(describeReports(empty), /No page was viewed.*No failure was reported\.$/s);
  });
});
