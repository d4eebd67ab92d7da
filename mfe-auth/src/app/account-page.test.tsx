import { aUser, renderWithSession } from '@aangan/session/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from './account-page.tsx';

const detail = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the account page', () => {
  it('shows who one is', () => {
    renderWithSession(<AccountPage />, { user: aUser() });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
    expect(detail('Email')).toBe('asha@example.in');
    expect(detail('Phone')).toBe('+91 98200 12345');
    expect(detail('Account')).toBe('Client');
  });

  it.each([
    [{ is_designer: true }, 'Design firm'],
    [{ is_architect: true }, 'Architect'],
    [{ is_vendor: true }, 'Vendor'],
  ])('names the role of %j', (flags, role) => {
    renderWithSession(<AccountPage />, { user: aUser(flags) });
    expect(detail('Account')).toBe(role);
  });

  it('says that a phone is not specified', () => {
    renderWithSession(<AccountPage />, { user: aUser({ phone: '' }) });
    expect(detail('Phone')).toBe('Not specified');
  });

  it('reminds of an email that is not verified', () => {
    renderWithSession(<AccountPage />, { user: aUser({ email_verified: false }) });
    expect(screen.getByRole('status')).toHaveTextContent('not verified yet');
  });

  it('signs out', async () => {
    const signOut = jest.fn(() => Promise.resolve());
    renderWithSession(<AccountPage />, { user: aUser(), session: { signOut } });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});
