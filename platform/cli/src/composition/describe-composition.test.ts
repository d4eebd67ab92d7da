import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeComposition } from './describe-composition.ts';

test('a composition in a terminal names its channel, canaries and releases', () => {
  const release = '0123456789abcdef';
  const composition = {
    id: 'AbCdEfGhIjKlMnOpQrStUv',
    channel: 'production',
    canaries: [4],
    firstAt: '2026-11-20T10:00:00Z',
    lastAt: '2026-11-22T10:05:00Z',
    releases: [
      { name: 'auth', release, version: null, isRetired: true },
      { name: 'vendors', release, version: `1.0.0+${release}`, isRetired: false },
    ],
  };
  assert.equal(
    describeComposition(composition),
    [
      'AbCdEfGhIjKlMnOpQrStUv of production, with canary 4',
      'Page views had it from 2026-11-20 10:00 UTC to 2026-11-22 10:05 UTC.',
      '  name     release',
      `  auth     ${release}        retired`,
      `  vendors  1.0.0+${release}`,
    ].join('\n'),
  );
  const stable = describeComposition({ ...composition, canaries: [] });
  assert.match(stable, /^\S+ of production\n/);
});
