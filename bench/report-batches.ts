/**
 * How long a batch of measurements takes to be stored and judged beside a million networks and 900 strata of a canary,
 * as a ratio to the same batch beside none.
 *
 *   npm run bench -- report-batches [--rounds=15]
 *
 * Of TEST_DATABASE_URL, it uses a database of its own; else it starts PostgreSQL.
 */
import { parseArgs } from 'node:util';
import { shellRelease } from '../platform/registry/src/testing/release-factory.ts';
import {
  aBatch,
  aMeasure,
  aStart,
  aVisit,
  servedCompositions,
} from '../platform/registry/src/testing/report-batches.ts';
import { startTestServer } from '../platform/registry/src/testing/test-server.ts';
import { printFigures } from './measuring/print-figures.ts';
import { writeResults } from './measuring/write-results.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(values.rounds);
const networks = 1_000_000;

const server = await startTestServer();
const { pool } = server.database;
try {
  const [shell, nextShell] = [shellRelease('1'), shellRelease('2')];
  await server.publish(shell, nextShell);
  for (const [{ manifest }, more] of [
    [shell, {}],
    [nextShell, { canary: 10 }],
  ] as const) {
    const { name, release } = manifest;
    const body = { releases: [{ name, release }], why: 'bench', ...more };
    const answer = await server.post('/channels/production/releases', body);
    if (!answer.ok) throw new Error(await answer.text());
  }
  // The first ones compile what the others run.
  await times();
  const beside = { none: await times(), many: await fill().then(times) };
  const figures = Object.entries(beside).map(([which, runs]) => ({
    name: `a batch of 20 measurements beside ${which === 'none' ? 'no' : 'a million'} networks`,
    unit: 'ms',
    runs,
  }));
  const ratios = beside.many.map((ms, round) => ms / (beside.none[round] ?? ms));
  const all = [...figures, { name: 'beside a million ÷ beside none', unit: '', runs: ratios }];
  printFigures(all);
  await writeResults('report-batches', { rounds, networks }, all);
} finally {
  await server.stop();
}

/** Fills the tables of what the canary's visitors have reported, as far as their bounds let them grow. */
async function fill(): Promise<void> {
  const set = `(select canary, max(revision) as set_in from channel_change where canary is not null group by 1)`;
  await pool.query(`insert into canary_network (canary, metric, network) select canary, 'lcp', 'network-' || at
    from ${set} as change, generate_series(1, ${networks}) as at`);
  await pool.query(`insert into canary_metric
    select canary, set_in, metric, '/route/' || route, device, is_repeat, 500, 4500, '{}',
      array_fill(1000.5::float8, array[128]), array_fill(9, array[200]), array_fill(9, array[200])
    from ${set} as change, unnest(array['lcp', 'inp', 'cls', 'render-time', 'transfer-size']) as metric,
      generate_series(1, 30) as route, unnest(array['phone', 'tablet', 'desktop']) as device,
      unnest(array[true, false]) as is_repeat`);
  await pool.query('analyze');
}

async function times(): Promise<number[]> {
  const served = await servedCompositions(server);
  const stable = served.get('');
  if (!stable) throw new Error('The channel serves nothing.');
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measures = Array.from({ length: 20 }, () =>
      aMeasure(stable, 'shell', { route: '/*', visit: aVisit() }),
    );
    const begun = performance.now();
    await server.registry.reports.receive(
      aBatch(served.values(), { measures, starts: [aStart(stable)] }),
    );
    taken.push(performance.now() - begun);
  }
  return taken;
}
