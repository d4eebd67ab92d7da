import { signUpPassword } from './sign-up.ts';
import type { TestApi } from './start-test-api.ts';

/** Signs an account in again, as from another browser; the answer, and the headers of their requests. */
export async function signIn(
  api: TestApi,
  email: string,
  { password = signUpPassword, userAgent = 'test' }: { password?: string; userAgent?: string } = {},
) {
  const answer = await api.post(
    '/api/auth/login/',
    { email, password },
    { headers: { 'user-agent': userAgent } },
  );
  const { access, refresh } = answer.json();
  return {
    status: answer.statusCode,
    refresh: String(refresh),
    headers: { authorization: `Bearer ${access}` },
  };
}
