import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Judge } from '../../channel/with-verdicts.ts';
import { nothingFound } from '../../gates/check-composition.ts';
import { RegistryRefusal } from '../../registry-refusal.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { emptyReports } from '../../testing/report-batches.ts';
import { rolloutCalls } from '../../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createRolloutService } from '../rollout-service.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const idOf = ({ manifest }: BuiltRelease) => manifest.release;
const steps = [
  { percent: 25, afterMinutes: 30 },
  { percent: 100, afterMinutes: 120 },
];

describe('the gates of a step', () => {
  let testServer: TestServer;
  const { promote, newest, served, passMinutes, takeSteps, lines, rules, decide } = rolloutCalls(
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
    await rules({ minViews: 0 });
    await promote([nextVendors], { canary: 5, steps });
    await passMinutes(30);
  });

  const require = (isRequired: boolean) =>
    testServer.post('/channels/production/required-check', { isRequired, why: 'A rule.' });
  const judgedBy = (judge: Judge) =>
    createRolloutService({
      database: testServer.database,
      judge,
      logger: { error: () => undefined },
    });

  test('pause the rollout where a check is required and missing, and let it go on once it is there', async () => {
    await require(true);
    await takeSteps();
    assert.deepEqual((await served()).shares, [5]);
    const { state, stateWhy, waitsFor, next } = await newest();
    assert.deepEqual({ state, next }, { state: 'paused', next: 1 });
    assert.match(
      stateWhy,
      /^Step 2 of 3, to 25 % of the visitors, was refused: production was left as it is: With vendors [a-f0-9]{16} as canary: required check: /,
    );
    assert.deepEqual(waitsFor, []);
    const { rows } = await testServer.database.pool.query(
      "select from graphile_worker.jobs where task_identifier = 'tell-team-of-pause'",
    );
    assert.equal(rows.length, 1);
    const [line] = await lines(1);
    assert.deepEqual(
      { ...line, why: line?.why.slice(0, 29) },
      {
        kind: 'pause-rollout',
        by: 'platform',
        percent: null,
        why: 'vendors: Step 2 of 3, to 25 %',
      },
    );
    await takeSteps();
    assert.equal((await lines(1))[0]?.why, line?.why, 'a paused one is not tried');
    const checked = {
      releases: [shell, nextVendors].map((one) => ({
        name: one.manifest.name,
        release: idOf(one),
      })),
      passed: true,
      findings: [],
    };
    assert.equal((await testServer.post('/composition-checks', checked)).status, 201);
    assert.equal((await decide('resume', 'vendors')).status, 200);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
    await require(false);
  });

  test('pause the rollout where the channel requires languages or provenance since it began', async () => {
    for (const [path, asked, none, reason] of [
      ['languages', { requires: ['hi'] }, { requires: [] }, /languages: production requires all/],
      [
        'provenance',
        { isRequired: true },
        { isRequired: false },
        /provenance: production requires/,
      ],
    ] as const) {
      const set = (body: object) =>
        testServer.post(`/channels/production/required-${path}`, { ...body, why: 'A rule.' });
      assert.equal((await set(asked)).status, 200);
      await takeSteps();
      const { state, stateWhy } = await newest();
      assert.equal(state, 'paused');
      assert.match(stateWhy, reason);
      assert.equal((await set(none)).status, 200);
      assert.equal((await decide('resume', 'vendors')).status, 200);
    }
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
  });

  test('ask the judge for each step, also for a wider share and for everybody', async () => {
    const asked: string[] = [];
    const rollouts = judgedBy(async (judgement) => {
      if ('releases' in judgement) asked.push(judgement.releases.map(idOfRelease).sort().join(' '));
      return nothingFound;
    });
    await rollouts.takeSteps();
    const next = [shell, nextVendors].map(idOf).sort().join(' ');
    assert.deepEqual(asked, [next]);
    await passMinutes(120);
    await rollouts.takeSteps();
    assert.deepEqual(asked, [next, next]);
    assert.equal((await served()).stable, idOf(nextVendors));
  });

  test('pause the rollout where the judge finds a problem', async () => {
    const rollouts = judgedBy(async (judgement) =>
      'releases' in judgement && judgement.releases.some((one) => isSame(one, nextVendors))
        ? { problems: ['types: x is gone'], warnings: [] }
        : nothingFound,
    );
    await rollouts.takeSteps();
    assert.match((await newest()).stateWhy, /was refused: .*types: x is gone$/);
    assert.deepEqual((await served()).shares, [5]);
  });

  test('are tried again where the judge cannot be asked, and the rollout says so', async () => {
    const away: Judge = async () => {
      throw new RegistryRefusal('unavailable', 'The checker does not answer.');
    };
    await judgedBy(away).takeSteps();
    const { state, waitsFor } = await newest();
    assert.equal(state, 'running');
    assert.deepEqual(waitsFor, ['a check that is tried again: The checker does not answer.']);
    await judgedBy(async () => {
      throw new Error('secret');
    }).takeSteps();
    assert.match((await newest()).waitsFor.join(), /the registry failed, and its log says why$/);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
    assert.equal((await newest()).waitsFor.join().includes('tried again'), false);
  });

  test('do not hinder the rollouts of other remotes', async () => {
    const boards = remoteRelease('boards', '1');
    const nextBoards = remoteRelease('boards', '2');
    await testServer.publish(boards, nextBoards);
    await promote([boards]);
    await promote([nextBoards], { canary: 10, steps });
    await passMinutes(30);
    const rollouts = judgedBy(async (judgement) =>
      'files' in judgement && judgement.files.name === 'vendors'
        ? { problems: ['files: one is lost'], warnings: [] }
        : nothingFound,
    );
    await rollouts.takeSteps();
    assert.deepEqual((await served()).shares, [5, 25]);
  });
});

const isSame = ({ release }: { release: string }, built: BuiltRelease) => release === idOf(built);
const idOfRelease = ({ release }: { release: string }) => release;
