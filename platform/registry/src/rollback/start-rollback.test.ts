import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Composition, ReportBatch } from '@aangan/manifest';
import { type BuiltRelease, shellRelease } from '../testing/release-factory.ts';
import {
  aBatch,
  aFailure,
  aStart,
  emptyReports,
  servedCompositions,
  soon,
} from '../testing/report-batches.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const nextShell = shellRelease('2');

describe('a canary of the shell', () => {
  let testServer: TestServer;
  let stable: Composition;
  let canary: Composition;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, nextShell);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote(shell);
    await promote(nextShell, { canary: 25 });
    const served = await servedCompositions(testServer);
    [stable, canary] = ['', nextShell.manifest.release].map((key) => served.get(key)) as [
      Composition,
      Composition,
    ];
  });

  async function promote({ manifest: { name, release } }: BuiltRelease, more: object = {}) {
    const body = { releases: [{ name, release }], why: 'A try.', ...more };
    const answer = await testServer.post('/channels/production/releases', body);
    assert.equal(answer.status, 200, await answer.clone().text());
  }

  const report = (parts: Partial<ReportBatch>) =>
    testServer.registry.reports.receive(aBatch([stable, canary], parts));
  const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);
  const isLive = async () =>
    ((await testServer.registry.channels.composition('production'))?.canaries ?? []).length > 0;

  test('that tells that it does not start is ended, with the engines in the reports', async () => {
    const kind = 'not-started';
    await report({
      failures: times(7, () => aFailure(canary, 'shell', { kind, engine: 'webkit' })),
    });
    assert.equal(await isLive(), false);
    const { errors } = await testServer.registry.reports.read({
      name: 'shell',
      channel: 'production',
    });
    assert.deepEqual([errors[0]?.kind, errors[0]?.engines], [kind, ['webkit']]);
  });

  test('that does not start in one engine is ended among many starts in others, though it tells nothing', async () => {
    const blink = { engine: 'blink' } as const;
    await report({
      starts: times(150, () => aStart(stable, blink)).concat(
        times(50, () => aStart(canary, blink)),
      ),
    });
    assert.equal(await isLive(), true);
    const [done] = await report({ starts: times(40, () => aStart(stable)) });
    assert.equal(done?.releases[0]?.to, shell.manifest.release);
    assert.match(
      done?.why ?? '',
      /^Pages did not start in webkit: 0 did not and 0 did with this canary, which 25 % of the visitors got, 0 and 40 without it/,
    );
  });

  test('that does not start is ended by pages of edges whose clocks are wrong', async () => {
    for (const wrong of [-3_600, 3_600]) {
      const starts = times(40, () => aStart(stable, { viewedAt: soon() + wrong }));
      await report({ starts });
      assert.equal(await isLive(), false, `${wrong}`);
      await promote(nextShell, { canary: 25 });
    }
  });

  test('is judged at the percentage that each page was served at: those who stay without it prove nothing', async () => {
    const revision = async () =>
      (await testServer.registry.channels.composition('production'))?.revision ?? 0;
    const [early, networks] = [await revision(), times(40, () => randomUUID())];
    const open = (at: number) =>
      report({
        starts: networks
          .map((network) => aStart(stable, { network, revision: at }))
          .concat(times(13, () => aStart(canary, { revision: at }))),
      });
    await open(early);
    await promote(nextShell, { canary: 60 });
    await open(await revision());
    assert.equal(await isLive(), true);
  });

  test('is not ended by a few networks that say that it does not start, though others start', async () => {
    const kind = 'not-started';
    await report({
      starts: times(60, () => aStart(stable)).concat(times(20, () => aStart(canary))),
      failures: times(2, () => aFailure(canary, 'shell', { kind, engine: 'webkit' })),
    });
    assert.equal(await isLive(), true);
  });

  test('that starts is kept, though pages without it did not start as often', async () => {
    const kind = 'not-started';
    for (let round = 0; round < 20; round += 1) {
      const failures = times(3, () => aFailure(stable, 'shell', { kind, engine: 'webkit' }));
      const starts = times(6, () => aStart(stable)).concat(times(2, () => aStart(canary)));
      await report({ starts, failures });
    }
    assert.equal(await isLive(), true);
  });

  test('is not ended by one network, nor by pages of edges that did not know of it', async () => {
    const network = 'one-network';
    for (let page = 0; page < 60; page += 1)
      await report({ starts: [aStart(stable, { network })] });
    await report({ starts: times(60, () => aStart(stable, { revision: 1 })) });
    assert.equal(await isLive(), true);
  });
});
