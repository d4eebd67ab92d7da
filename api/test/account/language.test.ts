import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const url = '/api/auth/me/';

describe('the language of an account', () => {
  let api: TestApi;
  let client: Awaited<ReturnType<typeof signUp>>;
  before(async () => {
    api = await startTestApi();
    client = await signUp(api, 'client', 'Asha');
  });
  after(() => api.stop());
  const patch = (language: unknown) =>
    api.call('PATCH', url, { payload: { language }, headers: client.headers });

  test('is at first the one that the request of the sign-up prefers', async () => {
    for (const [header, language] of [
      ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
      ['en-IN,hi;q=0.5', 'en'],
      ['ta', 'en'],
      [undefined, 'en'],
    ] as const) {
      const answer = await api.post(
        '/api/auth/register/',
        {
          email: `${language}${header?.length ?? 0}@languages.example`,
          password: signUpPassword,
          first_name: 'Asha',
          last_name: 'Rao',
        },
        { headers: header === undefined ? {} : { 'accept-language': header } },
      );
      assert.equal(answer.statusCode, 201, answer.body);
      assert.equal(answer.json().user.language, language, header);
    }
  });

  test('is changed by its owner, and answered by everything that answers the account', async () => {
    assert.equal((await api.get(url, client.headers)).json().language, 'en');
    const answer = await patch('hi');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json().language, 'hi');
    assert.equal((await api.get(url, client.headers)).json().language, 'hi');
    const { email } = client;
    const signedIn = await api.post('/api/auth/login/', { email, password: signUpPassword });
    assert.equal(signedIn.json().user.language, 'hi');
    const exported = await api.get('/api/auth/me/export/', client.headers);
    assert.equal(exported.json().account.language, 'hi');
  });

  test('is one of those that the site speaks', async () => {
    await patch('hi');
    for (const [language, code] of [
      ['ta', 'invalid_choice'],
      ['hi-IN', 'invalid_choice'],
      [7, 'invalid_choice'],
      [['hi'], 'invalid_choice'],
      [null, 'null'],
    ] as const) {
      const answer = await patch(language);
      assert.equal(answer.statusCode, 400, String(language));
      assert.deepEqual(answer.json().codes, { language: [code] });
    }
    assert.equal((await api.get(url, client.headers)).json().language, 'hi');
  });
});
