import assert from 'node:assert/strict';
import { after as afterAll, before as beforeAll, beforeEach } from 'node:test';
import type { Composition, ReportBatch } from '@aangan/manifest';
import type { CanaryFigures } from '../rollback/canary-figures.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from './release-factory.ts';
import { aBatch, aMeasure, aVisit, emptyReports, servedCompositions } from './report-batches.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** The stable release of the shell, and that of its canary. */
export const shell = shellRelease('1');
export const nextShell = shellRelease('2');
/** A remote beside it, with the route `/vendors`. */
const vendors = remoteRelease('vendors', '1');

/** Spread around a second, in an order that says nothing. */
export const around = (at: number) => 1_000 * Math.exp((((at * 7919) % 101) / 101 - 0.5) * 1.2);

/** Has each test of a suite begin with a canary of the shell for a quarter of the visitors. */
export function measuredCanary() {
  let server: TestServer;
  let stable: Composition;
  let canary: Composition;
  beforeAll(async () => {
    server = await startTestServer();
    await server.publish(shell, nextShell, vendors);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.emptyChannels();
    await emptyReports(server);
    await promote([shell, vendors]);
    await promote([nextShell], { canary: 25 });
    const served = await servedCompositions(server);
    [stable, canary] = ['', nextShell.manifest.release].map((key) => served.get(key)) as [
      Composition,
      Composition,
    ];
  });

  async function promote(built: readonly BuiltRelease[], more: object = {}): Promise<void> {
    const releases = built.map(({ manifest: { name, release } }) => ({ name, release }));
    const body = { releases, why: 'A try.', ...more };
    const answer = await server.post('/channels/production/releases', body);
    assert.equal(answer.status, 200, await answer.clone().text());
  }
  const served = () => server.registry.channels.composition('production');

  return {
    server: () => server,
    stable: () => stable,
    canary: () => canary,
    promote,
    report: (parts: Partial<ReportBatch>) =>
      server.registry.reports.receive(aBatch([stable, canary], parts)),
    isLive: async () => ((await served())?.canaries ?? []).length > 0,
    /** Of the channel: the stable releases were promoted in the one before. */
    revision: async () => (await served())?.revision ?? 0,
    figures: async (metric: string): Promise<CanaryFigures> => {
      const [found] = await server.registry.reports.canaries('production');
      return found?.figures.find((one) => one.metric === metric) ?? assert.fail(metric);
    },
    /** Measured page views, one in four with the canary; the values are the same in every run. */
    measures: (count: number, valueAt: (at: number, hasCanary: boolean) => number, more = {}) =>
      Array.from({ length: count }, (_none, at) => {
        const hasCanary = at % 4 === 0;
        return aMeasure(hasCanary ? canary : stable, 'shell', {
          route: '/*',
          value: valueAt(at, hasCanary),
          visit: aVisit(),
          ...more,
        });
      }),
  };
}
