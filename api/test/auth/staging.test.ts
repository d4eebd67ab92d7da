import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signVisitor, visitorHeader } from '@aangan/server/visitor';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { edgeSecret, startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const address = '203.0.113.9';
const staging = { [visitorHeader]: signVisitor(address, edgeSecret, { isStaging: true }) };
const site = { [visitorHeader]: signVisitor(address, edgeSecret) };

/** Releases are tried on staging before any gate: what runs there reads the tokens of who signs in. */
describe('on a staging channel', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  async function anAccount(rights: { is_staff?: boolean; is_integrator?: boolean } = {}) {
    const account = await signUp(api, 'client', 'Asha');
    await give(account.id, rights);
    return account;
  }
  const give = async (id: number, rights: { is_staff?: boolean; is_integrator?: boolean }) => {
    if (Object.keys(rights).length === 0) return;
    await api.db.updateTable('account').set(rights).where('id', '=', id).execute();
  };
  const signIn = (email: string, headers: Record<string, string>) =>
    api.post('/api/auth/login/', { email, password: signUpPassword }, { headers });
  const rightsOf = async (access: string) => {
    const { is_staff, is_integrator } = (
      await api.get('/api/auth/me/', { authorization: `Bearer ${access}` })
    ).json();
    return [is_staff, is_integrator];
  };

  for (const right of ['is_staff', 'is_integrator'] as const) {
    test(`an account with ${right} cannot sign in, and can on the site`, async () => {
      const { email } = await anAccount({ [right]: true });
      const refused = await signIn(email, staging);
      assert.equal(refused.statusCode, 403);
      assert.deepEqual(
        refused.json(),
        withCodes({
          detail:
            'Accounts of operators and integrators sign in on the site itself and in the console. What was typed here may have been read: choose a new password there.',
        }),
      );
      assert.equal((await signIn(email, site)).statusCode, 200);
      assert.equal((await signIn(email, {})).statusCode, 200);
    });
  }

  test('a session gets no rights that its account is given later, also not with new tokens', async () => {
    const { id, email } = await anAccount();
    const here = (await signIn(email, staging)).json();
    const there = (await signIn(email, site)).json();
    await give(id, { is_staff: true, is_integrator: true });
    assert.deepEqual(await rightsOf(there.access), [true, true]);
    assert.deepEqual(await rightsOf(here.access), [false, false]);
    const renewed = await api.post(
      '/api/auth/token/refresh/',
      { refresh: here.refresh },
      { headers: site },
    );
    assert.deepEqual(await rightsOf(renewed.json().access), [false, false]);
    const authorization = `Bearer ${renewed.json().access}`;
    assert.equal((await api.get('/api/operator/accounts/', { authorization })).statusCode, 403);
  });

  test('other accounts sign in', async () => {
    assert.equal((await signIn((await anAccount()).email, staging)).statusCode, 200);
  });
});
