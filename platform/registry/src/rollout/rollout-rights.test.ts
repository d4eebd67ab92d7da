import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { emptyReports } from '../testing/report-batches.ts';
import { rolloutCalls } from '../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const steps = [
  { percent: 25, afterMinutes: 30 },
  { percent: 100, afterMinutes: 120 },
];

describe('who may do what with a rollout', () => {
  let testServer: TestServer;
  const { promote, newest, served, passMinutes, takeSteps, rules, decide } = rolloutCalls(
    () => testServer,
  );
  /** Tokens of the team that owns vendors, of that team on staging only, and of another team. */
  let tokens: { own: string; ownId: string; staging: string; other: string };
  let issued = 0;

  async function issue(team: string, channels: string[]) {
    issued += 1;
    const body = { name: `t${issued}`, team, channels, expiresInDays: 1 };
    const answer = await testServer.post('/tokens', body);
    assert.equal(answer.status, 201, await answer.clone().text());
    return (await answer.json()) as { token: string; id: string };
  }

  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, nextVendors);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote([shell, vendors]);
    await rules({ minViews: 0 });
    const own = await issue('vendors', ['production']);
    tokens = {
      own: own.token,
      ownId: own.id,
      staging: (await issue('vendors', ['staging'])).token,
      other: (await issue('boards', ['production'])).token,
    };
  });

  const begin = (token?: string) => promote([nextVendors], { canary: 5, steps }, token);
  const statusOf = async (answer: Promise<Response>) => (await answer).status;

  test('a team begins, pauses, resumes and ends its own, and its steps are taken for it', async () => {
    await begin(tokens.own);
    const body = { why: 'A reason.' };
    assert.equal(await statusOf(decide('pause', 'vendors', body, tokens.own)), 200);
    assert.equal(await statusOf(decide('resume', 'vendors', body, tokens.own)), 200);
    await passMinutes(30);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
    const [line] = await testServer.registry.channels.history('production', { limit: 1 });
    assert.match(line?.by ?? '', /^platform, for t\d+ \(token of team vendors\)$/);
    assert.equal(await statusOf(decide('end', 'vendors', body, tokens.own)), 200);
    assert.deepEqual((await served()).shares, []);
  });

  test('another team, a token for other channels, a client and a guest do nothing', async () => {
    await begin();
    await decide('pause', 'vendors');
    const known = await newest();
    for (const token of [tokens.other, tokens.staging, 'client']) {
      for (const word of ['pause', 'resume', 'end', 'approval']) {
        const answer = decide(word, 'vendors', { why: 'A reason.' }, token);
        assert.equal(await statusOf(answer), 403, `${word} ${token}`);
      }
    }
    const release = { name: 'vendors', release: nextVendors.manifest.release };
    const body = { releases: [release], canary: 50 };
    for (const token of [tokens.other, tokens.staging]) {
      assert.equal(
        await statusOf(testServer.post('/channels/production/releases', body, token)),
        403,
      );
    }
    assert.equal(await statusOf(decide('end', 'vendors', { why: 'x' }, 'unknown')), 401);
    assert.deepEqual(await newest(), known);
  });

  test('only integrators approve steps and change what a channel requires', async () => {
    await rules({ approval: 'integrator' });
    await begin(tokens.own);
    const approval = decide('approval', 'vendors', { why: 'x' }, tokens.own);
    assert.equal(await statusOf(approval), 403);
    const rule = { approval: 'none', why: 'x' };
    for (const token of [tokens.own, 'client']) {
      const answer = testServer.post('/channels/production/rollout-rules', rule, token);
      assert.equal(await statusOf(answer), 403);
    }
    await passMinutes(30);
    await takeSteps();
    assert.deepEqual((await served()).shares, [5]);
  });

  test('a token that is revoked takes no further step, until an integrator takes the rollout over', async () => {
    await begin(tokens.own);
    await passMinutes(30);
    await testServer.post(`/tokens/${tokens.ownId}/revocation`, {});
    await takeSteps();
    const { state, stateWhy } = await newest();
    assert.deepEqual(
      [state, stateWhy],
      ['paused', 'The token that began it was revoked. An integrator can let it run on.'],
    );
    const another = await issue('vendors', ['production']);
    const team = decide('resume', 'vendors', { why: 'x' }, another.token);
    assert.equal(await statusOf(team), 403);
    assert.equal(await statusOf(decide('resume', 'vendors')), 200);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
    assert.equal((await newest()).by, 'anna@aangan.test');
  });

  test('a token that has expired since takes its steps: those of continuous integration last 15 minutes', async () => {
    await begin(tokens.own);
    await passMinutes(30);
    await testServer.database.pool.query(
      "update team_token set expires_at = now() - interval '1 minute' where id = $1",
      [tokens.ownId],
    );
    assert.equal(await statusOf(decide('pause', 'vendors', { why: 'x' }, tokens.own)), 401);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
  });

  test('a body with other fields, no reason or another revision changes nothing', async () => {
    await begin();
    const pause = (body: object) => statusOf(decide('pause', 'vendors', body));
    assert.equal(await pause({}), 400);
    assert.equal(await pause({ why: ' ' }), 400);
    assert.equal(await pause({ why: 'x', percent: 100 }), 400);
    assert.equal(await pause({ why: 'x', expectedRevision: 1 }), 409);
    assert.equal(await statusOf(decide('pause', 'absent')), 404);
    assert.equal(await statusOf(decide('pause', 'No-name')), 404);
    const none = await testServer.call('/channels/absent/rollouts', {}, 'integrator');
    assert.equal(none.status, 404);
    assert.equal((await newest()).state, 'running');
  });

  test('the channel’s status has the rollout beside its canary', async () => {
    await begin();
    const answer = await testServer.read('/channels/production/releases');
    const { canaries } = (await answer.json()) as {
      canaries: { rollout: { next: number; state: string; waitsFor: string[] } }[];
    };
    const { next, state, waitsFor } = canaries[0]?.rollout ?? assert.fail();
    assert.deepEqual({ next, state }, { next: 1, state: 'running' });
    assert.deepEqual(waitsFor, ['its time, in 30 minutes (30 minutes after the step before)']);
  });
});
