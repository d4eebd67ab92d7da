import type { ApiProblem } from '@aangan/api-client';
import type { AuthPanelMode } from '@aangan/host';
import { registrationFailure } from '../../../failures/registration-failure.ts';
import { signInFailure } from '../../../failures/sign-in-failure.ts';

/** What the panel says first (product-2, section 8, Auth modal). */
export const failureHeadings: Record<AuthPanelMode, string> = {
  'sign-in': 'Login failed',
  'sign-up': 'Registration failed',
};

/** Why it failed, after the heading, in the words of the pages for the same. */
export function failureReason(mode: AuthPanelMode, problem: ApiProblem): string {
  return mode === 'sign-up' ? registrationFailure(problem) : signInFailure(problem);
}
