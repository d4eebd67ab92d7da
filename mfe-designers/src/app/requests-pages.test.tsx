import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReceivedRequest, aRequest } from '../testing/factories.ts';
import { ReceivedRequestsPage } from './received-requests-page.tsx';
import { SentRequestsPage } from './sent-requests-page.tsx';

const one = { params: { id: 1 } };
const sentList = endpoint('get', '/client/connection-requests/');
const receivedList = endpoint('get', '/designers/connection-requests/');
const revoke = endpoint('post', '/client/connection-requests/{id}/revoke/', one);
const reopen = endpoint('post', '/client/connection-requests/{id}/reopen/', one);
const approve = endpoint('post', '/designers/connection-requests/{id}/approve/', one);
const reject = endpoint('post', '/designers/connection-requests/{id}/reject/', one);

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
  modalDialogs();
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const section = (name: string) => screen.findByRole('region', { name });
const posts = () => api.requests.filter(({ method }) => method === 'post');
const gets = () => api.requests.filter(({ method }) => method === 'get');
const failures = [
  ['a conflict', { status: 409, body: { detail: 'This request is approved.' } }],
  ['a request that is gone', { status: 404, body: { detail: 'Not found.' } }],
] as const;

describe('My Connection Requests', () => {
  const open = () =>
    renderWithHost(
      <>
        <SentRequestsPage />
        <Toaster />
      </>,
      { api, user: aUser(), at: '/connection-requests' },
    );

  it('says that it is on its way', async () => {
    api.answer(sentList, () => ({ body: [] }));
    open();
    expect(screen.getByText('Loading connection requests…')).toBeInTheDocument();
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    expect(screen.queryByText('Loading connection requests…')).not.toBeInTheDocument();
  });

  it('has its title, and ways home where there is nothing yet', async () => {
    api.answer(sentList, () => ({ body: [] }));
    open();
    expect(
      screen.getByRole('heading', { level: 1, name: 'My Connection Requests' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    for (const name of ['Explore More Options', 'Explore Designers']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
    }
  });

  it('says that it failed, and recovers on Try again', async () => {
    let isBroken = true;
    api.answer(sentList, () => (isBroken ? { status: 503, body: {} } : { body: [aRequest()] }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load connection requests',
    );
    isBroken = false;
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Studio Aangan' })).toBeInTheDocument();
  });

  it('groups requests into Pending, Approved and Rejected, and leaves out what has none', async () => {
    const three = [
      aRequest({ id: 1, status: 'pending' }),
      aRequest({ id: 2, status: 'approved' }),
      aRequest({ id: 3, status: 'rejected' }),
    ];
    api.answer(sentList, () => ({ body: three }));
    const { unmount } = open();
    const title = (await screen.findAllByRole('heading', { level: 2 })).map((h) => h.textContent);
    expect(title).toEqual(['Pending', 'Approved', 'Rejected']);
    const can = async (name: string) =>
      within(await section(name))
        .queryAllByRole('button')
        .map((button) => button.textContent);
    expect(await can('Pending')).toEqual(['Revoke the request to Studio Aangan']);
    expect(await can('Approved')).toEqual([]);
    expect(await can('Rejected')).toEqual(['Reopen the request to Studio Aangan']);
    unmount();
    api.answer(sentList, () => ({ body: [aRequest({ status: 'approved' })] }));
    open();
    await section('Approved');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('tells what was asked, with the exact budget, and leads to the designer', async () => {
    api.answer(sentList, () => ({ body: [aRequest()] }));
    open();
    expect(await screen.findByRole('link', { name: 'Studio Aangan' })).toHaveAttribute(
      'href',
      '/designers/7',
    );
    for (const words of [
      'Residential',
      '1–3 months',
      '₹18,00,000',
      '1 November 2026',
      'A house around a courtyard.',
      'Villas & Farmhouses · Jaipur',
    ]) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
  });

  it('says what comes next where a request is approved', async () => {
    const words = 'Studio Aangan has your email and phone and will get in touch.';
    api.answer(sentList, () => ({ body: [aRequest({ status: 'pending' })] }));
    const { unmount } = open();
    await section('Pending');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    unmount();
    api.answer(sentList, () => ({ body: [aRequest({ status: 'approved' })] }));
    open();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('leads to a vendor, and to no page that cannot be opened', async () => {
    const firm = {
      id: 4,
      avatar: null,
      specialization: null,
      specializations_display: [],
      city: null,
    };
    const vendor_details = { ...firm, company_name: 'Kiln House', is_public: true };
    const hidden = { ...firm, full_name: 'Studio Hidden', is_public: false };
    api.answer(sentList, () => ({
      body: [
        aRequest({ id: 1, designer_details: null, vendor_details }),
        aRequest({ id: 2, designer_details: hidden }),
      ],
    }));
    open();
    expect(await screen.findByRole('link', { name: 'Kiln House' })).toHaveAttribute(
      'href',
      '/vendors/4',
    );
    expect(screen.getByText('Studio Hidden')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Studio Hidden' })).not.toBeInTheDocument();
  });

  it('revokes after a question, removes the request, and keeps the focus on the page', async () => {
    api.answer(sentList, () => ({ body: [aRequest()] }));
    api.answer(revoke, () => ({ body: aRequest({ status: 'revoked' }) }));
    open();
    await press(/^Revoke the request/);
    const question = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to revoke this request?',
    });
    expect(posts()).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Request revoked successfully')).toBeInTheDocument();
    expect(screen.getByText('No Requests Yet')).toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('revokes nothing when the answer is Cancel', async () => {
    api.answer(sentList, () => ({ body: [aRequest()] }));
    open();
    await press(/^Revoke the request/);
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts()).toHaveLength(0);
  });

  it('reopens a rejected request: the answer takes its place', async () => {
    api.answer(sentList, () => ({ body: [aRequest({ status: 'rejected' })] }));
    api.answer(reopen, () => ({ body: aRequest({ status: 'pending', budget: 2_000_000 }) }));
    open();
    await press(/^Reopen/);
    expect(await screen.findByText('Request reopened successfully')).toBeInTheDocument();
    expect(await section('Pending')).toHaveTextContent('₹20,00,000');
    expect(screen.queryByRole('region', { name: 'Rejected' })).not.toBeInTheDocument();
    expect(gets()).toHaveLength(1);
  });

  it('sends one reopening for two presses', async () => {
    api.answer(sentList, () => ({ body: [aRequest({ status: 'rejected' })] }));
    api.answer(reopen, () => ({ body: aRequest() }));
    open();
    await userEvent.dblClick(await screen.findByRole('button', { name: /^Reopen/ }));
    await section('Pending');
    expect(posts()).toHaveLength(1);
  });

  it.each([
    [revoke, 'pending', /^Revoke the/, 'Failed to revoke request'],
    [reopen, 'rejected', /^Reopen/, 'Failed to reopen request'],
  ] as const)(
    'says when it failed, and the request stays (%j)',
    async (to, status, name, words) => {
      api.answer(sentList, () => ({ body: [aRequest({ status })] }));
      api.answer(to, () => ({ status: 503, body: {} }));
      open();
      await press(name);
      if (to === revoke) await press('Revoke');
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(await screen.findByRole('link', { name: 'Studio Aangan' })).toBeInTheDocument();
    },
  );

  it.each(failures)('loads the list again after %s, and says so', async (_what, answer) => {
    let status: 'pending' | 'approved' = 'pending';
    api.answer(sentList, () => ({ body: [aRequest({ status })] }));
    api.answer(revoke, () => {
      status = 'approved';
      return answer;
    });
    open();
    await press(/^Revoke the/);
    await press('Revoke');
    expect(await section('Approved')).toBeInTheDocument();
    expect(
      screen.getByText(/Failed to revoke request.*the list now shows how it stands/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says why a request cannot be reopened while another one is active', async () => {
    api.answer(sentList, () => ({ body: [aRequest({ status: 'rejected' })] }));
    const reason = 'You already have an active request with this designer.';
    api.answer(reopen, () => ({ status: 400, body: { non_field_errors: [reason] } }));
    open();
    await press(/^Reopen/);
    expect(await screen.findByText(`Failed to reopen request. ${reason}`)).toBeInTheDocument();
  });

  it('asks anew when the tab is come back to', async () => {
    let status: 'pending' | 'approved' = 'pending';
    api.answer(sentList, () => ({ body: [aRequest({ status })] }));
    open();
    await section('Pending');
    status = 'approved';
    fireEvent.focus(window);
    expect(await section('Approved')).toBeInTheDocument();
  });

  it('keeps showing what it had when asking anew fails', async () => {
    let isBroken = false;
    api.answer(sentList, () => (isBroken ? 'offline' : { body: [aRequest()] }));
    open();
    await section('Pending');
    isBroken = true;
    fireEvent.focus(window);
    await waitFor(() => expect(gets()).toHaveLength(2));
    expect(await section('Pending')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a description', () => {
  const height = (scrolled: number) => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrolled);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(144);
  };
  afterEach(() => {
    jest.restoreAllMocks();
  });
  async function open() {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    renderWithHost(<ReceivedRequestsPage />, { api, user: aUser({ is_designer: true }) });
    return screen.findByText('A house around a courtyard.');
  }

  it('that is long is cut, and shown whole on a press', async () => {
    height(900);
    const words = await open();
    expect(words).toHaveAttribute('data-state', 'cut');
    const all = screen.getByRole('button', { name: 'Show all', expanded: false });
    await userEvent.click(all);
    expect(words).toHaveAttribute('data-state', 'whole');
    await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(words).toHaveAttribute('data-state', 'cut');
    expect(all).toHaveFocus();
  });

  it('that is short has no such button', async () => {
    height(144);
    await open();
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });
});

describe('the requests that a firm got', () => {
  const open = () =>
    renderWithHost(
      <>
        <ReceivedRequestsPage />
        <Toaster />
      </>,
      { api, user: aUser({ is_vendor: true }), at: '/connection-requests' },
    );
  const contact = { email: 'asha@example.in', phone: '+91 (98200) 12-345' };

  it('shows who asks, and no way to reach them before it is approved', async () => {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    open();
    expect(await section('Pending')).toHaveTextContent('Asha Rao');
    expect(screen.getByText('You see their email and phone once you approve.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('approves: then email and phone are there, to write and to call', async () => {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    api.answer(approve, () => ({ body: aReceivedRequest({ status: 'approved' }, contact) }));
    open();
    await userEvent.dblClick(await screen.findByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('Request approved')).toBeInTheDocument();
    const approved = within(await section('Approved'));
    expect(approved.getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      'mailto:asha@example.in',
    );
    expect(approved.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      'tel:+919820012345',
    );
    expect(posts()).toHaveLength(1);
  });

  it('rejects after a question', async () => {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    api.answer(reject, () => ({ body: aReceivedRequest({ status: 'rejected' }) }));
    open();
    await press(/^Reject the/);
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to reject this request?' }),
    ).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
    await press('Reject');
    expect(await screen.findByText('Request rejected')).toBeInTheDocument();
    expect(await section('Rejected')).toHaveTextContent('Asha Rao');
  });

  it('marks an email that is not verified, and no other', async () => {
    api.answer(receivedList, () => ({
      body: [aReceivedRequest({ id: 1 }, { email_verified: false }), aReceivedRequest({ id: 2 })],
    }));
    open();
    expect(await screen.findAllByText('Email not verified')).toHaveLength(1);
  });

  it.each([
    [approve, /^Approve/, 'Failed to approve request'],
    [reject, /^Reject the/, 'Failed to reject request'],
  ] as const)('says when it failed, and the request stays (%j)', async (to, name, words) => {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    api.answer(to, () => 'offline');
    open();
    await press(name);
    if (to === reject) await press('Reject');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await section('Pending')).toHaveTextContent('Asha Rao');
  });

  it.each(failures)('loads the list again after %s, and says so', async (_what, answer) => {
    let list = [aReceivedRequest()];
    api.answer(receivedList, () => ({ body: list }));
    api.answer(approve, () => {
      list = [];
      return answer;
    });
    open();
    await press(/^Approve/);
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    expect(screen.getByText(/Failed to approve request.*shows how it stands/)).toBeInTheDocument();
  });

  it('says that nobody has asked yet', async () => {
    api.answer(receivedList, () => ({ body: [] }));
    open();
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look at your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('says that it failed to load', async () => {
    api.answer(receivedList, () => 'offline');
    open();
    expect(await screen.findByText('Failed to load connection requests')).toBeInTheDocument();
  });
});
