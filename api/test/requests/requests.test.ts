import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { requestCalls, type SignedIn } from './request-calls.ts';

describe('connection requests', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { client, connect, act, sent, received, subjects, firm } = requestCalls(() => api);

  const aDayPasses = ({ id }: { id: number }) =>
    sql`update connection_request set firm_mailed_at = firm_mailed_at - interval '24 hours'
      where client_id = ${id}`.execute(api.db);

  test('a vendor is asked for goods, which its mail names, and a designer for a project', async () => {
    const [meera, works] = [await client(), await firm('vendor', { minimum: 75_000 })];
    const order = { item: 'Fern zellige', quantity: '34 sq m', delivery_place: 'Kochi' };
    const small = await connect(meera, { vendor: works.id, ...order, budget: 74_999 });
    assert.deepEqual(small.json().budget, ['Minimum order is ₹75,000']);
    const body = { vendor: works.id, ...order, project_type: 'other' };
    const { item, quantity, delivery_place } = (await connect(meera, body)).json();
    assert.deepEqual({ item, quantity, delivery_place }, order);
    assert.equal((await received(works.owner))[0].delivery_place, 'Kochi');
    const mail = await api.db
      .selectFrom('mail')
      .select('body_text')
      .where('account_id', '=', works.owner.id)
      .where('subject', 'like', 'New connection%')
      .executeTakeFirstOrThrow();
    assert.match(mail.body_text, /Asks for:? Fern zellige[\s\S]*34 sq m[\s\S]*Kochi/);
    const studio = await firm('designer');
    assert.equal((await connect(meera, { designer: studio.id, ...order })).json().item, '');
  });

  test('a client asks, sees the request among their own, and the designer is mailed and sees it', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const answer = await connect(meera, { designer: studio.id });
    assert.equal(answer.statusCode, 201);
    assertMatches('ConnectionRequest', answer.json());
    const { status, designer_details, vendor_details, project_description, budget } = answer.json();
    assert.deepEqual(
      [status, designer_details.id, vendor_details, project_description, budget],
      ['pending', studio.id, null, 'Two rooms and a balcony.', 250_000],
    );
    assert.deepEqual(
      (await sent(meera)).map(({ id }: { id: number }) => id),
      [answer.json().id],
    );
    const [got] = await received(studio.owner);
    assertMatches('ReceivedRequest', got);
    assert.deepEqual(got.client_details, {
      first_name: 'Meera',
      last_name: 'Iyer',
      avatar: null,
      email: null,
      phone: null,
      email_verified: false,
    });
    assert.deepEqual(await subjects(studio.owner), ['New connection request from Meera Iyer']);
  });

  test('how to reach the client is told with the approval, and the client is mailed', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const { id } = (await connect(meera, { designer: studio.id })).json();
    const answer = await act(studio.owner, id, 'approve');
    assert.equal(answer.statusCode, 200);
    assertMatches('ReceivedRequest', answer.json());
    const { status, client_details } = answer.json();
    assert.deepEqual(
      [status, client_details.email, client_details.phone],
      ['approved', 'meera@example.com', '+91 (80) 1234-5678'],
    );
    assert.equal((await sent(meera))[0].status, 'approved');
    assert.match((await subjects(meera)).join(), /approved your connection request$/);
  });

  test('an address that is not the account’s own, or not verified, is marked as such', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const { email } = (await api.get('/api/auth/me/', meera.headers)).json();
    await api.db
      .updateTable('account')
      .set({ email_verified_at: new Date() })
      .where('id', '=', meera.id)
      .execute();
    await connect(meera, { designer: studio.id, email });
    assert.equal((await received(studio.owner))[0].client_details.email_verified, true);
    await api.db
      .updateTable('account')
      .set({ email_verified_at: null })
      .where('id', '=', meera.id)
      .execute();
    assert.equal((await received(studio.owner))[0].client_details.email_verified, false);
  });

  test('a rejection is mailed; the client reopens a day later, and the designer is mailed again', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const { id } = (await connect(meera, { designer: studio.id })).json();
    assert.equal((await act(studio.owner, id, 'reject')).json().client_details.email, null);
    assert.match((await subjects(meera)).join(), /rejected your connection request$/);
    await aDayPasses(meera);
    const reopened = await act(meera, id, 'reopen');
    assert.equal(reopened.statusCode, 200);
    assertMatches('ConnectionRequest', reopened.json());
    assert.equal(reopened.json().status, 'pending');
    assert.equal((await subjects(studio.owner)).length, 2);
  });

  test('a firm gets one mail a day for one client, however often that client connects', async () => {
    for (const role of ['designer', 'vendor'] as const) {
      const [meera, ravi, studio] = [await client(), await client('Ravi'), await firm(role)];
      for (let time = 0; time < 20; time += 1) {
        const { id } = (await connect(meera, { [role]: studio.id })).json();
        await act(meera, id, 'revoke');
      }
      assert.equal((await subjects(studio.owner)).length, 1);
      const { id } = (await connect(ravi, { [role]: studio.id })).json();
      assert.equal((await subjects(studio.owner)).length, 2, 'another client is another matter');
      await act(studio.owner, id, 'reject');
      await act(ravi, id, 'reopen');
      assert.equal((await subjects(studio.owner)).length, 2, 'nor does reopening mail again');
      await aDayPasses(meera);
      await connect(meera, { [role]: studio.id });
      assert.equal((await subjects(studio.owner)).length, 3);
    }
  });

  test('a revoked request is gone from both lists, and another may be sent', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const { id } = (await connect(meera, { designer: studio.id })).json();
    assert.equal((await act(meera, id, 'revoke')).json().status, 'revoked');
    assert.deepEqual([await sent(meera), await received(studio.owner)], [[], []]);
    assert.equal((await connect(meera, { designer: studio.id })).statusCode, 201);
  });

  test('every wrong transition is a 409 that says why, and changes nothing', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const { id } = (await connect(meera, { designer: studio.id })).json();
    const refused = async (who: SignedIn, what: string, detail: string) => {
      const answer = await act(who, id, what);
      assert.equal(answer.statusCode, 409, what);
      assert.deepEqual(answer.json(), withCodes({ detail }));
    };
    await refused(meera, 'reopen', 'Only a rejected request can be reopened; this one is pending.');
    await act(studio.owner, id, 'approve');
    await refused(
      studio.owner,
      'approve',
      'Only a pending request can be approved; this one is approved.',
    );
    await refused(
      studio.owner,
      'reject',
      'Only a pending request can be rejected; this one is approved.',
    );
    await refused(meera, 'revoke', 'Only a pending request can be revoked; this one is approved.');
    await refused(
      meera,
      'reopen',
      'Only a rejected request can be reopened; this one is approved.',
    );
    assert.equal((await sent(meera))[0].status, 'approved');
  });

  test('of an approval and a revocation at the same moment exactly one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [meera, studio] = [await client(), await firm('designer')];
      const { id } = (await connect(meera, { designer: studio.id })).json();
      const answers = await Promise.all([
        act(meera, id, 'revoke'),
        act(studio.owner, id, 'approve'),
        act(studio.owner, id, 'reject'),
      ]);
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409]);
    }
  });

  test('one active request per pair, also when two are sent at once', async () => {
    const [meera, studio, other] = [await client(), await firm('designer'), await firm('designer')];
    const answers = await Promise.all([1, 2, 3].map(() => connect(meera, { designer: studio.id })));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 400, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400)?.json();
    assert.deepEqual(
      refused,
      withCodes({
        non_field_errors: ['You already have an active request with this designer.'],
      }),
    );
    assert.equal((await connect(meera, { designer: other.id })).statusCode, 201);
    assert.equal((await subjects(studio.owner)).length, 1);
  });

  test('a rejected request is not reopened beside an active one', async () => {
    const [meera, works] = [await client(), await firm('vendor')];
    const { id } = (await connect(meera, { vendor: works.id })).json();
    await act(works.owner, id, 'reject');
    await connect(meera, { vendor: works.id });
    const answer = await act(meera, id, 'reopen');
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(
      answer.json(),
      withCodes({
        non_field_errors: ['You already have an active request with this vendor.'],
      }),
    );
  });

  test('another account’s request does not exist', async () => {
    const [meera, asha] = [await client(), await client('Asha')];
    const [studio, other] = [await firm('designer'), await firm('vendor')];
    const { id } = (await connect(meera, { designer: studio.id })).json();
    for (const what of ['revoke', 'reopen'])
      assert.equal((await act(asha, id, what)).statusCode, 404);
    for (const what of ['approve', 'reject']) {
      assert.equal((await act(other.owner, id, what)).statusCode, 404);
    }
    for (const wrong of [0, 999_999, 'x', '1e3']) {
      assert.equal((await act(meera, wrong as number, 'revoke')).statusCode, 404, String(wrong));
    }
    assert.deepEqual([await sent(asha), await received(other.owner)], [[], []]);
  });

  test('the number of new requests counts what waits for an answer', async () => {
    const studio = await firm('designer');
    const count = async () =>
      (await api.get('/api/designers/connection-requests/new/', studio.owner.headers)).json().count;
    assert.equal(await count(), 0);
    const { id } = (await connect(await client(), { designer: studio.id })).json();
    await connect(await client('Asha'), { designer: studio.id });
    assert.equal(await count(), 2);
    await act(studio.owner, id, 'approve');
    assert.equal(await count(), 1);
  });

  test('who switched mails about requests off gets none', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    await api.db
      .insertInto('notification_setting')
      .values({ account_id: studio.owner.id, off_mail: ['requests'] })
      .execute();
    await connect(meera, { designer: studio.id });
    assert.deepEqual(await subjects(studio.owner), []);
    assert.equal((await received(studio.owner)).length, 1);
  });
});
