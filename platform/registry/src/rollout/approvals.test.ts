import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { emptyReports } from '../testing/report-batches.ts';
import { rolloutCalls } from '../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const lastVendors = remoteRelease('vendors', '3');
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
const steps = [
  { percent: 25, afterMinutes: 30 },
  { percent: 100, afterMinutes: 120 },
];
const why = 'A try.';

describe('an approval', () => {
  let testServer: TestServer;
  const { promote, newest, served, passMinutes, takeSteps, lines, rules, decide } = rolloutCalls(
    () => testServer,
  );
  let issued = 0;

  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, nextVendors, lastVendors);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote([shell, vendors]);
    await rules({ minViews: 0 });
  });

  /** A token of the team that owns vendors. */
  async function issue(by?: string) {
    issued += 1;
    const body = {
      name: `t${issued}`,
      team: 'vendors',
      channels: ['production'],
      expiresInDays: 1,
    };
    const answer = await testServer.post('/tokens', body, by);
    assert.equal(answer.status, 201, await answer.clone().text());
    return (await answer.json()) as { token: string; id: string };
  }
  const begin = (token?: string) => promote([nextVendors], { canary: 5, steps }, token);
  const approve = (token?: string) => decide('approval', 'vendors', { why }, token);
  const mails = async () => {
    const { rows } = await testServer.database.pool.query<{ payload: { paused: object } }>(
      `select payload from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = 'tell-team-of-pause' order by job.id`,
    );
    return rows.map(({ payload }) => payload.paused as { releases: object[]; mail?: object });
  };

  describe('is of another integrator', () => {
    test('than the one who issued the token that began it', async () => {
      await rules({ approval: 'another' });
      const { token } = await issue();
      await begin(token);
      await passMinutes(30);
      const { waitsFor } = await newest();
      assert.deepEqual(waitsFor, ['the approval of an integrator other than anna@aangan.test']);
      const own = await approve();
      assert.equal(own.status, 403);
      assert.match(await own.text(), /You issued the token of t\d+ \(token of team vendors\)/);
      assert.equal((await approve('staff')).status, 200);
      await takeSteps();
      assert.deepEqual((await served()).shares, [25]);
    });

    test('also where it was given before the channel asked for another’s', async () => {
      await rules({ approval: 'integrator' });
      await begin();
      await passMinutes(30);
      assert.equal((await approve()).status, 200);
      await rules({ approval: 'another' });
      await takeSteps();
      assert.deepEqual((await served()).shares, [5]);
      const { approvedBy, waitsFor } = await newest();
      assert.equal(approvedBy, null);
      assert.deepEqual(waitsFor, ['the approval of an integrator other than anna@aangan.test']);
      assert.equal((await approve('staff')).status, 200);
      await takeSteps();
      assert.deepEqual((await served()).shares, [25]);
    });

    test('than the one who took the rollout over, whose approval of before is none', async () => {
      await rules({ approval: 'another' });
      const { token, id } = await issue('staff');
      await begin(token);
      await passMinutes(30);
      assert.equal((await approve()).status, 200);
      await testServer.post(`/tokens/${id}/revocation`, {});
      await takeSteps();
      assert.equal((await newest()).state, 'paused');
      assert.equal((await decide('resume', 'vendors')).status, 200);
      await takeSteps();
      assert.deepEqual((await served()).shares, [5]);
      assert.equal((await approve()).status, 403);
      assert.equal((await approve('staff')).status, 200);
    });
  });

  test('is asked for by one mail to integrators, once nothing else is in its way', async () => {
    await rules({ approval: 'integrator' });
    await begin();
    await takeSteps();
    assert.deepEqual(await mails(), []);
    await passMinutes(30);
    await takeSteps();
    await takeSteps();
    const [asked, ...others] = await mails();
    assert.deepEqual(others, []);
    assert.deepEqual(asked?.releases, [{ name: 'vendors', team: null }]);
    const text = JSON.stringify(asked?.mail);
    assert.match(text, /"production: 25 % of vendors waits for an approval"/);
    assert.match(
      text,
      /To approve this step: aangan rollout approve vendors 25 --channel production/,
    );
    await approve();
    await takeSteps();
    await passMinutes(120);
    await takeSteps();
    assert.equal((await mails()).length, 2);
  });

  describe('is passed by no team where the channel asks for it', () => {
    const move = (releases: BuiltRelease[], more: object, token?: string) =>
      testServer.post(
        '/channels/production/releases',
        { releases: releases.map(refOf), why, ...more },
        token,
      );

    test('with a promotion, a large canary, a wider one or a rollback to what never served', async () => {
      await rules({ approval: 'another' });
      const { token } = await issue();
      const refused = async (answer: Promise<Response>, reason: RegExp) => {
        const { status, ...rest } = await answer.then(async (one) => ({
          status: one.status,
          ...((await one.json()) as { code: string; detail: string }),
        }));
        assert.deepEqual([status, rest.code], [403, 'approval_required'], rest.detail);
        assert.match(rest.detail, reason);
      };
      await refused(
        move([nextVendors], {}, token),
        /^On production an integrator approves .*vendors [a-f0-9]{16} would go to everybody\. Begin a rollout with at most 10 %/,
      );
      await refused(
        move([nextVendors], { canary: 11 }, token),
        /which at most 10 % may have at first/,
      );
      await refused(
        move([nextVendors], { canary: 99, steps: [{ percent: 100, afterMinutes: 1 }] }, token),
        /^On production/,
      );
      await begin(token);
      await refused(
        move([nextVendors], { canary: 6 }, token),
        /6 % of the visitors .* which 5 % have/,
      );
      await refused(move([nextVendors], {}, token), /would go to everybody/);
      const never = { releases: [refOf(lastVendors)], why };
      await refused(testServer.post('/channels/production/rollbacks', never, token), /everybody/);
      assert.deepEqual(await served(), { shares: [5], stable: refOf(vendors).release });
      assert.equal((await move([nextVendors], { canary: 4 }, token)).status, 200);
      assert.equal((await decide('end', 'vendors', { why }, token)).status, 200);
    });

    test('but by integrators by hand, and the history says so', async () => {
      await rules({ approval: 'another' });
      for (const [more, noted] of [
        [{ canary: 10 }, false],
        [{ canary: 40 }, true],
        [{}, true],
      ] as const) {
        assert.equal((await move([nextVendors], more)).status, 200);
        const [line] = await lines(1);
        const note = ' (by hand, without the approval of a step)';
        assert.equal(line?.why, noted ? `${why}${note}` : why);
      }
    });

    test('and a team needs none where the channel asks for none', async () => {
      const { token } = await issue();
      assert.equal((await move([nextVendors], { canary: 60 }, token)).status, 200);
      assert.equal((await move([nextVendors], {}, token)).status, 200);
    });
  });
});
