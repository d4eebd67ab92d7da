import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { rolloutsArePaused } from '../../channel/rollout-state-repository.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import {
  aBatch,
  aFailure,
  emptyReports,
  servedCompositions,
} from '../../testing/report-batches.ts';
import { rolloutCalls } from '../../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const lastVendors = remoteRelease('vendors', '3');
const ref = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
const idOf = ({ manifest }: BuiltRelease) => manifest.release;
const steps = [
  { percent: 25, afterMinutes: 30 },
  { percent: 100, afterMinutes: 120 },
];
const anna = 'anna@aangan.test';
const why = 'A try.';

describe('a rollout', () => {
  let testServer: TestServer;
  const { promote, newest, served, passMinutes, takeSteps, lines, rules, decide } = rolloutCalls(
    () => testServer,
  );
  const post: TestServer['post'] = (...parameters) => testServer.post(...parameters);
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
  const begin = (more: object = {}) => promote([nextVendors], { canary: 5, steps, ...more });
  async function expectEnded(reason: RegExp) {
    const { state, stateWhy, next, waitsFor } = await newest();
    assert.deepEqual({ state, next, waitsFor }, { state: 'ended', next: null, waitsFor: [] });
    assert.match(stateWhy, reason);
    await passMinutes(600);
    await takeSteps();
    assert.deepEqual((await served()).shares, []);
  }
  async function expectRefused(answer: Response, status: number, detail: RegExp) {
    assert.equal(answer.status, status);
    assert.match(((await answer.json()) as { detail: string }).detail, detail);
  }

  describe('is decided on by people:', () => {
    test('paused, it takes no step; resumed, it goes on', async () => {
      await begin();
      await passMinutes(30);
      assert.equal((await decide('pause', 'vendors')).status, 200);
      await takeSteps();
      assert.deepEqual((await served()).shares, [5]);
      assert.equal((await newest()).stateWhy, `${anna} paused it: A reason.`);
      await expectRefused(await decide('pause', 'vendors'), 409, /is paused already: anna/);
      assert.equal((await decide('resume', 'vendors')).status, 200);
      await expectRefused(await decide('resume', 'vendors'), 409, /is running already/);
      await takeSteps();
      assert.deepEqual((await served()).shares, [25]);
      const kinds = (await lines(3)).map(({ kind, why: told }) => [kind, told]);
      assert.deepEqual(kinds.slice(1), [
        ['resume-rollout', 'vendors: A reason.'],
        ['pause-rollout', 'vendors: A reason.'],
      ]);
    });

    test('ended, its visitors get the stable release again', async () => {
      await begin();
      assert.equal((await decide('end', 'vendors')).status, 200);
      await expectEnded(/^Its canary was ended by anna@aangan\.test: A reason\.$/);
      const gone = await decide('end', 'vendors');
      await expectRefused(gone, 404, /^No rollout of vendors is running or paused on production/);
      assert.equal((await served()).stable, idOf(vendors));
    });

    test('at once, of two that decided on the same revision one is refused', async () => {
      await begin();
      const { revision } = await testServer.registry.channels.status('production');
      const answers = await Promise.all([
        decide('pause', 'vendors', { why, expectedRevision: revision }),
        decide('end', 'vendors', { why, expectedRevision: revision }, 'staff'),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    });

    test('with an approval that was meant for the step before, which is refused', async () => {
      await rules({ approval: 'integrator' });
      await begin();
      await passMinutes(30);
      const { revision } = await testServer.registry.channels.status('production');
      await decide('approval', 'vendors');
      await takeSteps();
      const late = await decide(
        'approval',
        'vendors',
        { why, expectedRevision: revision },
        'staff',
      );
      assert.equal(late.status, 409);
      assert.equal((await newest()).approvedBy, null);
      await rules({ approval: 'none' });
      const unasked = await decide('approval', 'vendors');
      await expectRefused(unasked, 409, /^Steps of rollouts on production need no approval/);
    });
  });

  describe('is not begun', () => {
    const tryBegin = (more: object) =>
      post('/channels/production/releases', { releases: [ref(lastVendors)], why, ...more });

    test('with steps that cannot be, and the refusal names each', async () => {
      const bad = [
        { percent: 5, afterMinutes: 30 },
        { percent: 101, afterMinutes: 30 },
        { percent: 102, afterMinutes: 0 },
        { percent: 103, afterMinutes: 129_600 },
      ];
      const answer = await tryBegin({ canary: 5, steps: bad });
      const { problems } = (await answer.json()) as { problems: string[] };
      assert.equal(answer.status, 400);
      assert.equal(problems.length, 6);
      await expectRefused(await tryBegin({ canary: 0, steps }), 400, /begins with at least 1 %/);
      await expectRefused(await tryBegin({ steps }), 400, /^Steps follow a canary/);
      const many = Array.from({ length: 11 }, (_, at) => ({ percent: at + 10, afterMinutes: 5 }));
      await expectRefused(await tryBegin({ canary: 5, steps: many }), 400, /at most 10 steps/);
      assert.deepEqual((await served()).shares, []);
    });

    test('where one of its names has a rollout already, with what to do', async () => {
      await begin();
      await expectRefused(
        await tryBegin({ canary: 10, steps }),
        409,
        /^vendors has a rollout on production already.*aangan rollout end vendors --channel production/,
      );
      assert.deepEqual((await served()).shares, [5]);
    });

    test('but a canary that is live already may begin one', async () => {
      await promote([nextVendors], { canary: 5 });
      await begin();
      await passMinutes(30);
      await takeSteps();
      assert.deepEqual((await served()).shares, [25]);
    });

    test('anywhere with quiet hours that cannot be', async () => {
      const set = (quietHours: object) =>
        post('/channels/production/rollout-rules', { quietHours, why });
      const good = { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' };
      await expectRefused(await set({ ...good, until: '22:00' }), 400, /no time for any step/);
      await expectRefused(await set({ ...good, zone: 'Asia/Nowhere' }), 400, /no time zone/);
      assert.equal((await set({ ...good, from: '24:00' })).status, 400);
      assert.equal((await set(good)).status, 200);
      const [line] = await lines(1);
      assert.equal(
        line?.why,
        '0 page views, without waiting for the comparison, no approval, quiet from 22:00 to 07:00 Asia/Kolkata: A try.',
      );
    });
  });

  describe('whose canary changes in the middle', () => {
    test('is paused where a person changes its share, its teams are told, and it goes on from there', async () => {
      await begin();
      await passMinutes(30);
      await promote([nextVendors], { canary: 10 });
      const { rows } = await testServer.database.pool.query(
        "select from graphile_worker.jobs where task_identifier = 'tell-team-of-pause'",
      );
      assert.equal(rows.length, 1);
      const told = (await lines(2)).find(({ kind }) => kind === 'pause-rollout');
      assert.deepEqual(
        [told?.by, told?.why],
        ['platform', `vendors: ${anna} set its canary to 10 %: A try.`],
      );
      const { state, stateWhy, next } = await newest();
      assert.deepEqual({ state, next }, { state: 'paused', next: 1 });
      assert.equal(stateWhy, `${anna} set its canary to 10 %: A try.`);
      await decide('resume', 'vendors');
      await takeSteps();
      assert.deepEqual((await served()).shares, [10], 'the time counts from the change');
      await passMinutes(30);
      await takeSteps();
      assert.deepEqual((await served()).shares, [25]);
    });

    test('is over where a person goes past its last step', async () => {
      await begin({ steps: [{ percent: 25, afterMinutes: 30 }] });
      await promote([nextVendors], { canary: 60 });
      const { state, next } = await newest();
      assert.deepEqual({ state, next }, { state: 'done', next: null });
      assert.deepEqual((await served()).shares, [60]);
    });

    test('ends where its release is retired, and the channel stays sound', async () => {
      const retired = remoteRelease('vendors', 'retired');
      await testServer.publish(retired);
      await promote([retired], { canary: 5, steps });
      const gone = await post(`/releases/vendors/${idOf(retired)}/retirement`, {
        why: 'It is bad.',
      });
      assert.equal(gone.status, 200, await gone.text());
      await expectEnded(/^Its canary was ended by anna@aangan\.test: It is bad\.$/);
      assert.equal((await served()).stable, idOf(vendors));
    });

    test('ends where one of its several releases is retired, for all of them', async () => {
      const boards = remoteRelease('boards', '1');
      const nextBoards = remoteRelease('boards', '2');
      const retired = remoteRelease('vendors', 'retired beside another');
      await testServer.publish(boards, nextBoards, retired);
      await promote([boards]);
      await promote([retired, nextBoards], { canary: 5, steps });
      const gone = await post(`/releases/vendors/${idOf(retired)}/retirement`, {
        why: 'It is bad.',
      });
      assert.equal(gone.status, 200, await gone.text());
      await expectEnded(/^Its canary was ended by anna@aangan\.test: It is bad\.$/);
      const { remotes } =
        (await testServer.registry.channels.composition('production')) ?? assert.fail();
      assert.deepEqual(
        remotes.map(({ release }) => release).toSorted(),
        [boards, vendors].map(idOf).toSorted(),
      );
    });

    test('ends where its remote is rolled back, promoted, switched off or removed, or another canary replaces it', async () => {
      const onProduction = (path: string, body: object) =>
        post(`/channels/production/${path}`, { why: 'By hand.', ...body });
      const names = { names: ['vendors'] };
      for (const change of [
        () => onProduction('rollbacks', { releases: [{ name: 'vendors' }] }),
        () => onProduction('switches', { ...names, isOff: true }),
        () => onProduction('switches', { ...names, isOff: false }),
        () => onProduction('removals', names),
      ]) {
        const { isOff = false } =
          (await testServer.registry.channels.status('production')).releases.find(
            ({ name }) => name === 'vendors',
          ) ?? {};
        if (!isOff) await begin();
        assert.equal((await change()).status, 200);
        await expectEnded(/^Its canary was ended by anna@aangan\.test: By hand\.$/);
      }
      await promote([vendors]);
      await begin();
      await promote([lastVendors], { canary: 10, why: 'By hand.' });
      const { state, stateWhy } = await newest();
      assert.deepEqual([state, stateWhy], ['ended', `Its canary was ended by ${anna}: By hand.`]);
      await begin();
      await promote([nextVendors], { why: 'By hand.' });
      await expectEnded(/^Its canary was ended by anna@aangan\.test: By hand\.$/);
      assert.equal((await served()).stable, idOf(nextVendors));
    });

    test('ends where the platform ends its canary, with that reason and the notices', async () => {
      await begin();
      const compositions = await servedCompositions(testServer);
      const page = compositions.get(idOf(nextVendors)) ?? assert.fail();
      const failures = Array.from({ length: 6 }, () => aFailure(page, 'vendors'));
      await testServer.registry.reports.receive(aBatch([page], { failures }));
      await expectEnded(/^Its canary was ended by platform: Pages failed: 6 from 6 networks/);
      const { rows } = await testServer.database.pool.query(
        "select from graphile_worker.jobs where task_identifier = 'tell-team-of-rollback'",
      );
      assert.equal(rows.length, 1);
    });

    test('ends where its channel is removed', async () => {
      const { channelList, channels, rollouts } = testServer.registry;
      const decision = { by: anna, why: 'Decided.' };
      await channelList.create({ name: 'trial', hours: 1 }, decision);
      await channels.move('trial', [shell, vendors].map(ref), decision);
      await channels.setCanary('trial', [ref(nextVendors)], { percent: 5, steps }, decision);
      await passMinutes(30);
      await testServer.database.pool.query(
        "update channel set expires_at = now() - interval '1 minute' where name = 'trial'",
      );
      await rollouts.takeSteps();
      await channelList.sweep();
      const { rows } = await testServer.database.pool.query(
        "select state, state_why from rollout where channel = 'trial'",
      );
      assert.deepEqual(rows, [
        { state: 'ended', state_why: 'Its canary was ended by the platform: It has expired.' },
      ]);
    });

    test('is paused where its site is restored from a backup, whose times are long over', async () => {
      await begin();
      await passMinutes(600);
      await testServer.database.pool.query(rolloutsArePaused);
      await takeSteps();
      assert.deepEqual((await served()).shares, [5]);
      assert.equal((await newest()).stateWhy, 'The site was restored from a backup.');
    });

    test('does not stand in the way of going back to a change set', async () => {
      const { revision } = await testServer.registry.channels.status('production');
      await begin();
      await decide('pause', 'vendors');
      const set = (at: number) =>
        post(`/channels/production/change-sets/${at}/rollback`, { why: 'By hand.' });
      await expectRefused(await set(revision + 2), 409, /is a pause-rollout/);
      assert.equal((await set(revision + 1)).status, 200);
      await expectEnded(/By hand/);
    });
  });
});
