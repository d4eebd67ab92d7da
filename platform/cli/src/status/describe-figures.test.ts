import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CanaryFigures } from '@aangan/registry-client';
import { describeFigures } from './describe-figures.ts';

const release = '0123456789abcdef';
const side = { n: 210, median: 1_850, p75: 2_540, outcomes: null };
const lcp: CanaryFigures = {
  metric: 'lcp',
  kind: 'speed',
  canary: side,
  stable: { ...side, n: 1_004, median: 1_800, p75: 2_470 },
  evidence: 1.72,
  bound: 308,
  needed: 1_960,
  verdict: 'unknown',
};
const none = { ...side, n: 0, median: null, p75: null };
const inp = { ...lcp, metric: 'inp', canary: none, stable: none, evidence: 1, needed: null };
const sent: CanaryFigures = {
  ...lcp,
  metric: 'designers/request-sent',
  kind: 'outcome',
  canary: { ...none, n: 210, outcomes: 4 },
  stable: { ...none, n: 1_900, outcomes: 41 },
  evidence: 20_000,
  bound: 16_000,
  verdict: 'worse',
};

test('a canary is described beside the stable releases, with what is still needed', () => {
  const text = describeFigures({
    percent: 10,
    releases: [{ name: 'vendors', release, version: null, team: null }],
    figures: [lcp, inp, sent],
  });
  const lines = text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '));
  assert.match(lines[0] ?? '', /^vendors 0123456789abcdef for 10 %, beside the stable releases/);
  assert.deepEqual(lines.slice(2), [
    'lcp | 1850 ms, 2540 ms (210) | 1800 ms, 2470 ms (1004) | 1.7 of 308 | 1960, so 746 more | not known yet',
    'inp | – | – | 1.0 of 308 | – | not reported',
    'designers/request-sent | 4 of 210 visits | 41 of 1900 visits | 20000 of 16000 | 1960 | worse',
  ]);
});
