import { aUser } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, at, form, none, open, press, sent } from '../testing/account-page.tsx';

describe('the account page', () => {
  test.each([
    [{}, 'Asha Rao', 'Client'],
    [{ is_designer: true, first_name: 'Studio', last_name: '' }, 'Studio', 'Design firm'],
    [{ is_architect: true, first_name: 'Studio', last_name: '' }, 'Studio', 'Design firm'],
    [{ is_vendor: true, first_name: 'Tiles', last_name: '' }, 'Tiles', 'Vendor'],
    [{ is_staff: true }, 'Asha Rao', 'Operator'],
    [{ is_integrator: true }, 'Asha Rao', 'Integrator'],
  ])('says whose it is: %j', (parts, name, role) => {
    open(aUser(parts));
    const head = screen.getByRole('heading', { level: 1 });
    expect(head).toHaveTextContent(name);
    expect(head.parentElement).toHaveTextContent(role);
  });

  test('links to its sections and moves the focus there', async () => {
    open();
    // Shown on wide screens only.
    const nav = within(screen.getByRole('navigation', { hidden: true }));
    const titles = nav.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Details',
      'Password',
      'Ways to sign in',
      'Where you are signed in',
      'Activity',
      'Notifications',
      'Your data',
      'Delete account',
    ]);
    await userEvent.click(nav.getByText('Your data'));
    expect(screen.getByRole('region', { name: 'Your data' })).toHaveFocus();
  });
});

describe('an email that is not verified', () => {
  const unverified = aUser({ email_verified: false });

  test('shows a reminder, and a verified one does not', () => {
    const { unmount } = open(unverified);
    expect(screen.getByText('Your email address is not verified yet')).toBeInTheDocument();
    unmount();
    open();
    expect(screen.queryByText(/not verified/i)).not.toBeInTheDocument();
  });

  test.each([
    [none, 'We have sent it. The newest link is the one that works.'],
    [
      { status: 429, headers: { 'retry-after': '300' } },
      'Too many requests. Try again in 5 minutes.',
    ],
    ['offline', 'You seem to be offline. Check your connection and try again.'],
  ] as const)('gets its link again: %j', async (answer, words) => {
    api.answer(at.resend, () => answer as never);
    open(unverified);
    await press('Send the link again');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(sent('post', '/auth/email/resend/')).toHaveLength(1);
  });
});

test('names its forms for screen readers', () => {
  open();
  expect(form('Your details').getByLabelText('First name')).toBeInTheDocument();
  expect(form('Change your password').getByLabelText('Current password')).toBeInTheDocument();
});
