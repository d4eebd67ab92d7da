import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { opinion } from '../reviews/review-calls.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('floods', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({
      requestsPerAccount: 2,
      reviewsPerAccount: 2,
      resetsPerAccount: 2,
      ticketsPerEmail: 2,
    });
  });
  after(() => api.stop());

  test('connection requests: two pass, the third is told when to come back, and mails nobody', async () => {
    const client = await signUp(api, 'client');
    const send = async (designer: number) =>
      api.post('/api/client/connect/', requestTo(designer, client.email), client);
    const firms = [];
    for (let count = 0; count < 3; count += 1) firms.push((await makeDesigner(api.db)).id);
    const answers = [];
    for (const id of firms) answers.push(await send(id));
    assert.deepEqual(statusesOf(answers), [201, 201, 429]);
    const kept = await api.db.selectFrom('connection_request').select('designer_id').execute();
    assert.deepEqual(kept.map(({ designer_id }) => designer_id).sort(), firms.slice(0, 2).sort());
    const reopen = `/api/client/connection-requests/${answers[0]?.json().id}/reopen/`;
    assert.equal((await api.post(reopen, undefined, client)).statusCode, 429);
    const revoke = `/api/client/connection-requests/${answers[0]?.json().id}/revoke/`;
    assert.equal((await api.post(revoke, undefined, client)).statusCode, 200);
  });

  test('reviews', async () => {
    const designer = await signUp(api, 'designer');
    const answers = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await makeVendor(api.db);
      answers.push(
        await api.post(
          '/api/designers/vendor-reviews/',
          { ...opinion, vendor: id },
          { headers: designer.headers },
        ),
      );
    }
    assert.deepEqual(statusesOf(answers), [201, 201, 429]);
  });

  test('mails to addresses that an account names as its own', async () => {
    const { headers } = await signUp(api, 'client');
    const answers = [];
    for (const email of ['a@flood.example', 'b@flood.example', 'c@flood.example']) {
      const body = { email, password: signUpPassword };
      answers.push(await api.post('/api/auth/me/email/', body, { headers }));
    }
    assert.deepEqual(statusesOf(answers), [200, 200, 429]);
    const mails = await api.db.selectFrom('mail').select('recipient').execute();
    assert.ok(mails.every(({ recipient }) => recipient !== 'c@flood.example'));
  });

  test('support tickets that name the mail address of another, from many networks', async () => {
    const ticket = { name: 'A', email: 'victim@flood.example', subject: 'Buy', message: 'Now' };
    const answers = [];
    for (const [index, email] of ['victim@', 'VICTIM@', 'victim+again@'].entries()) {
      const body = { ...ticket, email: `${email}flood.example` };
      const remoteAddress = `198.51.100.${index}`;
      answers.push(await api.post('/api/support/tickets/', body, { remoteAddress }));
    }
    assert.deepEqual(statusesOf(answers), [201, 201, 429]);
  });

  test('the contact data of a firm is given to nobody but the firm', async () => {
    const { id } = await makeDesigner(api.db);
    const contact = { spoc_name: 'Contact Kept', spoc_phone: '+91 90000 47114' };
    const changed = api.db.updateTable('designer_profile').set(contact).where('id', '=', id);
    assert.equal((await changed.executeTakeFirst()).numUpdatedRows, 1n);
    const { headers } = await signUp(api, 'client');
    const profiles = '/api/designers/profiles/';
    for (const url of [profiles, `${profiles}${id}/`, `${profiles}${id}/public/`]) {
      for (const answer of [await api.get(url), await api.get(url, headers)]) {
        assert.doesNotMatch(answer.body, /Contact Kept|47114|spoc_|@test\.example/, url);
      }
    }
  });
});

const requestTo = (designer: number, email: string) => ({
  first_name: 'Meera',
  last_name: 'Iyer',
  email,
  phone: '+91 98450 11223',
  project_type: 'residential',
  budget: 90_000_000,
  timeline: 'Flexible',
  designer,
});

/** The statuses of three answers, of which the third says when to come back. */
function statusesOf(answers: readonly LightMyRequestResponse[]): number[] {
  const refused = answers[2];
  const seconds = Number(refused?.headers['retry-after']);
  assert.ok(seconds > 0 && seconds <= 900);
  const detail = `Request was throttled. Expected available in ${seconds} seconds.`;
  assert.equal(refused?.json().detail, detail);
  return answers.map(({ statusCode }) => statusCode);
}
