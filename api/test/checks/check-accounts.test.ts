import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addJob } from '@aangan/server';
import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import { setPrivilege } from '../../src/index.ts';
import { passwordResetTask } from '../../src/modules/auth/email-links.service.ts';
import type { makeCheckAccount } from '../../src/modules/checks/check-accounts.service.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { signUp } from '../testing/sign-up.ts';
import { edgeSecret, startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const address = '/api/checks/accounts/';
const roles = ['client', 'designer', 'architect', 'vendor'] as const;

type Made = Awaited<ReturnType<typeof makeCheckAccount>>;

describe('an account that is made to check a release', () => {
  let api: TestApi;
  let operator: { authorization: string };
  before(async () => {
    api = await startTestApi();
    await makeDesigner(api.db);
    const account = await signUp(api, 'client', 'Olga');
    await api.db
      .updateTable('account')
      .set({ is_staff: true })
      .where('id', '=', account.id)
      .execute();
    operator = account.headers;
  });
  after(() => api.stop());

  const signed = (text: string, secret = edgeSecret) => ({
    [edgeSignatureHeader]: signEdge(text, secret),
  });
  const ask = (method: 'POST' | 'DELETE', url: string) =>
    api.call(method, url, { headers: signed(`${method} ${url}`) });
  const make = async (role: string) => {
    const answer = await ask('POST', `${address}${role}/`);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json() as Made;
  };
  const end = (id: string) => ask('DELETE', `${address}${id}/`);
  const query = async (text: string) => (await api.database.pool.query(text)).rows;
  const emailOf = async ({ authorization }: Made) =>
    String((await api.get('/api/auth/me/', { authorization })).json().email);

  test('is made for who has the site’s secret, and signed for this request', async () => {
    const url = `${address}client/`;
    for (const headers of [
      {},
      signed(`POST ${url}`, 'another secret of 32 characters ....'),
      signed(`POST ${address}vendor/`),
      signed(`DELETE ${url}`),
      signed(''),
      signed('{}'),
      operator,
    ]) {
      const refused = await api.post(url, undefined, { headers });
      assert.equal(refused.statusCode, 403, JSON.stringify(headers));
    }
    for (const role of ['guest', 'constructor']) {
      assert.equal((await ask('POST', `${address}${role}/`)).statusCode, 404);
    }
    assert.deepEqual(await query('select from account where check_until is not null'), []);
  });

  for (const role of roles) {
    test(`reads as a ${role} does, with data of its own`, async () => {
      const { id, authorization, storage, flags, asks } = await make(role);
      const read = async (url: string) => {
        const answer = await api.get(url, { authorization });
        assert.equal(answer.statusCode, 200, `${url} ${answer.body}`);
        return answer.json();
      };
      const me = await read(asks[0] ?? '');
      assert.equal(String(me.id), id);
      const { is_designer, is_architect, is_vendor, is_staff, is_integrator } = me;
      assert.deepEqual(
        [is_designer, is_architect, is_vendor, is_staff, is_integrator],
        [role === 'designer', role === 'architect', role === 'vendor', false, false],
      );
      if (role === 'vendor') await read('/api/designers/vendors/me/');
      else if (role !== 'client') await read('/api/designers/profiles/me/');
      assert.deepEqual(flags, []);
      assert.ok(!Object.values(storage).some((text) => authorization.includes(text)));
      assert.equal((await end(id)).statusCode, 204);
      assert.equal((await api.get('/api/auth/me/', { authorization })).statusCode, 401);
    });
  }

  test('changes nothing: each call that changes something and takes a token refuses it', async () => {
    const { id, authorization } = await make('designer');
    const document = (await api.get('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, { security?: unknown }>>;
    };
    const calls = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method, { security }]) => method !== 'get' && security)
        .map(([method]) => [method.toUpperCase(), `/api${path.replace(/\{\w+\}/g, '1')}`] as const),
    );
    assert.ok(calls.length > 30, String(calls.length));
    for (const [method, url] of calls) {
      const answer = await api.call(method as 'POST', url, {
        payload: {},
        headers: { authorization },
      });
      assert.equal(answer.statusCode, 403, `${method} ${url} ${answer.body}`);
      assert.deepEqual(
        answer.json(),
        withCodes({ detail: 'An account that was made to check a release may only read.' }),
      );
    }
    assert.deepEqual(await query(`select from throttle where key = 'writes:${id}'`), []);
    await end(id);
  });

  test('is in no list, figure, search, sitemap, trail or change of what is public', async () => {
    const seen = async () => {
      const bodies: string[] = [];
      for (const [url, headers] of [
        ['/api/operator/accounts/', operator],
        ['/api/operator/accounts/?search=release', operator],
        ['/api/operator/queue/', operator],
        ['/api/operator/audit/', operator],
        ['/api/operator/reviews/', operator],
        ['/api/designers/profiles/', {}],
        ['/api/designers/profiles/?search=release', {}],
        ['/api/designers/profiles/facets/', {}],
        ['/api/designers/vendors/', {}],
        ['/api/designers/vendors/?search=release', {}],
        ['/api/designers/vendors/facets/', {}],
        ['/api/public/site/', {}],
      ] as const) {
        const answer = await api.get(url, headers);
        assert.equal(answer.statusCode, 200, `${url} ${answer.body}`);
        bodies.push(`${url} ${answer.body}`);
      }
      for (const file of ['sitemap.xml', 'sitemap-designers-1.xml', 'sitemap-vendors-1.xml']) {
        bodies.push((await api.get(`/api/public/${file}`)).body);
      }
      const tables = ['search_word', 'public_change', 'mail', 'erased_profile', 'account_event'];
      for (const table of tables) {
        const [row] = await query(`select count(*)::integer as count from ${table}`);
        bodies.push(`${table} ${row.count}`);
      }
      return bodies;
    };
    const none = await seen();
    const made: Made[] = [];
    for (const role of roles) made.push(await make(role));
    for (const { authorization } of made) await api.get('/api/auth/me/export/', { authorization });
    assert.deepEqual(await seen(), none);
    for (const { id } of made) {
      const one = await api.get(`/api/operator/accounts/${id}/`, operator);
      assert.equal(one.statusCode, 404);
      const suspended = await api.post(
        `/api/operator/accounts/${id}/suspend/`,
        { reason: 'It is not known' },
        { headers: operator },
      );
      assert.equal(suspended.statusCode, 404);
    }
    const profiles = await query(`select 'designers/profiles' as kind, p.id from designer_profile p
      join account a on a.id = p.account_id where a.check_until is not null
      union all select 'designers/vendors', p.id from vendor_profile p
      join account a on a.id = p.account_id where a.check_until is not null`);
    assert.equal(profiles.length, 3);
    for (const { kind, id } of profiles) {
      assert.equal((await api.get(`/api/${kind}/${id}/`)).statusCode, 404);
      await assert.rejects(
        query(`update ${kind.endsWith('vendors') ? 'vendor' : 'designer'}_profile set is_verified = true
          where id = ${id}`),
        /made for a check/,
      );
    }
    for (const { id } of made) await end(id);
    assert.deepEqual(await seen(), none);
  });

  test('cannot be signed in to, recovered by mail, or given rights', async () => {
    const made = await make('client');
    const email = await emailOf(made);
    for (const [url, body] of [
      ['login', { email, password: 'of a check' }],
      ['register', { email, password: 'a good password', first_name: 'Asha' }],
      ['password/forgot', { email }],
    ] as const) {
      assert.equal((await api.post(`/api/auth/${url}/`, body)).statusCode, 400, url);
    }
    await addJob(api.db, passwordResetTask, { email });
    await api.runJobs();
    assert.deepEqual(await query(`select from mail where recipient = '${email}'`), []);
    assert.deepEqual(await query(`select from email_token where email = '${email}'`), []);
    for (const privilege of ['operator', 'integrator'] as const) {
      assert.equal(await setPrivilege(api.database, { email, privilege, isHeld: true }), false);
    }
    for (const change of ['is_staff = true', 'is_integrator = true', `password_hash = 'x'`]) {
      await assert.rejects(
        query(`update account set ${change} where id = ${made.id}`),
        /account_for_a_check/,
      );
    }
    for (const stored of Object.values(made.storage)) {
      const answer = await api.get('/api/auth/me/', { authorization: `Bearer ${stored}` });
      assert.equal(answer.statusCode, 401);
      const renewed = await api.post('/api/auth/token/refresh/', { refresh: stored });
      assert.equal(renewed.statusCode, 401);
    }
    await end(made.id);
  });

  test('is erased alone and wholly, and by a job where the check has died', async () => {
    const person = await signUp(api, 'client', 'Asha');
    assert.equal((await end(String(person.id))).statusCode, 204);
    assert.equal((await api.get('/api/auth/me/', person.headers)).statusCode, 200);
    const { id, authorization } = await make('vendor');
    const left = () =>
      query(`select 'account' as kept from account where id = ${id} union all
        select 'session' from session where account_id = ${id} union all
        select 'profile' from vendor_profile where account_id = ${id}`);
    assert.equal((await left()).length, 3);
    const [job] = await query(`select j.run_at > now() + interval '15 minutes' and
      j.run_at < now() + interval '17 minutes' as is_in_time from graphile_worker.jobs j
      where j.task_identifier = 'end-check-accounts'`);
    assert.deepEqual(job, { is_in_time: true });
    await query(`update account set check_until = now() - interval '1 second' where id = ${id}`);
    await query(
      `update session set expires_at = now() - interval '1 second' where account_id = ${id}`,
    );
    await query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
      from graphile_worker.jobs where task_identifier = 'end-check-accounts'`);
    assert.equal((await api.get('/api/auth/me/', { authorization })).statusCode, 401);
    await api.runJobs();
    assert.deepEqual(await left(), []);
  });

  test('is not made beside too many others', async () => {
    await query(`insert into account (email, username, first_name, check_until)
      select 'c' || n || '@check.invalid', 'c' || n, 'C', now() + interval '1 hour' from generate_series(1, 100) n`);
    const refused = await ask('POST', `${address}client/`);
    assert.equal(refused.statusCode, 429);
    await query('delete from account where check_until is not null');
  });
});
