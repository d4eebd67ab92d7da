import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

describe('operators', () => {
  let api: TestApi;
  let operator: Awaited<ReturnType<typeof signUp>>;
  before(async () => {
    api = await startTestApi();
    operator = await signUp(api, 'client', 'Operator');
    await api.db
      .updateTable('account')
      .set({ is_staff: true })
      .where('id', '=', operator.id)
      .execute();
  });
  after(() => api.stop());
  const get = (path: string, { headers } = operator) => api.get(`/api/operator/${path}`, headers);
  const post = (path: string, body?: object, { headers } = operator) =>
    api.post(`/api/operator/${path}`, body, { headers });
  const mailsTo = async (accountId: number) =>
    api.db
      .selectFrom('mail')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();

  test('only the staff is let in', async () => {
    const client = await signUp(api, 'client');
    const paths = [
      'designers/1/verify/',
      'vendors/1/unverify/',
      'accounts/1/suspend/',
      'accounts/1/reinstate/',
      'accounts/1/architect/',
    ];
    for (const path of ['queue/', 'accounts/']) {
      assert.equal((await api.get(`/api/operator/${path}`)).statusCode, 401, path);
      assert.equal((await get(path, client)).statusCode, 403, path);
    }
    for (const path of paths) {
      assert.equal((await api.post(`/api/operator/${path}`, {})).statusCode, 401, path);
      assert.equal((await post(path, {}, client)).statusCode, 403, path);
    }
  });

  test('the queue has the unverified profiles of both kinds, the longest waiting first, paged', async () => {
    const { id: designer } = await makeDesigner(api.db, { isVerified: false });
    const { id: vendor } = await makeVendor(api.db, { isVerified: false });
    await makeDesigner(api.db, { isVerified: true });
    const page = (await get('queue/')).json();
    assertMatches('ListingPage', page);
    assert.deepEqual(
      page.results.map(({ kind, id }: { kind: string; id: number }) => [kind, id]),
      [
        ['designer', designer],
        ['vendor', vendor],
      ],
    );
    assert.equal(page.count, 2);
    const { contact_name, contact_phone } = page.results[0].account.profile;
    assert.deepEqual([contact_name, contact_phone], ['Secret Contact', '+91 99999 00000']);
    const second = (await get('queue/?page=2&page_size=1')).json();
    assert.deepEqual([second.results[0].kind, second.next === null], ['vendor', true]);
    assert.equal(second.previous, 'https://aangan.test/api/operator/queue/?page_size=1');
    assert.equal((await get('queue/?page=9')).statusCode, 404);
  });

  test('verifying lists a firm, tells its owner once and is kept on record', async () => {
    const { id, accountId } = await makeVendor(api.db, {
      isVerified: false,
      name: 'Waiting Works',
    });
    const listed = async () =>
      (await api.get('/api/designers/vendors/?search=waiting')).json().count;
    assert.equal(await listed(), 0);
    for (const _time of [1, 2]) {
      const answer = await post(`vendors/${id}/verify/`);
      assert.equal(answer.statusCode, 200);
      assertMatches('Listing', answer.json());
      assert.equal(answer.json().is_verified, true);
    }
    assert.equal(await listed(), 1);
    assert.deepEqual(
      (await mailsTo(accountId)).map(({ subject }) => subject),
      ['Your profile is verified'],
    );
    const events = await api.db
      .selectFrom('verification_event')
      .selectAll()
      .where('vendor_id', '=', id)
      .execute();
    assert.deepEqual(
      events.map(({ verified, operator_id }) => [verified, operator_id]),
      [[true, operator.id]],
    );
    assert.equal((await post(`vendors/${id}/unverify/`)).json().is_verified, false);
    assert.equal(await listed(), 0);
  });

  test('an id that is none is a 404', async () => {
    for (const path of [
      'designers/999999/verify/',
      'vendors/x/verify/',
      'accounts/0x1/reinstate/',
      'accounts/999999/reinstate/',
    ]) {
      assert.equal((await post(path)).statusCode, 404, path);
    }
  });

  test('accounts are found by parts of name, address and username, newest first', async () => {
    const first = await signUp(api, 'client', 'Lakshmi_100%');
    const second = await signUp(api, 'client', 'Lakshmi');
    const ids = async (search: string) => {
      const page = (await get(`accounts/?search=${encodeURIComponent(search)}`)).json();
      assertMatches('OperatorAccountPage', page);
      return page.results.map(({ id }: { id: number }) => id);
    };
    assert.deepEqual(await ids('laksh'), [second.id, first.id]);
    assert.deepEqual(await ids('LAKSHMI person'), [second.id, first.id]);
    assert.deepEqual(await ids('_100%'), [first.id]);
    assert.deepEqual(await ids('%'), []);
    assert.equal((await ids('')).at(0), second.id);
    assert.equal((await get(`accounts/?search=${'x'.repeat(300)}`)).statusCode, 400);
  });

  test('a designer becomes an architect and back: one role flag at a time, on record', async () => {
    const designer = await signUp(api, 'designer');
    const flags = async (is_architect: unknown) => {
      const { is_designer, is_architect: is } = (
        await post(`accounts/${designer.id}/architect/`, { is_architect })
      ).json();
      return [is_designer, is];
    };
    assert.deepEqual(await flags(true), [false, true]);
    assert.deepEqual(await flags(true), [false, true]);
    assert.deepEqual(await flags(false), [true, false]);
    const events = await api.db
      .selectFrom('account_event')
      .select('kind')
      .where('account_id', '=', designer.id)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['made-architect', 'made-designer'],
    );
    const vendor = await signUp(api, 'vendor');
    const refused = await post(`accounts/${vendor.id}/architect/`, { is_architect: true });
    assert.equal(refused.statusCode, 400);
    assert.match(refused.json().detail, /Only the account of a designer/);
    const wrong = await post(`accounts/${designer.id}/architect/`, { is_architect: 'perhaps' });
    assert.deepEqual(wrong.json(), withCodes({ is_architect: ['Must be a valid boolean.'] }));
  });

  test('suspending signs out and tells why; after reinstating one can sign in again', async () => {
    const owner = await signUp(api, 'vendor', 'Shut Works');
    const me = () => api.get('/api/auth/me/', owner.headers);
    const suspended = await post(`accounts/${owner.id}/suspend/`, { reason: 'Pictures of others' });
    assert.equal(suspended.statusCode, 200);
    assert.deepEqual(
      [suspended.json().is_suspended, suspended.json().suspended_reason],
      [true, 'Pictures of others'],
    );
    assert.equal((await me()).statusCode, 401);
    const { email } = suspended.json();
    const login = () => api.post('/api/auth/login/', { email, password: 'a good password' });
    assert.equal((await login()).statusCode, 401);
    assert.deepEqual(
      (await login()).json(),
      withCodes({
        detail: 'No active account found with the given credentials',
      }),
    );
    const mail = (await mailsTo(owner.id)).at(-1);
    assert.equal(mail?.subject, 'Your account is suspended');
    assert.match(mail?.body_text ?? '', /Pictures of others/);

    const back = await post(`accounts/${owner.id}/reinstate/`);
    assert.deepEqual([back.json().is_suspended, back.json().suspended_reason], [false, null]);
    assert.equal((await login()).statusCode, 200);
    assert.equal((await me()).statusCode, 401, 'the old session stays ended');
  });

  test('the profile of a suspended account is out of sight until it is reinstated', async () => {
    const { id, accountId } = await makeVendor(api.db, { name: 'Shut Works' });
    const seen = async () => [
      (await api.get(`/api/designers/vendors/${id}/`)).statusCode,
      (await api.get('/api/designers/vendors/?search=shut')).json().count,
    ];
    assert.deepEqual(await seen(), [200, 1]);
    await post(`accounts/${accountId}/suspend/`, { reason: 'Pictures of others' });
    assert.deepEqual(await seen(), [404, 0]);
    await post(`accounts/${accountId}/reinstate/`);
    assert.deepEqual(await seen(), [200, 1]);
  });

  test('a suspension needs a reason, and the staff is not suspended', async () => {
    const client = await signUp(api, 'client');
    const path = `accounts/${client.id}/suspend/`;
    assert.deepEqual(
      (await post(path, {})).json(),
      withCodes({ reason: ['This field is required.'] }),
    );
    assert.deepEqual(
      (await post(path, { reason: ' ' })).json(),
      withCodes({
        reason: ['This field may not be blank.'],
      }),
    );
    assert.equal((await post(path, { reason: 'x'.repeat(501) })).statusCode, 400);
    const own = await post(`accounts/${operator.id}/suspend/`, { reason: 'Holiday' });
    assert.equal(own.statusCode, 400);
    assert.equal((await get('queue/')).statusCode, 200);
    const integrator = await signUp(api, 'client');
    await api.db
      .updateTable('account')
      .set({ is_integrator: true })
      .where('id', '=', integrator.id)
      .execute();
    const theirs = await post(`accounts/${integrator.id}/suspend/`, { reason: 'Holiday' });
    assert.equal(theirs.statusCode, 400);
    assert.equal((await api.get('/api/auth/me/', integrator.headers)).statusCode, 200);
  });
});
