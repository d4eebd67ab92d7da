import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRequest } from '../testing/factories.ts';
import {
  api,
  gets,
  openSentRequests,
  press,
  section,
  sentList,
  streams,
} from '../testing/requests-pages.tsx';

describe('My Connection Requests', () => {
  test('says that it is loading', async () => {
    api.answer(sentList, () => ({ body: [] }));
    openSentRequests();
    expect(screen.getByText('Loading connection requests…')).toBeInTheDocument();
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    expect(screen.queryByText('Loading connection requests…')).not.toBeInTheDocument();
  });

  test('has a title, and links home where there are no requests yet', async () => {
    api.answer(sentList, () => ({ body: [] }));
    openSentRequests();
    expect(
      screen.getByRole('heading', { level: 1, name: 'My Connection Requests' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    for (const name of ['Explore More Options', 'Explore Designers']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
    }
  });

  test('says that it failed, and recovers on Try again', async () => {
    let isBroken = true;
    api.answer(sentList, () => (isBroken ? { status: 503, body: {} } : { body: [aRequest()] }));
    openSentRequests();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load connection requests',
    );
    isBroken = false;
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Studio Aangan' })).toBeInTheDocument();
  });

  test('shows an answer of the firm as soon as the account is told of it', async () => {
    let status: 'pending' | 'approved' = 'pending';
    api.answer(sentList, () => ({ body: [aRequest({ status })] }));
    openSentRequests();
    await section('Pending');
    await waitFor(() => expect(streams).toHaveLength(1));
    status = 'approved';
    await act(async () => streams[0]?.send('notification', {}));
    await section('Approved');
    expect(screen.queryByRole('region', { name: 'Pending' })).not.toBeInTheDocument();
  });

  test('shows a request that was closed, why, and how to ask again', async () => {
    const requests = [
      aRequest({ id: 1, status: 'closed' }),
      aRequest({ id: 2, status: 'pending', designer_details: null }),
    ];
    api.answer(sentList, () => ({ body: requests }));
    openSentRequests();
    const closed = within(await section('Closed'));
    expect(closed.getByText(/has not answered for 14 days/)).toHaveTextContent('Studio Aangan');
    expect(closed.getByRole('link', { name: /^Ask again/ })).toHaveAttribute(
      'href',
      '/designers/7?connect=1',
    );
    expect(closed.queryByRole('button')).not.toBeInTheDocument();
  });

  test('groups requests into Pending, Approved and Rejected, and leaves out empty sections', async () => {
    const three = [
      aRequest({ id: 1, status: 'pending' }),
      aRequest({ id: 2, status: 'approved' }),
      aRequest({ id: 3, status: 'rejected' }),
    ];
    api.answer(sentList, () => ({ body: three }));
    const { unmount } = openSentRequests();
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
    openSentRequests();
    await section('Approved');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  test('shows the project with its exact budget, and links to the designer', async () => {
    api.answer(sentList, () => ({ body: [aRequest()] }));
    openSentRequests();
    expect(await screen.findByRole('link', { name: 'Studio Aangan' })).toHaveAttribute(
      'href',
      '/designers/7',
    );
    for (const text of [
      'Residential',
      '1–3 months',
      '₹18,00,000',
      '1 November 2026',
      'A house around a courtyard.',
      'Villas & Farmhouses · Jaipur',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  test('has room for a link to the conversation of an approved request', async () => {
    const requests = [
      aRequest({ status: 'approved', conversation_id: 5 }),
      aRequest({ id: 2, status: 'pending' }),
    ];
    api.answer(sentList, () => ({ body: requests }));
    openSentRequests();
    expect(await screen.findAllByText(/^Conversation/)).toHaveLength(1);
    expect(screen.getByText('Conversation 5 with Studio Aangan')).toBeVisible();
  });

  test('says what happens next once a request is approved', async () => {
    const text = 'Studio Aangan has your email and phone and will get in touch.';
    api.answer(sentList, () => ({ body: [aRequest({ status: 'pending' })] }));
    const { unmount } = openSentRequests();
    await section('Pending');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    unmount();
    api.answer(sentList, () => ({ body: [aRequest({ status: 'approved' })] }));
    openSentRequests();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('links to vendors, but not to firms whose page is not public', async () => {
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
    openSentRequests();
    expect(await screen.findByRole('link', { name: 'Kiln House' })).toHaveAttribute(
      'href',
      '/vendors/4',
    );
    expect(screen.getByText('Studio Hidden')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Studio Hidden' })).not.toBeInTheDocument();
  });

  test('fetches again when the visitor returns to the tab', async () => {
    let status: 'pending' | 'approved' = 'pending';
    api.answer(sentList, () => ({ body: [aRequest({ status })] }));
    openSentRequests();
    await section('Pending');
    status = 'approved';
    fireEvent.focus(window);
    expect(await section('Approved')).toBeInTheDocument();
  });

  test('keeps the list when fetching it again fails', async () => {
    let isBroken = false;
    api.answer(sentList, () => (isBroken ? 'offline' : { body: [aRequest()] }));
    openSentRequests();
    await section('Pending');
    isBroken = true;
    fireEvent.focus(window);
    await waitFor(() => expect(gets()).toHaveLength(2));
    expect(await section('Pending')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
