import type { ApiProblem } from '@aangan/api-client';
import { accountMessages } from '@aangan/domain';
import { requestFailure } from './request-failure.ts';

/** Why signing in failed, as what it is: only a refusal is about email and password (decisions.md, Sign-in). */
export function signInFailure(problem: ApiProblem): string {
  const { kind } = problem;
  const isRefused = kind === 'unauthenticated' || kind === 'validation';
  return isRefused ? accountMessages.loginFailed : requestFailure(problem);
}
