import type { ApiProblem } from '@aangan/api-client';
import { accountMessages } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { requestFailure } from './request-failure.ts';

/** Why signing in failed. Only a refusal is about email and password; connection and server errors say so. */
export function signInFailure(problem: ApiProblem, i18n: I18n): string {
  const { kind } = problem;
  const isRefused = kind === 'unauthenticated' || kind === 'validation';
  return isRefused ? accountMessages.loginFailed : requestFailure(problem, i18n);
}
