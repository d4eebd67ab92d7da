import { stagingAt } from '../../../fixtures/ports-after.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('who may change the site signs in on it, not on staging, where any release could take the session', async ({
  request,
  baseURL,
}) => {
  const staging = stagingAt(baseURL);
  const signIn = async (origin: string, email: string) => {
    const url = new URL('/api/auth/login/', origin).href;
    return request.post(url, { data: { email, password: 'courtyard-demo' } });
  };
  for (const email of ['integrator@aangan.test', 'operator@aangan.test']) {
    const refused = await signIn(staging.origin, email);
    expect(refused.status()).toBe(403);
    expect((await refused.json()).detail).toContain('sign in on the site itself');
    expect((await signIn(String(baseURL), email)).status()).toBe(200);
  }
  expect((await signIn(staging.origin, 'client@aangan.test')).status()).toBe(200);
});
