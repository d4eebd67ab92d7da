import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { requestCalls } from '../requests/request-calls.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { someone } from './someone.ts';

describe('a person with one name', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const oneName = { last_name: '', has_one_name: true };
  const refused = withCodes({ last_name: ['This field may not be blank.'] });

  test('signs up, and without that word a last name is needed', async () => {
    const made = await api.post('/api/auth/register/', someone(oneName));
    assert.equal(made.statusCode, 201, made.body);
    assert.equal(made.json().user.last_name, '');
    for (const word of [{}, { has_one_name: false }]) {
      const answer = await api.post('/api/auth/register/', someone({ last_name: '', ...word }));
      assert.deepEqual(answer.json(), refused);
    }
  });

  test('changes the account to it', async () => {
    const { headers } = await signUp(api, 'client');
    const patch = (payload: object) => api.call('PATCH', '/api/auth/me/', { headers, payload });
    assert.deepEqual((await patch({ last_name: '' })).json(), refused);
    assert.equal((await patch(oneName)).json().last_name, '');
  });

  test('asks a firm, which reads that name in its mail', async () => {
    const calls = requestCalls(() => api);
    const [client, firm] = [await calls.client(), await calls.firm('designer')];
    const body = { designer: firm.id, first_name: 'Venkatasubramaniam' };
    const without = await calls.connect(client, { ...body, last_name: '' });
    assert.deepEqual(without.json(), refused);
    const asked = await calls.connect(client, { ...body, ...oneName });
    assert.equal(asked.statusCode, 201, asked.body);
    const [received] = await calls.received(firm.owner);
    assert.equal(received.client_details.last_name, '');
    const mail = await api.db
      .selectFrom('mail')
      .select('body_text')
      .orderBy('id', 'desc')
      .execute();
    assert.match(mail[0]?.body_text ?? '', /^Venkatasubramaniam would like to connect with you\./m);
  });
});
