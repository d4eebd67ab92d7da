import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type AuditKind, auditKinds } from '@aangan/domain';
import { readSettings } from '@aangan/server';
import { sql } from 'kysely';
import { apiSettings } from '../../src/config.ts';
import { setPrivilege } from '../../src/index.ts';
import { shortenedAddress } from '../../src/plugins/shortened-address.ts';
import { sweepRecords } from '../../src/sweep-records.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { signIn } from '../testing/sign-in.ts';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

interface Event {
  id: string;
  kind: AuditKind;
  network: string | null;
  device: string | null;
  times: number;
  reason: string | null;
}
interface TrailEvent extends Event {
  account: { id: number; email: string } | null;
  operator: { id: number; email: string } | null;
}
type Headers = Record<string, string>;

const from = { remoteAddress: '203.0.113.77' };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

describe('the audit trail', () => {
  let api: TestApi;
  let operator: Awaited<ReturnType<typeof signUp>>;
  before(async () => {
    api = await startTestApi();
    operator = await signUp(api, 'client', 'Olga');
    const { email } = operator;
    await setPrivilege(api.database, { email, privilege: 'operator', isHeld: true });
  });
  after(() => api.stop());

  const ownEvents = async (headers: Headers) =>
    (await api.get('/api/auth/me/events/', headers)).json() as Event[];
  const kindsOf = async (headers: Headers) => (await ownEvents(headers)).map(({ kind }) => kind);
  const trail = async (search: string) => {
    const answer = await api.get(`/api/operator/audit/?search=${search}`, operator.headers);
    return (answer.json() as { results: TrailEvent[] }).results;
  };
  const tryToSignIn = (email: string, password: string) =>
    api.post(
      '/api/auth/login/',
      { email, password },
      { ...from, headers: { 'user-agent': firefox } },
    );

  test('has sign-ins, from which network and device, and failed ones of an hour as one', async () => {
    const person = await signUp(api, 'client');
    for (let turn = 0; turn < 3; turn += 1) await tryToSignIn(person.email, 'a wrong guess');
    await tryToSignIn(person.email, signUpPassword);
    const events = await ownEvents(person.headers);
    for (const event of events) assertMatches('OwnEvent', event);
    const shown = events.map(({ kind, network, device, times }) => [kind, network, device, times]);
    const here = ['203.0.113.0/24', 'Firefox on Linux'];
    assert.deepEqual(shown, [
      ['signed-in', ...here, 1],
      ['sign-in-failed', ...here, 3],
      ['signed-up', '127.0.0.0/24', 'Unknown device', 1],
    ]);
  });

  test('has failed sign-ins to no account, without what was typed', async () => {
    await tryToSignIn('no-account@example.com', 'a wrong guess');
    const [newest] = await trail('');
    assert.deepEqual([newest?.kind, newest?.account], ['sign-in-failed', null]);
    const { rows } = await sql<{ row: string }>`select e::text as row from audit_event e`.execute(
      api.db,
    );
    assert.ok(rows.every(({ row }) => !/no-account|guess|203\.0\.113\.77/.test(row)));
  });

  test('has what its owner changed, once each', async () => {
    const person = await signUp(api, 'client');
    const { headers } = person;
    const other = await signIn(api, person.email);
    const [session] = (await api.get('/api/auth/sessions/', headers))
      .json()
      .filter((one: { is_current: boolean }) => !one.is_current);
    await api.call('DELETE', `/api/auth/sessions/${session.id}/`, { headers });
    await api.call('DELETE', `/api/auth/sessions/${session.id}/`, { headers });
    await signIn(api, person.email);
    await api.call('DELETE', '/api/auth/sessions/', { headers });
    await api.call('DELETE', '/api/auth/sessions/', { headers });
    const password = signUpPassword;
    const mails = { email: 'another-address@example.com', password };
    await api.post('/api/auth/me/email/', mails, { headers });
    const passwords = { current_password: password, password: 'another good password' };
    await api.post('/api/auth/me/password/', passwords, { headers });
    const call = { headers, payload: { first_name: 'Firm', last_name: 'Person', bio: 'New' } };
    await api.call('PATCH', '/api/auth/me/', call);
    await api.call('PATCH', '/api/auth/me/', { headers, payload: { first_name: 'Another' } });
    await api.get('/api/auth/me/export/', headers);
    assert.deepEqual(await kindsOf(headers), [
      'data-exported',
      'name-changed',
      'password-changed',
      'email-changed',
      'other-sessions-ended',
      'signed-in',
      'session-ended',
      'signed-in',
      'signed-up',
    ]);
    await api.post('/api/auth/logout/', { refresh: person.refresh });
    await api.post('/api/auth/logout/', { refresh: other.refresh });
    const kinds = (await trail('another-address')).map(({ kind }) => kind);
    assert.deepEqual(kinds.slice(0, 2), ['signed-out', 'data-exported']);
  });

  test('has what operators decided, with who and why, for operators; for the owner without who', async () => {
    const firm = await signUp(api, 'designer', 'Audited Studio');
    const { id } = await makeDesigner(api.db);
    await sql`update designer_profile set account_id = ${firm.id}, is_verified = false
      where id = ${id}`.execute(api.db);
    const post = (path: string, body?: object) =>
      api.post(`/api/operator/${path}/`, body, { headers: operator.headers });
    await post(`designers/${id}/send-back`, { why: 'An address is missing.' });
    await post(`designers/${id}/verify`);
    await post(`designers/${id}/unverify`);
    await post(`accounts/${firm.id}/architect`, { is_architect: true });
    const own = await ownEvents(firm.headers);
    const decided = [
      ['made-architect', null],
      ['unverified', null],
      ['verified', null],
      ['sent-back', 'An address is missing.'],
    ];
    assert.deepEqual(
      own.slice(0, 4).map(({ kind, reason }) => [kind, reason]),
      decided,
    );
    assert.ok(!JSON.stringify(own).includes(operator.email));
    await post(`accounts/${firm.id}/suspend`, { reason: 'Copied work.' });
    const events = await trail('audited');
    for (const event of events) assertMatches('AuditEvent', event);
    assert.deepEqual(
      events.slice(0, 5).map(({ kind, reason }) => [kind, reason]),
      [['suspended', 'Copied work.'], ...decided],
    );
    for (const event of events.slice(0, 5)) {
      assert.deepEqual([event.account?.id, event.operator?.id], [firm.id, operator.id]);
    }
    const byOperator = await trail('olga');
    assert.ok(byOperator.some(({ account }) => account?.id === firm.id));
  });

  test('has privileges that were given and taken, once each', async () => {
    const person = await signUp(api, 'client');
    for (const isHeld of [true, true, false, false]) {
      const change = { email: person.email, privilege: 'integrator', isHeld } as const;
      assert.equal(await setPrivilege(api.database, change), true);
    }
    assert.deepEqual((await kindsOf(person.headers)).slice(0, 2), [
      'integrator-ended',
      'made-integrator',
    ]);
  });

  test('has a session that ended because an old token was used again', async () => {
    const person = await signUp(api, 'client');
    await api.post('/api/auth/token/refresh/', { refresh: person.refresh });
    await sql`update refresh_token set used_at = now() - interval '1 hour'
      where used_at is not null`.execute(api.db);
    for (let turn = 0; turn < 2; turn += 1) {
      await api.post('/api/auth/token/refresh/', { refresh: person.refresh });
    }
    const again = await signIn(api, person.email);
    assert.deepEqual(await kindsOf(again.headers), ['signed-in', 'session-reused', 'signed-up']);
  });

  test('is kept for 180 days', async () => {
    const person = await signUp(api, 'client');
    const sweep = async (days: number) => {
      await sql`update audit_event set happened_at = now() - make_interval(days => ${days})
        where account_id = ${person.id}`.execute(api.db);
      const { database, mailDirectory } = api;
      await sweepRecords({
        database,
        blobs: api.blobs,
        mailDirectory,
        settings: readSettings(apiSettings, {}),
      });
      return kindsOf(person.headers);
    };
    assert.deepEqual(await sweep(179), ['signed-up']);
    assert.deepEqual(await sweep(181), []);
  });

  test('knows a name for every kind', async () => {
    const { rows } = await sql<{ kind: string }>`select distinct kind from audit_event`.execute(
      api.db,
    );
    assert.ok(rows.length > 5);
    for (const { kind } of rows) assert.ok(Object.hasOwn(auditKinds, kind), kind);
  });

  test('shortens addresses to their network', () => {
    const cases = {
      '203.0.113.77': '203.0.113.0/24',
      '::ffff:203.0.113.77': '203.0.113.0/24',
      '2001:db8:1:2:3:4:5:6': '2001:db8:1::/48',
      'not an address': 'unknown',
    };
    for (const [address, network] of Object.entries(cases)) {
      assert.equal(shortenedAddress(address), network);
    }
  });
});
