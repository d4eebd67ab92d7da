import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Composition } from '@aangan/manifest';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import {
  aBatch,
  aMeasure,
  aVisit,
  emptyReports,
  servedCompositions,
} from '../testing/report-batches.ts';
import { rolloutCalls } from '../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const idOf = ({ manifest }: BuiltRelease) => manifest.release;
const steps = [
  { percent: 75, afterMinutes: 30 },
  { percent: 100, afterMinutes: 1_440 },
];
const day = 1_440;

describe('a step waits for the comparison of its canary', () => {
  let testServer: TestServer;
  let pages: { stable: Composition; canary: Composition; revision: number };
  let measured = 0;
  const { promote, newest, served, passMinutes, takeSteps, lines, rules } = rolloutCalls(
    () => testServer,
  );
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, nextVendors);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote([shell, vendors]);
    await rules({ minViews: 0, maxWaitMinutes: null });
    await promote([nextVendors], { canary: 50, steps });
    await passMinutes(30);
    const compositions = await servedCompositions(testServer);
    const { revision } = await testServer.registry.channels.status('production');
    const stable = compositions.get('') ?? assert.fail();
    pages = { stable, canary: compositions.get(idOf(nextVendors)) ?? assert.fail(), revision };
  });

  /** Reports page views, half of them with the canary, whose values are so many times as large. */
  async function measure(count: number, times: number) {
    const { stable, canary, revision } = pages;
    const measures = Array.from({ length: count }, () => {
      measured += 1;
      // Spread around a second, in an order that says nothing.
      const value = 1_000 * Math.exp((((measured * 7919) % 101) / 101 - 0.5) * 1.2);
      const hasCanary = measured % 2 === 0;
      return aMeasure(hasCanary ? canary : stable, 'vendors', {
        value: hasCanary ? value * times : value,
        visit: aVisit({ revision }),
      });
    });
    await testServer.registry.reports.receive(aBatch([stable, canary], { measures }));
  }
  const evidence = async () => {
    const [found] = await testServer.registry.reports.canaries('production');
    return found?.figures.find(({ metric }) => metric === 'lcp')?.evidence ?? assert.fail();
  };

  test('for a day, or three times its own time, where no browser reports what is compared', async () => {
    await takeSteps();
    assert.deepEqual((await served()).shares, [50]);
    assert.deepEqual((await newest()).waitsFor, [
      'lcp to be compared (no browser has reported it yet), at most for 23 hours 30 minutes more',
    ]);
    await passMinutes(day - 31);
    await takeSteps();
    assert.deepEqual((await served()).shares, [50]);
    await passMinutes(1);
    await takeSteps();
    assert.deepEqual((await served()).shares, [75]);
    assert.match((await lines(1))[0]?.why ?? '', /\(lcp is not known: no browser has reported it/);
    await passMinutes(day);
    assert.match((await newest()).waitsFor.join(), /, at most for 2 days more$/);
    await passMinutes(2 * day);
    await takeSteps();
    assert.equal((await served()).stable, idOf(nextVendors));
  });

  test('as long as the channel says, or not at all', async () => {
    await rules({ maxWaitMinutes: 40 });
    assert.match((await newest()).waitsFor.join(), /, at most for 10 minutes more$/);
    assert.match((await lines(1))[0]?.why ?? '', /, the comparison within 40 minutes, /);
    await rules({ maxWaitMinutes: 0 });
    assert.deepEqual((await newest()).waitsFor, []);
    await takeSteps();
    assert.deepEqual((await served()).shares, [75]);
  });

  test('until enough was compared, and the history says of how many networks', async () => {
    await measure(200, 0.95);
    assert.match(
      (await newest()).waitsFor.join(),
      /^lcp to be compared \(200 of \d+ networks so far\)/,
    );
    await takeSteps();
    assert.deepEqual((await served()).shares, [50]);
    await measure(4_000, 0.95);
    assert.deepEqual((await newest()).waitsFor, []);
    await takeSteps();
    assert.deepEqual((await served()).shares, [75]);
    assert.match((await lines(1))[0]?.why ?? '', /\(lcp is no worse in 4200 networks\)$/);
    assert.match((await newest()).waitsFor[0] ?? '', /^its time, in 1 day /);
  });

  test('while evidence speaks against it, which is not enough to end it, without a longest wait', async () => {
    while ((await evidence()) < 12) await measure(40, 1.25);
    const against = await evidence();
    assert.ok(against < 200, `${against} is nearly enough to end it`);
    await passMinutes(20 * day);
    await takeSteps();
    assert.deepEqual((await served()).shares, [50]);
    const [awaited = '', ...others] = (await newest()).waitsFor;
    assert.deepEqual(others, []);
    assert.match(
      awaited,
      /^less evidence that lcp is worse: it is \d+, \d+ would end the canary, and below 10 it goes on$/,
    );
    while ((await evidence()) >= 10) await measure(40, 0.9);
    await takeSteps();
    assert.deepEqual((await served()).shares, [75]);
  });
});
