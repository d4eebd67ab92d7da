import type { ApiProblem } from '@aangan/api-client';
import type { AuthPanelMode } from '@aangan/host';
import { registrationFailure } from '../../../failures/registration-failure.ts';
import { signInFailure } from '../../../failures/sign-in-failure.ts';

/** The headings of the panel's errors. */
export const failureHeadings: Record<AuthPanelMode, string> = {
  'sign-in': 'Login failed',
  'sign-up': 'Registration failed',
};

/** Why it failed, in the same sentences as on the sign-in and sign-up pages. */
export function failureReason(mode: AuthPanelMode, problem: ApiProblem): string | null {
  return mode === 'sign-up' ? registrationFailure(problem) : signInFailure(problem);
}
