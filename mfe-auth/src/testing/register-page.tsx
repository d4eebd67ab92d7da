import { ApiError, type ApiProblem } from '@aangan/api-client';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { allowErrorLogs, enterText } from '@aangan/ui/testing';
import { beforeEach, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterPage } from '../app/register-page.tsx';

export const register = jest.fn<(registration: unknown) => Promise<ReturnType<typeof aUser>>>();

export function open(query = '?type=client', user: ReturnType<typeof aUser> | null = null) {
  const view = renderWithHost(<RegisterPage />, {
    at: `/register${query}`,
    path: '/register',
    user,
    session: { register },
  });
  // As in the shell: outside the page, which unmounts after the sign-up.
  render(<Toaster />);
  return view;
}

export const field = (name: string) => screen.getByLabelText(name);
export const submit = () =>
  userEvent.click(screen.getByRole('button', { name: /^(Create account|Join)/ }));
export const terms = () => screen.getByRole('checkbox', { name: /^I am 18 or older/ });

export async function fill(parts: Record<string, string> = {}) {
  const values = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha.rao@example.in',
    Password: 'courtyard-demo',
    'Confirm password': 'courtyard-demo',
    ...parts,
  };
  for (const [name, value] of Object.entries(values)) {
    const input = screen.queryByLabelText(name);
    if (input && value) await enterText(input, value);
  }
}

export const refuse = (problem: Partial<ApiProblem>) =>
  register.mockRejectedValue(new ApiError({ kind: 'rejected', message: 'No.', ...problem }));

allowErrorLogs('Registration failed');
beforeEach(() => {
  sessionStorage.clear();
  register.mockReset().mockResolvedValue(aUser());
});
