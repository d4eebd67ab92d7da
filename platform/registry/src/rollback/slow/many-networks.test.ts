import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shellRelease } from '../../testing/release-factory.ts';
import {
  aBatch,
  aMeasure,
  aStart,
  aVisit,
  servedCompositions,
} from '../../testing/report-batches.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** In milliseconds, in the median: what a batch may take beside a million networks, on a busy machine. */
const maxBatchMs = 250;

let testServer: TestServer;
before(async () => {
  testServer = await startTestServer();
});
after(() => testServer.stop());

test('a batch is stored and judged as soon beside a million networks and 900 strata', async (t) => {
  const [shell, nextShell] = [shellRelease('1'), shellRelease('2')];
  await testServer.publish(shell, nextShell);
  for (const [built, more] of [
    [shell, {}],
    [nextShell, { canary: 10 }],
  ] as const) {
    const { name, release } = built.manifest;
    const body = { releases: [{ name, release }], why: 'A try.', ...more };
    assert.equal((await testServer.post('/channels/production/releases', body)).status, 200);
  }
  const served = await servedCompositions(testServer);
  const stable = served.get('');
  assert.ok(stable);
  const { pool } = testServer.database;
  const set = `(select canary, max(revision) as set_in from channel_change where canary is not null group by 1)`;
  await pool.query(`insert into canary_network select canary, set_in, 'lcp', false, 'network-' || at
    from ${set} as change, generate_series(1, 1000000) as at`);
  await pool.query(`insert into canary_metric
    select canary, set_in, metric, '/route/' || route, device, is_repeat, 500, 4500, '{0.1,0.2,0.3}',
      array_fill(1000.5::float8, array[128]), array_fill(9, array[200]), array_fill(9, array[200])
    from ${set} as change, unnest(array['lcp', 'inp', 'cls', 'render-time', 'transfer-size']) as metric,
      generate_series(1, 30) as route, unnest(array['phone', 'tablet', 'desktop']) as device,
      unnest(array[true, false]) as is_repeat`);
  await pool.query('analyze');
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const measures = Array.from({ length: 20 }, () =>
      aMeasure(stable, 'shell', { route: '/*', visit: aVisit() }),
    );
    const begun = performance.now();
    await testServer.registry.reports.receive(
      aBatch(served.values(), { measures, starts: [aStart(stable)] }),
    );
    times.push(performance.now() - begun);
  }
  const median = times.toSorted((a, b) => a - b)[7] ?? 0;
  t.diagnostic(`a batch of 20 measurements took ${median.toFixed(0)} ms in the median`);
  assert.ok(median < maxBatchMs, `${median} ms`);
});
