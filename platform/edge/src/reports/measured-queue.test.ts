import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReportedFailure } from '@aangan/manifest';
import { createMetrics } from '@aangan/server/metrics';
import { measuredQueue } from './measured-queue.ts';
import type { ReportQueue } from './report-queue.ts';

/** Each of a page view and network of its own. */
let made = 0;
function failure(
  name: string,
  release: string,
  changes: Partial<ReportedFailure> = {},
): ReportedFailure {
  made += 1;
  return {
    kind: 'render-error',
    name,
    release,
    route: '/',
    message: 'x',
    isServer: false,
    composition: 'c',
    network: `n${made}`,
    page: `p${made}`,
    isLate: false,
    viewedAt: 0,
    ...changes,
  };
}

const quietQueue: ReportQueue = {
  served: () => undefined,
  viewed: () => undefined,
  started: () => undefined,
  failed: () => undefined,
  measured: () => undefined,
  reached: () => undefined,
  close: async () => undefined,
};

test('views and failures are counted by release, and hostile names together as other', async () => {
  const passedOn: string[] = [];
  const queue: ReportQueue = {
    served: () => void passedOn.push('served'),
    viewed: () => void passedOn.push('viewed'),
    started: () => undefined,
    failed: ({ name }) => void passedOn.push(name),
    measured: () => undefined,
    reached: () => undefined,
    close: async () => undefined,
  };
  const metrics = createMetrics('edge');
  const measured = measuredQueue(queue, metrics);
  const composition = { id: 'c', canaries: [], releases: { vendors: 'r1', shell: 's1' } };
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

test('a release that is served stays counted, however many come and whatever is reported', async () => {
  const metrics = createMetrics('edge');
  const measured = measuredQueue(quietQueue, metrics);
  const honest = { id: 'c', canaries: [], releases: { vendors: 'honest' } };
  measured.viewed({ id: 'old', canaries: [], releases: { vendors: 'old' } }, 0);
  measured.failed(failure('vendors', 'old'));
  for (let n = 0; n < 2_000; n++) {
    measured.viewed(honest, n);
    measured.viewed({ id: `c${n}`, canaries: [], releases: { designers: `r${n}` } }, n);
    measured.failed(failure(`invented-${n}`, 'r'));
    measured.failed(failure('vendors', `invented-${n}`));
  }
  measured.failed(failure('vendors', 'honest'));

  const text = await metrics.registry.metrics();
  assert.match(text, /page_views_total\{remote="vendors",release="honest",.*\} 2000$/m);
  assert.match(text, /page_failures_total\{remote="vendors",release="honest",.*\} 1$/m);
  assert.match(text, /page_failures_total\{remote="other",release="other",.*\} 4000$/m);
  assert.match(text, /page_views_total\{remote="designers",release="r1999",.*\} 1$/m);
  assert.doesNotMatch(text, /release="old"|release="r0"/);
  assert.equal(text.match(/^aangan_edge_page_views_total\{/gm)?.length, 500);
});

test('a failed view is counted once for each kind, however often it is reported, and passed on each time', async () => {
  const passedOn: string[] = [];
  const metrics = createMetrics('edge');
  const queue = { ...quietQueue, failed: ({ kind }: ReportedFailure) => void passedOn.push(kind) };
  const measured = measuredQueue(queue, metrics);
  measured.viewed({ id: 'c', canaries: [], releases: { vendors: 'r1', shell: 's1' } }, 0);
  for (let n = 0; n < 142; n++) {
    measured.failed(failure('vendors', 'r1', { page: 'replayed' }));
    measured.failed(failure('vendors', 'r1', { page: 'replayed', kind: 'load-failed' }));
    measured.failed(failure('shell', 's1', { page: 'replayed' }));
  }

  const text = await metrics.registry.metrics();
  assert.deepEqual(text.match(/^aangan_edge_page_failures_total\{.*$/gm)?.sort(), [
    'aangan_edge_page_failures_total{remote="shell",release="s1",kind="render-error",process="edge"} 1',
    'aangan_edge_page_failures_total{remote="vendors",release="r1",kind="load-failed",process="edge"} 1',
    'aangan_edge_page_failures_total{remote="vendors",release="r1",kind="render-error",process="edge"} 1',
  ]);
  assert.equal(passedOn.length, 3 * 142);
});

test('of one network three views count in ten minutes, but every one that the edge saw itself', async () => {
  let now = 0;
  const metrics = createMetrics('edge');
  const measured = measuredQueue(quietQueue, metrics, () => now);
  measured.viewed({ id: 'c', canaries: [], releases: { vendors: 'r1', shell: 's1' } }, 0);
  const counted = async (remote: string) => {
    const text = await metrics.registry.metrics();
    const line = new RegExp(
      `^aangan_edge_page_failures_total\\{remote="${remote}",.* (\\d+)$`,
      'm',
    );
    return Number(line.exec(text)?.[1]);
  };
  const fail = (changes: Partial<ReportedFailure>) => {
    for (let n = 0; n < 20; n++) measured.failed(failure('vendors', 'r1', changes));
  };

  fail({ network: 'one' });
  assert.equal(await counted('vendors'), 3);
  now += 9 * 60_000;
  fail({ network: 'one' });
  assert.equal(await counted('vendors'), 3);
  now += 2 * 60_000;
  fail({ network: 'one' });
  assert.equal(await counted('vendors'), 6);
  measured.failed(failure('shell', 's1', { network: 'one' }));
  assert.equal(await counted('shell'), 1);
  fail({ network: 'one', isServer: true });
  assert.equal(await counted('vendors'), 26);
});
