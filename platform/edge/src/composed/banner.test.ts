import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composedBanner } from './banner.ts';

const link = {
  comparedWith: 'production',
  expiresAt: new Date('2026-12-01T10:00:00Z'),
  localOrigins: [],
};
const release = { name: 'designers', version: '2', served: '1' };
const value = { name: 'designers.strip-size', version: '3', served: 'not set' };

test('the banner counts releases and values apart, and lists both', () => {
  for (const [differences, summary] of [
    [[], 'the same releases as on production'],
    [[release], '1 release differs from production'],
    [[value], '1 value differs from production'],
    [[release, value, value], '1 release and 2 values differ from production'],
  ] as const) {
    const banner = composedBanner({ ...link, differences: [...differences] }, { prefix: '' });
    assert.ok(banner.includes(`Composed page: ${summary}<`), summary);
  }
  const banner = composedBanner({ ...link, differences: [value] }, { prefix: '' });
  assert.ok(banner.includes('<strong>designers.strip-size</strong> 3, there not set'));
});
