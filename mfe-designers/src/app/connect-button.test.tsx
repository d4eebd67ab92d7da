import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import type { ConnectDialogProps } from '@aangan/host';
import { aUser, hydrateWithHost, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { allowErrorLogs, modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequest } from '../testing/factories.ts';
import { ConnectButton } from './connect-button.tsx';

const addressee = { kind: 'designer', id: 7, name: 'Studio Aangan', minimumBudget: null } as const;
const check = endpoint('get', '/client/check-connection/{id}/', { params: { id: 7 } });
const reopen = endpoint('post', '/client/connection-requests/{id}/reopen/', { params: { id: 5 } });
const client = aUser({ email: 'asha@example.in' });

let api: ReturnType<typeof scriptApi>;
allowErrorLogs('Failed to reopen request');
beforeEach(() => {
  api = scriptApi();
  api.answer(check, () => ({ body: null }));
  modalDialogs();
});

/** Replaces the dialog, which has its own tests. */
function StandIn({ addressee: { name }, onSent, onClose }: ConnectDialogProps) {
  return (
    <section aria-label={`Form for ${name}`}>
      <button type="button" onClick={onSent}>
        Say that it is sent
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}

function open(options: Parameters<typeof renderWithHost>[1] = {}) {
  return renderWithHost(
    <>
      <ConnectButton addressee={addressee} />
      <Toaster />
    </>,
    { api, at: '/designers/7', remoteParts: { 'designers ./ConnectDialog': StandIn }, ...options },
  );
}
const button = () => screen.queryByRole('button', { name: 'GET IN TOUCH' });
const form = () => screen.queryByRole('region', { name: 'Form for Studio Aangan' });

describe('GET IN TOUCH', () => {
  test('is shown to guests without a request, and opens the form', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'GET IN TOUCH' }));
    expect(form()).toBeInTheDocument();
    expect(api.requests).toHaveLength(0);
  });

  test('opens the form again after a reload with it open, once the rendered page is taken over', () => {
    hydrateWithHost(<ConnectButton addressee={addressee} />, {
      api,
      at: '/designers/7',
      state: { dialog: 'connect' },
      remoteParts: { 'designers ./ConnectDialog': StandIn },
    });
    expect(form()).toBeInTheDocument();
  });

  test.each(['is_designer', 'is_architect', 'is_vendor'])('is hidden from %s', (role) => {
    open({ user: aUser({ [role]: true }) });
    expect(button()).not.toBeInTheDocument();
    expect(api.requests).toHaveLength(0);
  });

  test('requests a client’s existing request, and is shown where there is none', async () => {
    open({ user: client });
    expect(await screen.findByRole('button', { name: 'GET IN TOUCH' })).toBeInTheDocument();
    expect(api.requests[0]?.query).toEqual({ email: 'asha@example.in', kind: 'designer' });
  });

  test('requests the state of a vendor as a vendor’s', async () => {
    renderWithHost(<ConnectButton addressee={{ ...addressee, kind: 'vendor' }} />, {
      api,
      user: client,
    });
    await screen.findByRole('button', { name: 'GET IN TOUCH' });
    expect(api.requests[0]?.query).toMatchObject({ kind: 'vendor' });
  });

  test.each([
    ['pending', 'Request sent'],
    ['approved', 'Request approved'],
    ['rejected', 'Request rejected'],
  ] as const)('is hidden where a %s request exists, whose state it says', async (status, words) => {
    api.answer(check, () => ({ body: aRequest({ status }) }));
    open({ user: client });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(button()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your requests' })).toHaveAttribute(
      'href',
      '/connection-requests',
    );
  });

  test('can be reopened where it is rejected, and keeps the focus', async () => {
    let request = aRequest({ id: 5, status: 'rejected' });
    api.answer(check, () => ({ body: request }));
    api.answer(reopen, () => {
      request = aRequest({ id: 5, status: 'pending' });
      return { body: request };
    });
    open({ user: client });
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Request reopened successfully')).toBeInTheDocument();
    expect(await screen.findByText('Request sent')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your requests' })).toHaveFocus();
  });

  test.each([
    [{ status: 503, body: {} }, 'Failed to reopen request'],
    [
      { status: 400, body: { non_field_errors: ['You already have an active request.'] } },
      'Failed to reopen request. You already have an active request.',
    ],
  ] as const)('says when it could not be reopened (%j)', async (answer, words) => {
    api.answer(check, () => ({ body: aRequest({ id: 5, status: 'rejected' }) }));
    api.answer(reopen, () => answer);
    open({ user: client });
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Request rejected')).toBeInTheDocument();
  });

  test('reserves its space, hidden, until it is known whether it is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: null }>();
    api.answer(check, () => promise);
    open({ user: client });
    expect(button()).not.toBeInTheDocument();
    expect(screen.getByText('GET IN TOUCH')).not.toBeVisible();
    resolve({ body: null });
    expect(await screen.findByRole('button', { name: 'GET IN TOUCH' })).toBeVisible();
  });

  test('reserves its space while the session is being checked', () => {
    open({ session: { status: 'checking' } });
    expect(screen.getByText('GET IN TOUCH')).not.toBeVisible();
  });

  test('is shown where the check failed, as the API refuses a second request', async () => {
    api.answer(check, () => ({ status: 503, body: {} }));
    open({ user: client });
    expect(await screen.findByRole('button', { name: 'GET IN TOUCH' })).toBeInTheDocument();
  });

  test('does not treat a visitor whose session could not be checked as a guest', async () => {
    const checkSession = jest.fn(async () => undefined);
    open({ session: { status: 'unreachable', check: checkSession } });
    expect(button()).not.toBeInTheDocument();
    expect(screen.getByText('We cannot check who you are.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(checkSession).toHaveBeenCalledTimes(1);
  });

  test('becomes the state of the request once it is sent, and keeps the focus on closing', async () => {
    open({ user: client });
    await userEvent.click(await screen.findByRole('button', { name: 'GET IN TOUCH' }));
    api.answer(check, () => ({ body: aRequest({ status: 'pending' }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Say that it is sent' }));
    expect(await screen.findByText('Request sent')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(form()).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('opens the form on return from signing in, once, keeping the rest of the address', async () => {
    const { router } = open({ at: '/designers/7?show=images&connect=1', user: client });
    expect(await screen.findByRole('region', { name: 'Form for Studio Aangan' })).toBeVisible();
    expect(router.state.location.search).toBe('?show=images');
  });

  test('closes the form on Back and stays on the page; Forward opens it again', async () => {
    const { router } = open({ at: '/designers/7?show=images' });
    await userEvent.click(screen.getByRole('button', { name: 'GET IN TOUCH' }));
    await act(() => router.navigate(-1));
    expect(form()).not.toBeInTheDocument();
    expect(router.state.location).toMatchObject({
      pathname: '/designers/7',
      search: '?show=images',
    });
    await act(() => router.navigate(1));
    expect(form()).toBeInTheDocument();
  });

  test('closes by going back, once, however often Close is pressed', async () => {
    const { router } = open({ at: '/designers' });
    await act(() => router.navigate('/designers/7'));
    await userEvent.click(screen.getByRole('button', { name: 'GET IN TOUCH' }));
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.click(close);
    fireEvent.click(close);
    await waitFor(() => expect(form()).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/designers/7');
  });

  test('closes the form that opened on return from signing in on Back, on the same page', async () => {
    const { router } = open({ at: '/designers/7?connect=1', user: client });
    await screen.findByRole('region', { name: 'Form for Studio Aangan' });
    await act(() => router.navigate(-1));
    expect(form()).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/designers/7');
  });

  test('says when the form cannot be loaded, and can be closed', async () => {
    open({ remoteParts: {} });
    await userEvent.click(screen.getByRole('button', { name: 'GET IN TOUCH' }));
    const dialog = screen.getByRole('dialog', { name: 'The form could not be loaded' });
    expect(dialog).toHaveTextContent('What you typed before is kept.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    expect(dialog).not.toBeInTheDocument();
  });
});
