import { doubleClick } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  api,
  connect,
  failedWords,
  field,
  fill,
  type Opening,
  onSent,
  open,
  posts,
  press,
  sentWords,
} from '../testing/connect-dialog.tsx';

describe('a guest who submits the form', () => {
  async function toThePanel(options: Opening = {}) {
    const view = open(options);
    await fill();
    await press('Send request');
    return view;
  }

  test('is told before typing that an account is needed; a client is not', () => {
    const { unmount } = open();
    expect(screen.getByText(/You need an account to send this/)).toBeInTheDocument();
    unmount();
    open({ user: {} });
    expect(screen.queryByText(/You need an account/)).not.toBeInTheDocument();
  });

  test('is shown sign-up first, filled in, and nothing is sent yet', async () => {
    await toThePanel();
    const panel = await screen.findByRole('region', { name: 'Panel, sign-up' });
    expect(panel).toHaveTextContent(
      '{"first_name":"Asha","last_name":"Rao","email":"asha@example.in","phone":"+91 98200 12345"}',
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(posts()).toHaveLength(0);
  });

  test('has the request sent once after signing in, however often the panel calls back', async () => {
    const { reached } = await toThePanel();
    await doubleClick(await screen.findByRole('button', { name: 'Sign up here' }));
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toMatchObject({ designer: 7, budget: 1_800_000 });
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(reached).toEqual(['designers/request-sent']);
  });

  test('returns to the form with everything typed when that send fails', async () => {
    api.answer(connect, () => 'offline');
    await toThePanel();
    await press('Sign up here');
    expect(await screen.findByText(failedWords)).toBeInTheDocument();
    expect(field('Budget')).toHaveValue('18,00,000');
  });

  test('is told that only clients send requests after signing in as a vendor', async () => {
    await toThePanel();
    await press('Sign in as a vendor');
    expect(await screen.findByText('Only clients send connection requests.')).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
  });

  test('is told the same where the API refuses for that reason', async () => {
    api.answer(connect, () => ({ status: 403, body: { detail: 'No.' } }));
    await toThePanel();
    await press('Sign up here');
    expect(await screen.findByText('Only clients send connection requests.')).toBeInTheDocument();
  });

  test('can go back to the request', async () => {
    await toThePanel();
    await press('Back to your request');
    expect(field('Budget')).toHaveValue('18,00,000');
  });

  test('gets links to the sign-in pages where the panel cannot be loaded, which lead back to the dialog', async () => {
    await toThePanel({ remoteParts: {} });
    expect(await screen.findByText('Signing up could not be loaded here')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    const next = 'next=%2Fdesigners%2F7%3Fshow%3Dimages%26connect%3D1';
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/login?${next}`);
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      `/register?type=client&${next}`,
    );
    expect(sessionStorage.getItem('aangan.draft.connect.designer.7')).toContain('1800000');
  });

  test('is not a visitor whose session could not be checked: their request is sent without signing in', async () => {
    await toThePanel({ status: 'unreachable' });
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
  });
});
