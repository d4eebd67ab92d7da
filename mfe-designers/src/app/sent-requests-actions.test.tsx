import { endpoint } from '@aangan/api-client/endpoints';
import { doubleClick } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequest } from '../testing/factories.ts';
import {
  api,
  gets,
  openSentRequests,
  outdated,
  posts,
  press,
  section,
  sentList,
} from '../testing/requests-pages.tsx';

const one = { params: { id: 1 } };
const revoke = endpoint('post', '/client/connection-requests/{id}/revoke/', one);
const reopen = endpoint('post', '/client/connection-requests/{id}/reopen/', one);

describe('revoking and reopening a request', () => {
  test('revokes after a confirmation, removes the request, and keeps the focus on the page', async () => {
    api.answer(sentList, () => ({ body: [aRequest()] }));
    api.answer(revoke, () => ({ body: aRequest({ status: 'revoked' }) }));
    openSentRequests();
    await press(/^Revoke the request/);
    const confirmation = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to revoke this request?',
    });
    expect(posts()).toHaveLength(0);
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Request revoked successfully')).toBeInTheDocument();
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('revokes nothing when the confirmation is cancelled', async () => {
    api.answer(sentList, () => ({ body: [aRequest()] }));
    openSentRequests();
    await press(/^Revoke the request/);
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts()).toHaveLength(0);
  });

  test('reopens a rejected request, which moves to Pending', async () => {
    api.answer(sentList, () => ({ body: [aRequest({ status: 'rejected' })] }));
    api.answer(reopen, () => ({ body: aRequest({ status: 'pending', budget: 2_000_000 }) }));
    openSentRequests();
    await press(/^Reopen/);
    expect(await screen.findByText('Request reopened successfully')).toBeInTheDocument();
    expect(await section('Pending')).toHaveTextContent('₹20,00,000');
    expect(screen.queryByRole('region', { name: 'Rejected' })).not.toBeInTheDocument();
    expect(gets()).toHaveLength(1);
  });

  test('sends one reopening for two presses', async () => {
    api.answer(sentList, () => ({ body: [aRequest({ status: 'rejected' })] }));
    api.answer(reopen, () => ({ body: aRequest() }));
    openSentRequests();
    await doubleClick(await screen.findByRole('button', { name: /^Reopen/ }));
    await section('Pending');
    expect(posts()).toHaveLength(1);
  });

  test.each([
    [revoke, 'pending', /^Revoke the/, 'Failed to revoke request'],
    [reopen, 'rejected', /^Reopen/, 'Failed to reopen request'],
  ] as const)(
    'says when it failed, and the request stays (%j)',
    async (to, status, name, failed) => {
      api.answer(sentList, () => ({ body: [aRequest({ status })] }));
      api.answer(to, () => ({ status: 503, body: {} }));
      openSentRequests();
      await press(name);
      if (to === revoke) await press('Revoke');
      expect(await screen.findByText(failed)).toBeInTheDocument();
      expect(await screen.findByRole('link', { name: 'Studio Aangan' })).toBeInTheDocument();
    },
  );

  test('says that a request is revoked where only the answer was lost', async () => {
    let list = [aRequest()];
    api.answer(sentList, () => ({ body: list }));
    api.answer(revoke, () => {
      list = [];
      return { status: 502, body: {} };
    });
    openSentRequests();
    await press(/^Revoke the/);
    await press('Revoke');
    expect(await screen.findByText('Request revoked successfully')).toBeInTheDocument();
  });

  test.each(outdated)('loads the list again after %s, and says so', async (_what, answer) => {
    let status: 'pending' | 'approved' = 'pending';
    api.answer(sentList, () => ({ body: [aRequest({ status })] }));
    api.answer(revoke, () => {
      status = 'approved';
      return answer;
    });
    openSentRequests();
    await press(/^Revoke the/);
    await press('Revoke');
    expect(await section('Approved')).toBeInTheDocument();
    expect(
      screen.getByText(/Failed to revoke request.*the list now shows how it stands/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('says why a request cannot be reopened while another one is active', async () => {
    api.answer(sentList, () => ({ body: [aRequest({ status: 'rejected' })] }));
    const reason = 'You already have an active request with this designer.';
    api.answer(reopen, () => ({ status: 400, body: { non_field_errors: [reason] } }));
    openSentRequests();
    await press(/^Reopen/);
    expect(await screen.findByText(`Failed to reopen request. ${reason}`)).toBeInTheDocument();
  });
});
