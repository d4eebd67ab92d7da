import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReportedFailure } from '@aangan/manifest';
import { createMetrics } from '@aangan/server/metrics';
import { measuredQueue } from './measured-queue.ts';
import type { ReportQueue } from './report-queue.ts';

test('views and failures are counted by release, and hostile names together as other', async () => {
  const passedOn: string[] = [];
  const queue: ReportQueue = {
    served: () => void passedOn.push('served'),
    viewed: () => void passedOn.push('viewed'),
    failed: ({ name }) => void passedOn.push(name),
    measured: () => undefined,
    close: async () => undefined,
  };
  const metrics = createMetrics('edge');
  const measured = measuredQueue(queue, metrics);
  const composition = { id: 'c', canaries: [], releases: { vendors: 'r1', shell: 's1' } };
  const failure = (name: string, release: string): ReportedFailure => ({
    ...{ kind: 'render-error', name, release, route: '/', message: 'x', isServer: false },
    ...{ composition: 'c', network: 'n', page: 'p', isLate: false, viewedAt: 0 },
  });
  measured.viewed(composition, 0);
  measured.viewed(composition, 60);
  measured.failed(failure('vendors', 'r1'));
  for (let n = 0; n < 100; n++) measured.failed(failure(`hostile"}${n}`, 'r1'));

  const text = await metrics.registry.metrics();
  const lines = text.match(/^aangan_edge_page_\w+\{.*$/gm)?.sort();
  assert.deepEqual(lines, [
    'aangan_edge_page_failures_total{remote="other",release="other",kind="render-error",process="edge"} 100',
    'aangan_edge_page_failures_total{remote="vendors",release="r1",kind="render-error",process="edge"} 1',
    'aangan_edge_page_views_total{remote="shell",release="s1",process="edge"} 2',
    'aangan_edge_page_views_total{remote="vendors",release="r1",process="edge"} 2',
  ]);
  assert.deepEqual(passedOn.slice(0, 3), ['viewed', 'viewed', 'vendors']);
  assert.equal(passedOn.length, 103);
});
