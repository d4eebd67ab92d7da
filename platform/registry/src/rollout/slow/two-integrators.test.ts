import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { holdChannel } from '../../testing/hold-channel.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { emptyReports } from '../../testing/report-batches.ts';
import { rolloutCalls } from '../../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const lastVendors = remoteRelease('vendors', '3');
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
const steps = [
  { percent: 25, afterMinutes: 30 },
  { percent: 100, afterMinutes: 120 },
];

describe('two integrators at once', () => {
  let testServer: TestServer;
  const { promote, newest, served, passMinutes, takeSteps, lines, rules, decide } = rolloutCalls(
    () => testServer,
  );
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, nextVendors, lastVendors);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote([shell, vendors]);
    await rules({ minViews: 0, approval: 'integrator' });
  });

  /** Has both wait for the channel, so that neither knows of the other. @returns their statuses, the lower first */
  async function atOnce(...asked: (() => Promise<Response>)[]): Promise<number[]> {
    const { waited, release } = await holdChannel(testServer, 'production');
    const answers = asked.map((ask) => ask());
    const isAnswered = Promise.race(answers).then(() => true);
    const first = await Promise.race([isAnswered, waited(asked.length)]);
    assert.notEqual(first, true, 'one has not waited');
    await release();
    return (await Promise.all(answers)).map(({ status }) => status).toSorted();
  }
  const begin = (release: BuiltRelease, token: string, more: object = {}) =>
    testServer.post(
      '/channels/production/releases',
      { releases: [refOf(release)], canary: 5, steps, why: 'A try.', ...more },
      token,
    );

  test('begin one rollout, also where they name no revision, and that goes on', async () => {
    const { revision } = await testServer.registry.channels.status('production');
    for (const more of [{ expectedRevision: revision }, {}]) {
      const statuses = await atOnce(
        () => begin(nextVendors, 'integrator', more),
        () => begin(lastVendors, 'staff', more),
      );
      assert.deepEqual(statuses, [200, 409]);
      const live = (await testServer.registry.rollouts.list('production')).filter(
        ({ state }) => state === 'running',
      );
      assert.equal(live.length, 1);
      assert.equal((await decide('approval', 'vendors')).status, 200);
      await passMinutes(30);
      await takeSteps();
      const composition = await testServer.registry.channels.composition('production');
      const canaries = composition?.canaries?.map(({ percent, remotes: [remote] }) => [
        percent,
        remote?.release,
      ]);
      assert.deepEqual(canaries, [[25, live[0]?.releases[0]?.release]]);
      assert.equal((await decide('end', 'vendors')).status, 200);
    }
  });

  test('approve a step once, and it is taken once', async () => {
    await begin(nextVendors, 'integrator');
    await passMinutes(30);
    const approve = (token: string) => () => decide('approval', 'vendors', { why: 'Seen.' }, token);
    assert.deepEqual(await atOnce(approve('integrator'), approve('staff')), [200, 409]);
    const approved = (await lines(9)).filter(({ kind }) => kind === 'approve-step');
    assert.deepEqual(
      approved.map(({ by }) => by.replace(/ \(.*/, '')),
      [(await newest()).approvedBy],
    );
    await takeSteps();
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
    assert.deepEqual((await newest()).approvedBy, null);
  });

  test('of whom one ends it and one lets it go on: it is over, in whatever order', async () => {
    await begin(nextVendors, 'integrator');
    await decide('pause', 'vendors');
    const statuses = await atOnce(
      () => decide('end', 'vendors'),
      () => decide('resume', 'vendors', { why: 'It is good.' }, 'staff'),
    );
    assert.ok(statuses[0] === 200 && [200, 404].includes(statuses[1] ?? 0), String(statuses));
    assert.equal((await newest()).state, 'ended');
    assert.deepEqual(await served(), { shares: [], stable: vendors.manifest.release });
  });
});
