import type { ApiProblem } from '@aangan/api-client';
import type { AuthPanelMode } from '@aangan/session';
import { registrationFailure } from '../../../failures/registration-failure.ts';
import { signInFailure } from '../../../failures/sign-in-failure.ts';

/** What the panel says first (product-2, section 8, Auth modal). */
export const failureHeadings: Record<AuthPanelMode, string> = {
  'sign-in': 'Login failed',
  'sign-up': 'Registration failed',
};

/** Why it failed, after the heading: the server's own reason where it gave one. */
export function failureReason(mode: AuthPanelMode, problem: ApiProblem): string {
  if (mode === 'sign-up') return registrationFailure(problem);
  return problem.kind === 'unauthenticated' ? problem.message : signInFailure(problem);
}
