import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const ticket = {
  name: 'Asha Menon',
  email: 'asha@example.com',
  subject: 'My profile',
  message: 'It shows\nthe wrong city.',
};

describe('POST /support/tickets/', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ ticketsPerAddress: 1000, ticketsPerEmail: 1000 });
  });
  after(() => api.stop());
  const open = (body: object, headers = {}) => api.post('/api/support/tickets/', body, { headers });

  test('keeps the ticket, answers its reference, mails it to the support and confirms it', async () => {
    const answer = await open(ticket);
    assert.equal(answer.statusCode, 201);
    const { reference } = answer.json();
    assert.match(reference, /^AAN-\d{6}$/);
    const [kept] = await api.db.selectFrom('support_ticket').selectAll().execute();
    assert.deepEqual(
      {
        name: kept?.name,
        subject: kept?.subject,
        message: kept?.message,
        account: kept?.account_id,
      },
      { name: ticket.name, subject: ticket.subject, message: ticket.message, account: null },
    );
    const mails = await api.db.selectFrom('mail').selectAll().orderBy('id').execute();
    assert.deepEqual(
      mails.map(({ recipient, subject }) => [recipient, subject]),
      [
        ['support@aangan.test', `[${reference}] My profile`],
        ['asha@example.com', `We have your message (${reference})`],
      ],
    );
    assert.match(mails[0]?.body_text ?? '', /It shows\nthe wrong city\./);
    assert.match(mails[1]?.body_text ?? '', /within 24 working hours/);
    assert.doesNotMatch(mails[1]?.body_text ?? '', /Asha|wrong city|My profile/);
  });

  test('remembers who wrote it when they are signed in', async () => {
    const { id, headers } = await signUp(api, 'client');
    assert.equal((await open({ ...ticket, subject: 'Signed in' }, headers)).statusCode, 201);
    const kept = await api.db
      .selectFrom('support_ticket')
      .select('account_id')
      .where('subject', '=', 'Signed in')
      .executeTakeFirst();
    assert.equal(kept?.account_id, id);
  });

  test('repeats what was written to an address that is known to be the sender’s', async () => {
    const sender = await signUp(api, 'client');
    const written = { ...ticket, email: sender.email };
    const confirmation = async () => {
      await open(written, sender.headers);
      const [mail] = await api.db
        .selectFrom('mail')
        .select('body_text')
        .where('recipient', '=', sender.email)
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      return mail?.body_text ?? '';
    };
    assert.doesNotMatch(await confirmation(), /wrong city/);
    await api.db
      .updateTable('account')
      .set({ email_verified_at: new Date().toISOString() })
      .where('id', '=', sender.id)
      .execute();
    assert.match(await confirmation(), /Dear Asha Menon,[\s\S]*wrong city/);
  });

  test('a token that is not valid is said, not passed over', async () => {
    assert.equal((await open(ticket, { authorization: 'Bearer x' })).statusCode, 401);
  });

  test('every field is required and bounded', async () => {
    const { name, email, subject, message } = (await open({})).json();
    for (const messages of [name, email, subject, message]) {
      assert.deepEqual(messages, ['This field is required.']);
    }
    const tooLong = (max: number) => [`Ensure this field has no more than ${max} characters.`];
    for (const [field, value, expected] of [
      ['name', ' ', ['This field may not be blank.']],
      ['name', 'x'.repeat(301), tooLong(300)],
      ['email', 'asha', ['Enter a valid email address.']],
      ['subject', 'x'.repeat(201), tooLong(200)],
      ['message', 'x'.repeat(10_001), tooLong(10_000)],
      ['message', {}, ['Not a valid string.']],
      ['message', 'a\u0000b', ['Null characters are not allowed.']],
    ] as const) {
      const answer = await open({ ...ticket, [field]: value });
      assert.equal(answer.statusCode, 400, `${field}: ${String(value).slice(0, 20)}`);
      assert.deepEqual(answer.json(), withCodes({ [field]: expected }));
    }
    assert.equal((await open({ ...ticket, message: 'x'.repeat(10_000) })).statusCode, 201);
  });
});

test('one address opens only so many tickets in a while', async () => {
  const api = await startTestApi({ ticketsPerAddress: 2 });
  try {
    const open = (remoteAddress: string) =>
      api.post('/api/support/tickets/', ticket, { remoteAddress });
    for (const status of [201, 201, 429]) assert.equal((await open('10.1.1.1')).statusCode, status);
    assert.ok(Number((await open('10.1.1.1')).headers['retry-after']) > 0);
    assert.equal((await open('10.1.1.2')).statusCode, 201);
  } finally {
    await api.stop();
  }
});

test('GET /public/site/ answers the facts of the legal pages from the settings', async () => {
  const api = await startTestApi({ providerName: 'Example Homes', courtCity: 'Mumbai' });
  try {
    const answer = await api.get('/api/public/site/', { authorization: 'Bearer ignored' });
    assert.equal(answer.statusCode, 200);
    const { provider_name, court_city, support_email, terms_version, grievance_officer } =
      answer.json();
    assert.deepEqual([provider_name, court_city], ['Example Homes', 'Mumbai']);
    assert.equal(support_email, 'support@aangan.test');
    assert.match(terms_version, /^\d{4}-\d{2}$/);
    for (const fact of ['name', 'address', 'email']) assert.ok(grievance_officer[fact]);
  } finally {
    await api.stop();
  }
});
