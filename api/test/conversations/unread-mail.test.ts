import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { mailUnread } from '../../src/modules/conversations/unread-mail.service.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { conversationCalls } from './conversation-calls.ts';

type Person = { id: number; email: string; headers: { authorization: string } };

/** A time of day in India, on a day after the messages of these tests were sent. */
const inIndia = (time: string) => new Date(`2099-05-05T${time}:00+05:30`);

describe('mails about messages that were not read', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = conversationCalls(() => api);
  const { talk, send, markRead } = calls;

  const mails = async ({ email }: Person) =>
    (await mailsTo(api, email)).filter(({ subject }) => /message|मैसेज/.test(subject));
  /** Does the job that waits. */
  const mail = async (who: Person, at: Date) => {
    await sql`select graphile_worker.remove_job(${`unread ${who.id}`})`.execute(api.db);
    await mailUnread(api.db, who.id, 'https://aangan.test', at);
  };
  /** Says when all messages of a conversation were sent. */
  const sentAt = (id: number, at: Date) =>
    sql`update message set created_at = ${at.toISOString()} where conversation_id = ${id}`.execute(
      api.db,
    );
  const jobsOf = async ({ id }: Person): Promise<Date[]> => {
    const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
      where key = ${`unread ${id}`}`.execute(api.db);
    return rows.map(({ run_at }) => new Date(run_at));
  };
  const minutes = (from: Date, count: number) => new Date(from.getTime() + count * 60_000);

  test('gather what is new, from whom, without what it says, in the account’s language', async () => {
    const { client, firm, id } = await talk();
    const other = await calls.firm('vendor');
    const asked = await calls.connect(client, { vendor: other.id });
    await calls.act(other.owner, asked.json().id, 'approve');
    const [{ id: second }] = (await calls.list(client)).results;
    for (const text of ['secret one', 'secret two']) await send(firm, id, { text });
    await send(other.owner, second, { text: 'secret three' });
    await mail(client, inIndia('12:00'));
    const [first, ...more] = await mails(client);
    assert.equal(more.length, 0);
    assert.equal(first?.subject, '3 new messages for you');
    assert.match(String(first?.body_text), /: 2 new messages\n.*: 1 new message\n/);
    assert.match(String(first?.body_text), /https:\/\/aangan\.test\/conversations\n/);
    assert.doesNotMatch(String(first?.body_text), /secret/);

    await sql`update account set language = 'hi' where id = ${firm.id}`.execute(api.db);
    await send(client, id);
    await mail(firm, inIndia('12:00'));
    const [inHindi] = await mails(firm);
    assert.match(String(inHindi?.subject), /Meera Iyer.* से 1 नया मैसेज/);
    assert.match(String(inHindi?.body_text), new RegExp(`/hi/conversations/${id}\\n`));
  });

  test('come ten minutes after a message, and not where it was read by then', async () => {
    const { client, firm, id } = await talk();
    await send(firm, id);
    const noon = inIndia('12:00');
    await sentAt(id, noon);
    await mail(client, minutes(noon, 9));
    assert.equal((await mails(client)).length, 0);
    assert.deepEqual(await jobsOf(client), [minutes(noon, 10)], 'it comes again when it is due');
    await mail(client, minutes(noon, 10));
    assert.equal((await mails(client)).length, 1);
    await send(firm, id);
    await markRead(client, id, 2);
    await mail(client, minutes(noon, 300));
    assert.equal((await mails(client)).length, 1);
  });

  test('come at most once an hour, and tell nothing twice', async () => {
    const { client, firm, id } = await talk();
    await send(firm, id);
    const noon = inIndia('12:00');
    await sentAt(id, noon);
    await mail(client, minutes(noon, 10));
    await mail(client, minutes(noon, 200));
    assert.equal((await mails(client)).length, 1, 'the job may run again');
    await send(firm, id);
    await sql`update message set created_at = ${minutes(noon, 12).toISOString()}
      where conversation_id = ${id} and sequence = 2`.execute(api.db);
    await mail(client, minutes(noon, 30));
    assert.equal((await mails(client)).length, 1);
    assert.deepEqual((await jobsOf(client)).at(-1), minutes(noon, 70));
    await mail(client, minutes(noon, 70));
    const [second] = await mails(client);
    assert.equal((await mails(client)).length, 2);
    assert.match(String(second?.subject), /^1 new message from/);
  });

  test('wait from 22 to 8 in India, unless the account wishes them', async () => {
    const { client, firm, id } = await talk();
    await send(firm, id);
    await send(client, id);
    for (const time of ['22:00', '23:59', '00:00', '07:59']) await mail(client, inIndia(time));
    assert.equal((await mails(client)).length, 0);
    assert.deepEqual((await jobsOf(client)).at(-1), inIndia('08:00'));
    await mail(client, inIndia('08:00'));
    assert.equal((await mails(client)).length, 1);
    const settings = '/api/auth/me/email-preferences/';
    await api.call('PATCH', settings, { payload: { at_night: true }, headers: firm.headers });
    await mail(firm, inIndia('23:00'));
    assert.equal((await mails(firm)).length, 1);
  });

  test('are sent in the evening where they are due before 22', async () => {
    const { client, firm, id } = await talk();
    await send(firm, id);
    await mail(client, inIndia('21:59'));
    assert.equal((await mails(client)).length, 1);
  });

  test('can be switched off', async () => {
    const { client, firm, id } = await talk();
    const settings = '/api/auth/me/email-preferences/';
    await api.call('PATCH', settings, { payload: { messages: false }, headers: client.headers });
    await send(firm, id);
    await mail(client, inIndia('12:00'));
    assert.equal((await mails(client)).length, 0);
  });

  test('are one where several processes do the job at the same moment', async () => {
    const { client, firm, id } = await talk();
    await send(firm, id);
    const noon = inIndia('12:00');
    await Promise.all([mail(client, noon), mail(client, noon), mail(client, noon)]);
    assert.equal((await mails(client)).length, 1);
  });

  test('are the work of one job of the receiver, ten minutes after the first message', async () => {
    const { client, firm, id } = await talk();
    const began = Date.now();
    await send(firm, id);
    const [first] = await jobsOf(client);
    await send(firm, id);
    assert.deepEqual(await jobsOf(client), [first], 'a further message does not put it off');
    const wait = (first?.getTime() ?? 0) - began;
    assert.ok(wait > 590_000 && wait < 660_000, String(wait));
    assert.deepEqual(await jobsOf(firm), []);
    await sql`update message set created_at = now() - interval '11 minutes' where conversation_id = ${id}`.execute(
      api.db,
    );
    await sql`update graphile_worker._private_jobs set run_at = now() where key = ${`unread ${client.id}`}`.execute(
      api.db,
    );
    await api.call('PATCH', '/api/auth/me/email-preferences/', {
      payload: { at_night: true },
      headers: client.headers,
    });
    await api.runJobs();
    assert.equal((await mails(client)).length, 1);
  });
});
