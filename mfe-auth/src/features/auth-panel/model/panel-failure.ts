import type { ApiProblem } from '@aangan/api-client';
import type { AuthPanelMode } from '@aangan/host';
import type { I18n, MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import { registrationFailure } from '../../../failures/registration-failure.ts';
import { signInFailure } from '../../../failures/sign-in-failure.ts';

/** The headings of the panel's errors. */
export const failureHeadings: Record<AuthPanelMode, MessageDescriptor> = {
  'sign-in': msg({ id: 'auth.login-failed', message: 'Login failed' }),
  'sign-up': msg({ id: 'auth.registration-failed', message: 'Registration failed' }),
};

/** Why it failed, in the same sentences as on the sign-in and sign-up pages. */
export function failureReason(mode: AuthPanelMode, problem: ApiProblem, i18n: I18n): string | null {
  return mode === 'sign-up' ? registrationFailure(problem, i18n) : signInFailure(problem, i18n);
}
