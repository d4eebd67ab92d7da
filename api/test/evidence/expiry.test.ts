import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  lookAfterEvidenceLater,
  lookAfterEvidenceTask,
} from '../../src/modules/evidence/look-after-evidence.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { type Account, dayFromToday, evidenceCalls, newRegistration } from './evidence-calls.ts';

describe('checks that run out', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = evidenceCalls(() => api);
  const { firm, operator, given, checked, endsIn, lookAfter, own, profile } = calls;
  const reminders = async ({ email }: Account) =>
    (await mailsTo(api, email)).filter(({ subject }) => /runs out on/.test(subject)).length;
  const told = async ({ headers }: Account) =>
    (await api.get('/api/notifications/', headers))
      .json()
      .results.map((entry: { text: string }) => entry.text);

  test('remind the firm 30 and 7 days before, once each', async () => {
    const [staff, { owner }] = [await operator(), await firm()];
    const id = await checked(staff, owner, newRegistration());
    for (const [days, sent] of [
      [31, 0],
      [30, 1],
      [20, 1],
      [8, 1],
      [7, 2],
      [1, 2],
      [0, 2],
    ] as const) {
      await endsIn(id, days);
      await lookAfter();
      await lookAfter();
      assert.equal(await reminders(owner), sent, `${days} days before`);
    }
    const texts = await told(owner);
    assert.equal(texts.filter((text: string) => /our check runs out on/.test(text)).length, 2);
  });

  test('of several processes, one reminds', async () => {
    const [staff, { owner }] = [await operator(), await firm()];
    const id = await checked(staff, owner, newRegistration());
    await endsIn(id, 7);
    await Promise.all([lookAfter(), lookAfter(), lookAfter()]);
    assert.equal(await reminders(owner), 1, 'where both days are over, that is one reminder');
  });

  test('a check that is short from the start has no reminder of a day that is over', async () => {
    const [staff, { owner }] = [await operator(), await firm()];
    const id = await checked(staff, owner, newRegistration(), { checked_until: dayFromToday(12) });
    await lookAfter();
    assert.equal(await reminders(owner), 0);
    await endsIn(id, 7);
    await lookAfter();
    assert.equal(await reminders(owner), 1);
  });

  test('a firm that has sent it again is not reminded', async () => {
    const [staff, { owner }] = [await operator(), await firm()];
    const fields = newRegistration();
    const id = await checked(staff, owner, fields);
    await given(owner, fields);
    await endsIn(id, 7);
    await lookAfter();
    assert.equal(await reminders(owner), 0);
  });

  test('the last day counts; the next, the page says nothing, whether or not a job has run', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    const id = await checked(staff, owner, newRegistration());
    await endsIn(id, 0);
    assert.equal((await profile(firmId)).checks.length, 1);
    assert.equal((await profile(firmId)).is_architect, true);
    await endsIn(id, -1);
    assert.deepEqual((await profile(firmId)).checks, []);
    assert.equal((await profile(firmId)).is_architect, false);
    assert.equal((await own(owner, id)).status, 'ended');
  });

  test('the job tells the firm once that it has ended, and has caches forget the page', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    const id = await checked(staff, owner, newRegistration());
    await endsIn(id, -1);
    const { rows: noted } = await api.database.pool.query(
      "select count(*)::integer as n from public_change where kind = 'designer' and subject_id = $1",
      [firmId],
    );
    await lookAfter();
    await lookAfter();
    const texts = await told(owner);
    assert.equal(texts.filter((text: string) => /our check has run out/.test(text)).length, 1);
    const { rows: later } = await api.database.pool.query(
      "select count(*)::integer as n from public_change where kind = 'designer' and subject_id = $1",
      [firmId],
    );
    assert.equal(later[0].n, noted[0].n + 1);
  });

  test('the job adds its successor once, whoever asks for it', async () => {
    await lookAfterEvidenceLater(api.db);
    await lookAfterEvidenceLater(api.db);
    await api.runJobs();
    const { rows } = await api.database.pool.query(
      'select count(*)::integer as n from graphile_worker.jobs where task_identifier = $1',
      [lookAfterEvidenceTask],
    );
    assert.equal(rows[0].n, 1);
  });
});
