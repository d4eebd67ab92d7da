import { aUser, renderWithHost } from '@aangan/host/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, fill, open, refuse, register, submit, terms } from '../testing/register-page.tsx';
import { RegisterPage } from './register-page.tsx';

describe('the sign-up page', () => {
  test.each([
    ['?type=designer', 'Join as Design Hub', 'Firm name', '/designer-terms'],
    ['?type=vendor', 'Join as Vendor', 'Company name', '/vendor-terms'],
    ['?type=client', 'Create an account', 'First name', '/terms'],
    ['?type=emperor', 'Create an account', 'First name', '/terms'],
    ['', 'Create an account', 'First name', '/terms'],
  ])('for %s is titled %s, asks for the %s and links %s', (query, title, name, document) => {
    open(query);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(field(name)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Terms/ })).toHaveAttribute('href', document);
    expect(screen.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', '/privacy');
    expect(screen.queryByLabelText('Last name') !== null).toBe(name === 'First name');
  });

  test('opens terms and privacy in a new tab, so that nothing typed is lost', () => {
    open();
    expect(screen.getByRole('link', { name: /^Terms/ })).toHaveAttribute('target', '_blank');
  });

  test('links to sign-in and keeps the page to return to', () => {
    open('?type=client&next=/profile');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprofile',
    );
  });

  test('is prefilled from the account where there is one', () => {
    open('?type=client', aUser());
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
    expect(field('Email')).toHaveValue('asha@example.in');
    expect(field('Phone (optional)')).toHaveValue('+91 98200 12345');
    expect(field('Password')).toHaveValue('');
  });
});

describe('the sign-up page of a signed-in visitor', () => {
  test('shows the account, links home, and signs out while the form stays', async () => {
    const signOut = jest.fn(async () => undefined);
    renderWithHost(<RegisterPage />, { at: '/register', user: aUser(), session: { signOut } });
    const notice = screen.getByText('You are signed in as Asha Rao.').closest('[role="status"]');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(notice).toHaveTextContent('You are signed out.');
    expect(notice).toHaveFocus();
    expect(field('Email')).toHaveValue('asha@example.in');
  });

  test('does not show this to guests', () => {
    open();
    expect(screen.queryByText(/^You are signed/)).not.toBeInTheDocument();
  });
});

describe('the role boxes', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const firm = 'I join as a design firm';
  const vendor = 'I join as a vendor';

  test.each([
    ['?type=designer', true, false],
    ['?type=vendor', false, true],
    ['?type=client', false, false],
    ['', false, false],
  ])('stand as the address %s says', (query, isFirm, isVendor) => {
    open(query);
    expect((box(firm) as HTMLInputElement).checked).toBe(isFirm);
    expect((box(vendor) as HTMLInputElement).checked).toBe(isVendor);
  });

  test('make the ticked one the only role, and unticking clears it', async () => {
    const { router } = open('?type=designer&next=%2Fdesigners%2F7');
    await userEvent.click(box(vendor));
    expect(box(firm)).not.toBeChecked();
    expect(box(vendor)).toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join as Vendor');
    expect(router.state.location.search).toBe('?type=vendor&next=%2Fdesigners%2F7');
    expect(router.state.historyAction).toBe('REPLACE');
    await userEvent.click(box(vendor));
    expect(box(vendor)).not.toBeChecked();
    expect(router.state.location.search).toContain('type=client');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create an account');
  });

  test('follow the address when it changes', async () => {
    const { router } = open('?type=designer');
    await act(() => router.navigate('/register?type=vendor'));
    expect(box(vendor)).toBeChecked();
    expect(box(firm)).not.toBeChecked();
  });

  test('lose nothing that was typed when the role changes', async () => {
    open('?type=client');
    await fill();
    await userEvent.click(terms());
    await userEvent.click(box(firm));
    await userEvent.type(field('Firm name'), 'Studio Aangan');
    expect(field('Email')).toHaveValue('asha.rao@example.in');
    expect(field('Password')).toHaveValue('courtyard-demo');
    expect(terms()).toBeChecked();
    await userEvent.click(box(vendor));
    expect(field('Company name')).toHaveValue('Studio Aangan');
    await userEvent.click(box(vendor));
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
  });

  test('never set the architect flag, and offer no such role', async () => {
    open('?type=designer');
    expect(screen.queryByRole('checkbox', { name: /architect/i })).not.toBeInTheDocument();
    await fill({ 'Firm name': 'Studio Aangan' });
    await userEvent.click(terms());
    await submit();
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({ is_designer: true, is_architect: false, is_vendor: false }),
    );
  });

  test('clear the messages of another role', async () => {
    open('?type=client');
    await submit();
    expect(await screen.findByText('Last name is required')).toBeInTheDocument();
    await userEvent.click(box(firm));
    expect(await screen.findByText('Firm name is required')).toBeInTheDocument();
    expect(screen.queryByText('Last name is required')).not.toBeInTheDocument();
  });

  test('show errors about a firm’s name at its field', async () => {
    refuse({ kind: 'validation', status: 400, fields: { first_name: ['Too grand.'] } });
    open('?type=vendor');
    await fill({ 'Company name': 'Palace' });
    await userEvent.click(terms());
    await submit();
    await screen.findByRole('alert');
    expect(field('Company name')).toHaveAccessibleDescription('Too grand.');
  });
});
