import type { ProofKind } from '@aangan/domain';
import type { TestApi } from './start-test-api.ts';

type Headers = Record<string, string>;

/** Headers with a token of the same session that says when and how its owner has proved it. */
export function provedHeaders(
  { app }: Pick<TestApi, 'app'>,
  { authorization = '' }: Headers,
  { minutesAgo = 0, by = 'password' }: { minutesAgo?: number; by?: ProofKind },
): { authorization: string } {
  const [, claims = ''] = authorization.replace('Bearer ', '').split('.');
  const { user_id, session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const at = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  return { authorization: `Bearer ${app.signAccessToken(user_id, session_id, { at, by })}` };
}
