import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describePages } from './describe-pages.ts';

test('a table names each page once, with a ratio where there is one', () => {
  const text = describePages([
    {
      path: '/vendors',
      measures: {
        scriptBytes: { before: 102_400, after: 112_640, ratio: 1.1, spread: [1.1, 1.1] },
        lcpMs: { before: 1_000.4, after: 900, ratio: 0.9, spread: [0.8, 1.2] },
        blockingMs: { before: 0, after: 60, ratio: null, spread: null },
      },
    },
  ]);
  assert.deepEqual(text.split('\n').slice(1), [
    '  /vendors  JavaScript     100.0 KB  110.0 KB  1.10   1.10 to 1.10',
    '            LCP            1000 ms   900 ms    0.90   0.80 to 1.20',
    '            blocking time  0 ms      60 ms',
  ]);
});
