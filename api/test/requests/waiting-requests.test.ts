import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { lookAfterLater, lookAfterTask } from '../../src/modules/requests/look-after-requests.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { waitingCalls } from './waiting-calls.ts';

const day = 24;

describe('requests that wait for an answer', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = waitingCalls(() => api);
  const notifications = async ({ headers }: { headers: Record<string, string> }) =>
    (await api.get('/api/notifications/', headers)).json().results;
  const { asked, lookAfter, waits, reminders, closings, statusOf, act, away } = calls;

  test('remind their firm after a day and after two, each once', async () => {
    const { id, firm } = await asked(23.9);
    await lookAfter();
    assert.equal((await reminders(firm.owner)).length, 0);
    await waits(id, 24.1);
    await lookAfter();
    await lookAfter();
    const [first, ...more] = await reminders(firm.owner);
    assert.equal(more.length, 0);
    assert.match(String(first?.subject), /Meera Iyer.* is waiting for your answer/);
    assert.match(String(first?.body_text), /https:\/\/aangan\.test\/connection-requests\n/);
    await waits(id, 47.9);
    await lookAfter();
    assert.equal((await reminders(firm.owner)).length, 1);
    await waits(id, 48.1);
    await lookAfter();
    await waits(id, 300);
    await lookAfter();
    assert.equal((await reminders(firm.owner)).length, 2);
    assert.equal(await statusOf(id), 'pending');
  });

  test('remind once where nobody reminded for two days', async () => {
    const { firm } = await asked(50);
    await lookAfter();
    await lookAfter();
    assert.equal((await reminders(firm.owner)).length, 1);
  });

  test('remind of nothing that was answered, taken back, or sent by a client who is gone', async () => {
    const [approved, revoked, gone] = [await asked(30), await asked(30), await asked(30)];
    await act(approved.firm.owner, approved.id, 'approve');
    await act(revoked.client, revoked.id, 'revoke');
    await sql`update account set deactivated_at = now(), is_active = false where id = ${gone.client.id}`.execute(
      api.db,
    );
    await lookAfter();
    for (const { firm } of [approved, revoked, gone]) {
      assert.deepEqual(await reminders(firm.owner), []);
    }
  });

  test('remind in the firm’s language, and not at all where it wants no mails about requests', async () => {
    const [hindi, silent] = [await asked(30), await asked(30)];
    await sql`update account set language = 'hi' where id = ${hindi.firm.owner.id}`.execute(api.db);
    const settings = '/api/auth/me/email-preferences/';
    const { headers } = silent.firm.owner;
    await api.call('PATCH', settings, { payload: { requests: false }, headers });
    await lookAfter();
    const [mail] = await reminders(hindi.firm.owner);
    assert.match(String(mail?.subject), /Meera Iyer.* को आपके जवाब का इंतज़ार है/);
    assert.match(String(mail?.body_text), /aangan\.test\/hi\/connection-requests\n/);
    assert.deepEqual(await reminders(silent.firm.owner), []);
  });

  test('are closed after 14 days, and the client is told', async () => {
    const [young, old] = [await asked(14 * day - 0.1), await asked(14 * day + 0.1)];
    await lookAfter();
    await lookAfter();
    assert.deepEqual([await statusOf(young.id), await statusOf(old.id)], ['pending', 'closed']);
    assert.deepEqual(await closings(young.client), []);
    const [mail, ...more] = await closings(old.client);
    assert.equal(more.length, 0);
    assert.match(String(mail?.subject), /Firm \d+.* did not answer, so your request is closed/);
    const [told] = await notifications(old.client);
    assert.match(told.text, /Your request to .*Firm \d+.* was closed without an answer/);
    assert.equal(told.path, '/connection-requests');
    const [asks] = await notifications((await asked(30)).firm.owner);
    assert.match(asks.text, /asks to connect with you/);
  });

  test('are in the notifications of their firm each time that it is reminded', async () => {
    const { firm } = await asked(30);
    await lookAfter();
    const [told, earlier] = await notifications(firm.owner);
    assert.match(told.text, /Meera .* is waiting for your answer/);
    assert.match(earlier.text, /asks to connect with you/);
  });

  test('are told to the client in the client’s language', async () => {
    const { client } = await asked(15 * day);
    await sql`update account set language = 'hi' where id = ${client.id}`.execute(api.db);
    await lookAfter();
    const [mail] = await closings(client);
    assert.match(String(mail?.subject), /का जवाब नहीं आया, इसलिए आपकी रिक्वेस्ट बंद हो गई/);
  });

  test('are shown to both sides once they are closed, and can be neither approved nor rejected', async () => {
    const { id, client, firm } = await asked(15 * day);
    await lookAfter();
    const [sent] = await calls.sent(client);
    const [received] = await calls.received(firm.owner);
    assertMatches('ConnectionRequest', sent);
    assertMatches('ReceivedRequest', received);
    assert.deepEqual(
      [sent.id, sent.status, received.id, received.status],
      [id, 'closed', id, 'closed'],
    );
    assert.deepEqual([received.client_details.email, received.client_details.phone], [null, null]);
    for (const [what, past] of [
      ['approve', 'approved'],
      ['reject', 'rejected'],
    ] as const) {
      const refused = await act(firm.owner, id, what);
      assert.equal(refused.statusCode, 409);
      const sentence = `Only a pending request can be ${past}; this one is closed.`;
      assert.equal(refused.json().detail, sentence);
    }
    const inHindi = await api.post(`/api/designers/connection-requests/${id}/approve/`, undefined, {
      headers: { ...firm.owner.headers, 'accept-language': 'hi' },
    });
    assert.match(inHindi.json().detail, /यह जवाब न मिलने पर बंद हो चुकी है।/);
    const { count } = (
      await api.get('/api/designers/connection-requests/new/', firm.owner.headers)
    ).json();
    assert.equal(count, 0);
  });

  test('leave the client free to ask anyone again once they are closed, that firm too', async () => {
    const { client, firm } = await asked(15 * day);
    await lookAfter();
    const { email } = (await api.get('/api/auth/me/', client.headers)).json();
    const check = `/api/client/check-connection/${firm.id}/?email=${encodeURIComponent(email)}`;
    assert.equal((await api.get(check, client.headers)).json(), null);
    const again = await calls.connect(client, { designer: firm.id });
    assert.equal(again.statusCode, 201);
    assert.equal((await api.get(check, client.headers)).json().id, again.json().id);
    const other = await calls.firm('vendor');
    assert.equal((await calls.connect(client, { vendor: other.id })).statusCode, 201);
  });

  test('wait from the beginning when they are reopened', async () => {
    const { id, client, firm } = await asked(30);
    await lookAfter();
    await act(firm.owner, id, 'reject');
    await waits(id, 30 * day);
    await act(client, id, 'reopen');
    await lookAfter();
    assert.equal(await statusOf(id), 'pending');
    assert.equal((await reminders(firm.owner)).length, 1);
    await waits(id, 25);
    await lookAfter();
    assert.equal((await reminders(firm.owner)).length, 2);
  });

  test('wait from when their firm is back', async () => {
    const { id, firm } = await asked(15 * day);
    await away(firm.id, 3);
    await lookAfter();
    assert.equal(await statusOf(id), 'pending');
    assert.deepEqual(await reminders(firm.owner), []);
    await away(firm.id, -2);
    await lookAfter();
    assert.equal((await reminders(firm.owner)).length, 1);
    await away(firm.id, -13);
    await lookAfter();
    assert.equal(await statusOf(id), 'pending');
    await away(firm.id, -14);
    await lookAfter();
    assert.equal(await statusOf(id), 'closed');
  });

  test('are looked after by a job that follows itself, and never twice', async () => {
    const next = async () => {
      const { rows } = await sql<{ minutes: number }>`
        select extract(epoch from run_at - now())::integer / 60 as minutes
        from graphile_worker.jobs where key = ${lookAfterTask}`.execute(api.db);
      return rows;
    };
    await sql`select graphile_worker.remove_job(${lookAfterTask})`.execute(api.db);
    const { firm } = await asked(30);
    await lookAfterLater(api.db);
    await lookAfterLater(api.db);
    assert.equal((await next()).length, 1);
    await api.runJobs();
    assert.equal((await reminders(firm.owner)).length, 1);
    const [following, ...more] = await next();
    assert.equal(more.length, 0);
    assert.ok(following && following.minutes >= 4 && following.minutes <= 5);
  });
});
