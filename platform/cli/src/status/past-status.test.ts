import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { describeChannelAt, readMoment } from './past-status.ts';

describe('the moment of a command line', () => {
  test('is in UTC unless it has an offset', () => {
    for (const [text, instant] of [
      ['2026-11-22', '2026-11-22T00:00:00.000Z'],
      ['2026-11-22 15:30', '2026-11-22T15:30:00.000Z'],
      ['2026-11-22T15:30:10.5Z', '2026-11-22T15:30:10.500Z'],
      ['2026-11-22T21:00+05:30', '2026-11-22T15:30:00.000Z'],
    ] as const) {
      assert.equal(readMoment(text).toISOString(), instant, text);
    }
  });

  test('is refused where there is none', () => {
    for (const text of ['', 'yesterday', '15:30', '2026-02-31', '2026-13-01', '2026-11-22T25:00']) {
      assert.throws(() => readMoment(text), /^UsageError: --at takes a date or a moment/, text);
    }
    assert.throws(() => readMoment('2999-01-01'), /^UsageError: 2999-01-01 is still to come/);
  });
});

describe('what a channel served, in a terminal', () => {
  const at = '2026-11-22T15:30:00.000Z';
  const vendors = { name: 'vendors', release: '0123456789abcdef', version: null };

  test('names releases, what was switched off, and canaries', () => {
    const text = describeChannelAt({
      channel: 'production',
      at,
      revision: 7,
      releases: [
        { ...vendors, isOff: true, since: at, by: 'anna@aangan.test', why: 'It is slow.' },
      ],
      canaries: [
        { id: 1, percent: 10, releases: [{ ...vendors, version: '2.0.0+fedcba9876543210' }] },
      ],
    });
    assert.match(text, /^\nproduction at 2026-11-22 15:30 UTC \(revision 7\)\n/);
    assert.match(
      text,
      /vendors +0123456789abcdef .* anna@aangan\.test +SWITCHED OFF: It is slow\./,
    );
    assert.match(text, /vendors +2\.0\.0\+fedcba9876543210 +10 %$/);
  });

  test('says that nothing was served', () => {
    const nothing = { channel: 'staging', at, revision: 0, releases: [], canaries: [] };
    assert.match(describeChannelAt(nothing), /staging: nothing was served at 2026-11-22 15:30 UTC/);
  });
});
