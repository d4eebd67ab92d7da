import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ReportBatch } from '@aangan/manifest';
import type { Judge } from '../channel/with-verdicts.ts';
import { nothingFound } from '../gates/check-composition.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { createServedCompositions } from '../reports/declared-routes.ts';
import { storeBatch } from '../reports/store-batch.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import {
  aBatch,
  aFailure,
  aStart,
  emptyReports,
  servedCompositions,
} from '../testing/report-batches.ts';
import { rolloutCalls } from '../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createRolloutService } from './rollout-service.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const boards = remoteRelease('boards', '1');
const nextBoards = remoteRelease('boards', '2');
const idOf = ({ manifest }: BuiltRelease) => manifest.release;
const steps = [
  { percent: 25, afterMinutes: 30 },
  { percent: 100, afterMinutes: 120 },
];

describe('a step and what the platform judges meanwhile', () => {
  let testServer: TestServer;
  const { promote, newest, served, passMinutes, takeSteps, rules, decide } = rolloutCalls(
    () => testServer,
  );
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, nextVendors, boards, nextBoards);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote([shell, vendors, boards]);
    await rules({ minViews: 0 });
    await promote([nextVendors], { canary: 5, steps });
    await passMinutes(30);
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await testServer.database.pool.query(text, values)).rows;
  const jobs = async (task: string) =>
    (await query('select from graphile_worker.jobs where task_identifier = $1', [task])).length;

  /** A batch by which the canary of vendors is ended. */
  async function failingBatch(): Promise<ReportBatch> {
    const compositions = await servedCompositions(testServer);
    const page = compositions.get(idOf(nextVendors)) ?? assert.fail();
    const failures = Array.from({ length: 12 }, () => aFailure(page, 'vendors'));
    return aBatch([page], { failures });
  }
  /** Stores a batch without judging what it says, as a registry does that ends before it has. */
  const storeOnly = (batch: ReportBatch) =>
    testServer.database.kysely
      .transaction()
      .execute((transaction) => storeBatch(transaction, batch, createServedCompositions()));
  const judgedBy = (judge: Judge) =>
    createRolloutService({
      database: testServer.database,
      judge,
      logger: { error: () => undefined },
    });
  /** A judge that finds nothing, after something has happened the first time that it is asked. */
  function whenAsked(happens: () => Promise<unknown>): Judge {
    let isFirst = true;
    return async () => {
      if (isFirst) {
        isFirst = false;
        await happens();
      }
      return nothingFound;
    };
  }

  test('has a canary that fails ended, and takes no step with it', async () => {
    await storeOnly(await failingBatch());
    await takeSteps();
    assert.deepEqual(await served(), { shares: [], stable: idOf(vendors) });
    const { state, stateWhy } = await newest();
    assert.equal(state, 'ended');
    assert.match(stateWhy, /^Its canary was ended by platform: Pages failed: 12 from 12 networks/);
    assert.equal(await jobs('tell-team-of-rollback'), 1);
  });

  test('is not taken where the reports arrive while it is checked', async () => {
    const batch = await failingBatch();
    await judgedBy(whenAsked(() => storeOnly(batch))).takeSteps();
    assert.deepEqual((await served()).shares, [5]);
    await takeSteps();
    assert.deepEqual((await served()).shares, []);
    assert.match((await newest()).stateWhy, /Pages failed/);
  });

  test('judges a batch that is sent again, since nobody may have judged it the first time', async () => {
    const batch = await failingBatch();
    await storeOnly(batch);
    assert.deepEqual((await served()).shares, [5]);
    const [ended] = await testServer.registry.reports.receive(batch);
    assert.equal(ended?.isCanary, true);
    assert.deepEqual((await served()).shares, []);
  });

  test('does not lock what a batch of reports waits for, and the other way round', async () => {
    const compositions = await servedCompositions(testServer);
    const page = compositions.get(idOf(nextVendors)) ?? assert.fail();
    const { revision } = await testServer.registry.channels.status('production');
    const batch = () =>
      aBatch([page], {
        views: [{ composition: page.id, minute: 60, count: 5 }],
        starts: [aStart(page, { revision })],
      });
    const holder = await testServer.database.pool.connect();
    await holder.query('begin; select from canary for update');
    const waiting = [
      testServer.registry.reports.receive(batch()),
      takeSteps(),
      testServer.registry.reports.receive(batch()),
    ];
    await new Promise((resolve) => setTimeout(resolve, 500));
    await holder.query('commit');
    holder.release();
    await Promise.all(waiting);
    assert.deepEqual((await served()).shares, [25]);
    const heldUp = await query('select from rollout where held_up is not null');
    assert.deepEqual(heldUp, []);
  });

  test('is not taken with a token that is revoked while it is checked', async () => {
    await decide('end', 'vendors');
    const body = { name: 'ci', team: 'vendors', channels: ['production'], expiresInDays: 1 };
    const issued = await testServer.post('/tokens', body);
    const { token, id } = (await issued.json()) as { token: string; id: string };
    await promote([nextVendors], { canary: 5, steps }, token);
    await passMinutes(30);
    const revoke = () => testServer.post(`/tokens/${id}/revocation`, {});
    await judgedBy(whenAsked(revoke)).takeSteps();
    assert.deepEqual((await served()).shares, [5]);
    await takeSteps();
    assert.match((await newest()).stateWhy, /^The token that began it was revoked/);
  });

  test('keeps no reason of a check where the rollout is paused meanwhile', async () => {
    const away: Judge = async () => {
      await decide('pause', 'vendors');
      throw new RegistryRefusal('unavailable', 'The checker does not answer.');
    };
    await judgedBy(away).takeSteps();
    const { state, waitsFor } = await newest();
    assert.deepEqual({ state, waitsFor }, { state: 'paused', waitsFor: [] });
    await decide('resume', 'vendors');
    await judgedBy(async () => {
      await decide('end', 'vendors');
      throw new RegistryRefusal('unavailable', 'The checker does not answer.');
    }).takeSteps();
    assert.deepEqual((await newest()).waitsFor, []);
  });

  test('is taken for the other rollouts where one cannot be looked after', async () => {
    await promote([nextBoards], { canary: 10, steps });
    await passMinutes(30);
    const [first] = await query('select id from rollout order by id limit 1');
    const { id } = first as { id: number };
    await query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    await query(`create trigger refuse before update on rollout
      for each row when (old.id = ${id}) execute function refuse()`);
    try {
      await takeSteps();
    } finally {
      await query('drop trigger refuse on rollout; drop function refuse()');
    }
    assert.deepEqual((await served()).shares, [5, 25]);
  });
});
