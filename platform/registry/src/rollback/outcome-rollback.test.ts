import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Composition, ReportBatch, ReportedOutcome } from '@aangan/manifest';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import {
  aBatch,
  anOutcome,
  aStart,
  emptyReports,
  servedCompositions,
} from '../testing/report-batches.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const outcomes = { 'order-sent': { description: 'An order was sent.' } };
const shell = shellRelease('1');
const shop = remoteRelease('shop', '1', { outcomes });
const nextShop = remoteRelease('shop', '2', { outcomes });
const renamedShop = remoteRelease('shop', '3', {
  outcomes: { 'order-placed': { description: 'An order was sent.' } },
});

describe('a canary whose remote declares outcomes', () => {
  let testServer: TestServer;
  let stable: Composition;
  let canary: Composition;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, shop, nextShop, renamedShop);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote([shell, shop]);
    await promote([nextShop], { canary: 50 });
    const served = await servedCompositions(testServer);
    [stable, canary] = ['', nextShop.manifest.release].map((key) => served.get(key)) as [
      Composition,
      Composition,
    ];
  });

  async function promote(built: BuiltRelease[], more: object = {}) {
    const releases = built.map(({ manifest: { name, release } }) => ({ name, release }));
    const body = { releases, why: 'A try.', ...more };
    const answer = await testServer.post('/channels/production/releases', body);
    assert.equal(answer.status, 200, await answer.clone().text());
  }

  const report = (parts: Partial<ReportBatch>) =>
    testServer.registry.reports.receive(aBatch([stable, canary], parts));
  const isLive = async () =>
    ((await testServer.registry.channels.composition('production'))?.canaries ?? []).length > 0;
  const figures = async () => {
    const [found] = await testServer.registry.reports.canaries('production');
    return found?.figures.find(({ kind }) => kind === 'outcome');
  };
  const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);
  const reached = (count: number, composition: Composition, more: Partial<ReportedOutcome> = {}) =>
    times(count, () => anOutcome(composition, 'shop', 'order-sent', more));
  /** As many visits with the canary as without. */
  const visits = () => [...times(800, () => aStart(stable)), ...times(800, () => aStart(canary))];

  test('is ended when fewer of its visits lead to one, and the history says so with figures', async () => {
    await report({ starts: visits() });
    const [done] = await report({ outcomes: [...reached(120, stable), ...reached(40, canary)] });
    assert.match(
      done?.why ?? '',
      /^Fewer outcomes shop\/order-sent: 40 of 800 visits with this canary, which 50 % of the visitors got, and 120 of 800 without it, one of each network\. The evidence is \d+, and \d+ is enough\./,
    );
    assert.equal(await isLive(), false);
  });

  test('stays with as many, and the figures say how many visits show 10 % fewer', async () => {
    await report({
      starts: visits(),
      outcomes: [...reached(80, stable), ...reached(80, canary)],
    });
    assert.equal(await isLive(), true);
    const found = await figures();
    assert.deepEqual(
      [found?.metric, found?.canary.outcomes, found?.stable.outcomes, found?.verdict],
      ['shop/order-sent', 80, 80, 'unknown'],
    );
    assert.ok((found?.needed ?? 0) > 50_000 && (found?.needed ?? 0) < 250_000, `${found?.needed}`);
  });

  test('is told that it is not judged by an outcome that it no longer declares, and is not', async () => {
    const releases = [{ name: 'shop', release: renamedShop.manifest.release }];
    const answer = await testServer.post('/channels/production/releases', {
      releases,
      canary: 50,
      why: 'A try.',
    });
    assert.match(await answer.text(), /no longer declares the outcome shop\/order-sent/);
    const served = await servedCompositions(testServer);
    const renamed = served.get(renamedShop.manifest.release) ?? assert.fail();
    const starts = [...times(800, () => aStart(stable)), ...times(800, () => aStart(renamed))];
    await testServer.registry.reports.receive(
      aBatch([stable, renamed], { starts, outcomes: reached(200, stable) }),
    );
    assert.equal(await isLive(), true);
    assert.equal(await figures(), undefined);
  });

  test('has figures where no visit of the stable release is known yet', async () => {
    await report({ outcomes: reached(3, canary) });
    const found = await figures();
    assert.deepEqual([found?.needed, found?.verdict], [null, 'unknown']);
  });

  test('is not judged by outcomes that no release declares, nor by those of another release', async () => {
    const undeclared = times(200, () => anOutcome(stable, 'shop', 'made-up'));
    const other = reached(200, stable, { release: nextShop.manifest.release });
    await report({ starts: visits(), outcomes: [...undeclared, ...other] });
    assert.equal(await figures(), undefined);
    assert.equal(await isLive(), true);
  });

  test('counts one of each page view and of each network', async () => {
    const [one] = reached(1, canary);
    const network = 'one-network';
    await report({ outcomes: [...(one ? [one, one] : []), ...reached(150, stable, { network })] });
    if (one) await report({ outcomes: [one] });
    const found = await figures();
    assert.deepEqual([found?.canary.outcomes, found?.stable.outcomes], [1, 1]);
  });
});
