import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { openRegistry } from '../open-registry.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { emptyReports, soon } from '../testing/report-batches.ts';
import { rolloutCalls } from '../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const idOf = ({ manifest }: BuiltRelease) => manifest.release;
const steps = [
  { percent: 25, afterMinutes: 30 },
  { percent: 100, afterMinutes: 120 },
];
const anna = 'anna@aangan.test';

describe('the steps of a rollout', () => {
  let testServer: TestServer;
  const { promote, newest, served, passMinutes, view, takeSteps, lines, rules, decide } =
    rolloutCalls(() => testServer);
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, nextVendors);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote([shell, vendors]);
  });
  const begin = (more: object = {}) => promote([nextVendors], { canary: 5, steps, ...more });

  test('are taken when their time and their page views are there, the last one as the stable release', async () => {
    await begin();
    await takeSteps();
    assert.deepEqual(await served(), { shares: [5], stable: idOf(vendors) });
    assert.deepEqual((await newest()).waitsFor, [
      'its time, in 30 minutes (30 minutes after the step before)',
      'page views with the canary, one of each network: 0 of 100 so far',
    ]);
    await view(100);
    await takeSteps();
    assert.deepEqual((await served()).shares, [5], 'its time has not come');
    await passMinutes(30);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
    await passMinutes(120);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25], 'views of the step before do not count');
    assert.deepEqual((await newest()).waitsFor, [
      'page views with the canary, one of each network: 0 of 100 so far',
    ]);
    await view(100);
    await takeSteps();
    assert.deepEqual(await served(), { shares: [], stable: idOf(nextVendors) });
    const { state, next } = await newest();
    assert.deepEqual({ state, next }, { state: 'done', next: null });
  });

  test('are in the history as taken by the platform, for who began them', async () => {
    await rules({ minViews: 0 });
    await begin();
    await passMinutes(30);
    await takeSteps();
    const by = `platform, for ${anna}`;
    const why = (at: number) =>
      `Step ${at} of 3 of a rollout: A try. (lcp is not known: no browser has reported it yet)`;
    assert.deepEqual(await lines(1), [{ kind: 'canary', by, percent: 25, why: why(2) }]);
    await passMinutes(120);
    await takeSteps();
    assert.deepEqual(await lines(2), [
      { kind: 'promote', by, percent: null, why: why(3) },
      { kind: 'end-canary', by, percent: 25, why: why(3) },
    ]);
  });

  test('end at the last share where that is not for everybody', async () => {
    await rules({ minViews: 0 });
    await begin({ steps: [{ percent: 40, afterMinutes: 1 }] });
    await passMinutes(1);
    await takeSteps();
    await takeSteps();
    assert.deepEqual(await served(), { shares: [40], stable: idOf(vendors) });
    assert.equal((await newest()).state, 'done');
  });

  test('are taken once by several registries at once, and go on in another process', async () => {
    await rules({ minViews: 0 });
    await begin();
    await passMinutes(30);
    const { database, blobs } = testServer;
    const registries = [1, 2, 3].map(() => openRegistry({ database, blobs }));
    await Promise.all(registries.map(({ rollouts }) => rollouts.takeSteps()));
    assert.deepEqual((await served()).shares, [25]);
    const taken = (await lines(9)).filter(({ by }) => by.startsWith('platform'));
    assert.equal(taken.length, 1);
    await passMinutes(120);
    await openRegistry({ database, blobs }).rollouts.takeSteps();
    assert.equal((await served()).stable, idOf(nextVendors));
  });

  test('are taken before a pause or not at all, when both wait for the channel', async () => {
    await rules({ minViews: 0 });
    await begin();
    await passMinutes(30);
    const { database, blobs } = testServer;
    const holder = await database.pool.connect();
    await holder.query("begin; select from channel where name = 'production' for update");
    const waiting = [
      decide('pause', 'vendors'),
      ...Array.from({ length: 2 }, () => openRegistry({ database, blobs }).rollouts.takeSteps()),
    ];
    await new Promise((resolve) => setTimeout(resolve, 300));
    await holder.query('commit');
    holder.release();
    await Promise.all(waiting);
    const { state, next } = await newest();
    assert.equal(state, 'paused');
    assert.deepEqual((await served()).shares, [next === 1 ? 5 : 25]);
    const taken = (await lines(9)).filter(({ kind }) => kind === 'canary');
    assert.equal(taken.length, next);
  });

  test('read no clock of a process: it may be an hour wrong in either direction', async (context) => {
    await rules({ minViews: 0 });
    await begin();
    const now = Date.now();
    for (const wrong of [now + 3_600_000, now - 3_600_000]) {
      context.mock.timers.enable({ apis: ['Date'], now: wrong });
      await takeSteps();
      assert.deepEqual((await served()).shares, [5]);
      context.mock.timers.reset();
    }
    await passMinutes(30);
    context.mock.timers.enable({ apis: ['Date'], now: now - 3_600_000 });
    await takeSteps();
    context.mock.timers.reset();
    assert.deepEqual((await served()).shares, [25]);
  });

  test('count the views that edges with wrong clocks tell of', async () => {
    await begin();
    await view(60, { viewedAt: soon() - 3_600 });
    await view(60, { viewedAt: soon() + 3_600 });
    assert.equal((await newest()).waitsFor.length, 1, 'only the time is awaited');
  });

  test('count one page view of each network, whatever one computer asks for', async () => {
    await begin();
    await view(200, { network: 'one-network' });
    await view(200, { network: 'one-network', engine: 'gecko' });
    assert.match((await newest()).waitsFor.join(), /one of each network: 1 of 100 so far$/);
    await view(1, { network: 'another' });
    assert.match((await newest()).waitsFor.join(), /one of each network: 2 of 100 so far$/);
  });

  test('begin in no quiet hours, by the clock of their zone', async () => {
    await rules({ minViews: 0 });
    await begin();
    await passMinutes(30);
    const { rows } = await testServer.database.pool.query<{ from: string; until: string }>(
      `select to_char(now() at time zone 'Asia/Kolkata' - interval '1 hour', 'HH24:MI') as from,
        to_char(now() at time zone 'Asia/Kolkata' + interval '1 hour', 'HH24:MI') as until`,
    );
    const [{ from, until } = { from: '', until: '' }] = rows;
    await rules({ quietHours: { from, until, zone: 'Asia/Kolkata' } });
    await takeSteps();
    assert.deepEqual((await served()).shares, [5]);
    assert.deepEqual((await newest()).waitsFor, [
      `the end of the quiet hours at ${until}, Asia/Kolkata`,
    ]);
    await rules({ quietHours: { from: until, until: from, zone: 'Asia/Kolkata' } });
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
  });

  test('each wait for an approval where the channel wants one', async () => {
    await rules({ minViews: 0, approval: 'integrator' });
    await begin();
    await passMinutes(30);
    await takeSteps();
    assert.deepEqual((await served()).shares, [5]);
    assert.deepEqual((await newest()).waitsFor, ['the approval of an integrator']);
    assert.equal((await decide('approval', 'vendors')).status, 200);
    assert.equal((await newest()).approvedBy, anna);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
    await passMinutes(120);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25], 'an approval is of one step');
  });

  test('wait for another integrator where the channel wants one who did not begin it', async () => {
    await rules({ minViews: 0, approval: 'another' });
    await begin();
    await passMinutes(30);
    assert.match(
      (await newest()).waitsFor.join(),
      /^the approval of an integrator other than anna@aangan\.test$/,
    );
    const own = await decide('approval', 'vendors');
    assert.equal(own.status, 403);
    assert.match(await own.text(), /another integrator approves its steps/);
    assert.equal((await decide('approval', 'vendors', { why: '' }, 'staff')).status, 200);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
  });

  test('are tried by a job as long as a rollout runs', async () => {
    const jobs = async () => {
      const { rows } = await testServer.database.pool.query(
        "select from graphile_worker.jobs where task_identifier = 'take-rollout-steps'",
      );
      return rows.length;
    };
    const { rollouts } = testServer.registry;
    const [run = assert.fail()] = Object.values(rollouts.tasks);
    await rules({ minViews: 0 });
    assert.equal(await jobs(), 0);
    await begin({ steps: [{ percent: 40, afterMinutes: 1 }] });
    assert.equal(await jobs(), 1);
    await emptyReports(testServer);
    await run({});
    assert.equal(await jobs(), 1, 'it has its successor');
    await emptyReports(testServer);
    await testServer.registry.sweep(0);
    assert.equal(await jobs(), 1, 'a start finds that none is there');
    await passMinutes(1);
    await emptyReports(testServer);
    await run({});
    assert.equal((await newest()).state, 'done');
    assert.equal(await jobs(), 0);
  });
});
