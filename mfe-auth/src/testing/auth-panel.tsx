import { ApiError, type ApiProblem } from '@aangan/api-client';
import type { AuthPanelProps } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { allowErrorLogs, enterText } from '@aangan/ui/testing';
import { beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthPanel } from '../app/auth-panel.tsx';

type User = ReturnType<typeof aUser>;
export const signIn = jest.fn<(credentials: unknown) => Promise<User>>();
export const register = jest.fn<(registration: unknown) => Promise<User>>();
export const onAuthenticated = jest.fn<(user: User) => void>();
export const sentAround = jest.fn();

/** Embeds the panel in a form, as the connect dialog does. */
export function open(props: Partial<AuthPanelProps> = {}) {
  return renderWithHost(
    <form onSubmit={sentAround}>
      <AuthPanel onAuthenticated={onAuthenticated} {...props} />
    </form>,
    { at: '/designers/7', session: { signIn, register } },
  );
}

export const field = (name: string) => screen.getByLabelText(name);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export async function fillSignUp(parts: Record<string, string> = {}) {
  const values = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha.rao@example.in',
    Password: 'courtyard-demo',
    'Confirm password': 'courtyard-demo',
    ...parts,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) await enterText(field(name), value);
  }
  await acceptTerms();
}

export const acceptTerms = () =>
  userEvent.click(
    screen.getByRole('checkbox', { name: /^I am 18 or older and agree to the Terms/ }),
  );

export const problem = (parts: Partial<ApiProblem>) =>
  new ApiError({ kind: 'rejected', message: 'No.', ...parts });

allowErrorLogs('Login failed', 'Registration failed');
beforeEach(() => {
  for (const mock of [onAuthenticated, sentAround]) mock.mockReset();
  signIn.mockReset().mockResolvedValue(aUser());
  register.mockReset().mockResolvedValue(aUser());
});
