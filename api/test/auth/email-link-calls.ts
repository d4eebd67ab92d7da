import { sql } from 'kysely';
import { mailsTo, tokenMailedTo } from '../testing/mails-to.ts';
import type { TestApi } from '../testing/start-test-api.ts';

/** How a link that is not valid any more is refused. */
export const dead = { token: ['This link is not valid any more. Please ask for a new one.'] };

/** What is done with the links of mails, on the API that the tests have started. */
export function emailLinkCalls(api: () => TestApi) {
  let addresses = 0;
  const forgot = async (email: string, remoteAddress?: string) => {
    addresses += 1;
    const from = remoteAddress ?? `198.51.100.${addresses}`;
    const answer = await api().post(
      '/api/auth/password/forgot/',
      { email },
      { remoteAddress: from },
    );
    await api().runJobs();
    return answer;
  };
  const reset = (token: unknown, password: unknown = 'a newer password') =>
    api().post('/api/auth/password/reset/', { token, password } as object);
  const verify = (token: unknown) => api().post('/api/auth/email/verify/', { token } as object);
  const resetTokenOf = async (email: string) => {
    await forgot(email);
    return tokenMailedTo(api(), email, /new password/);
  };
  const isVerified = async (headers: Record<string, string>) =>
    (await api().get('/api/auth/me/', headers)).json().email_verified as boolean;
  const expire = (accountId: number) =>
    sql`update email_token set expires_at = now() where account_id = ${accountId}`.execute(
      api().db,
    );
  const countMails = async (email: string) => (await mailsTo(api(), email)).length;
  return { forgot, reset, verify, resetTokenOf, isVerified, expire, countMails };
}
