import { endpoint } from '@aangan/api-client/endpoints';
import { doubleClick } from '@aangan/ui/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReceivedRequest } from '../testing/factories.ts';
import {
  api,
  openReceivedRequests,
  outdated,
  posts,
  press,
  receivedList,
  section,
} from '../testing/requests-pages.tsx';

const one = { params: { id: 1 } };
const approve = endpoint('post', '/designers/connection-requests/{id}/approve/', one);
const reject = endpoint('post', '/designers/connection-requests/{id}/reject/', one);

test.each([
  ['/designers/7/projects/5', ['/designers/7/projects/5']],
  [null, []],
])(
  'a request names the project that it is about, with a link to its page at %s',
  async (to, linked) => {
    const project = { id: 5, title: 'House in Amber', to };
    api.answer(receivedList, () => ({ body: [aReceivedRequest({ project })] }));
    openReceivedRequests();
    expect(await screen.findByText(/^About/)).toHaveTextContent('About House in Amber');
    const links = screen.queryAllByRole('link', { name: 'House in Amber' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(linked);
  },
);

test('an approved request has room for a link to its conversation, for the firm too', async () => {
  const request = aReceivedRequest({ status: 'approved', conversation_id: 5 });
  api.answer(receivedList, () => ({ body: [request] }));
  openReceivedRequests();
  expect(await screen.findByText('Conversation 5 with Asha Rao')).toBeVisible();
});

test.each([
  ['pending', 1],
  ['rejected', 0],
] as const)(
  'the brief of a %s request is beside it, until the firm declines',
  async (status, links) => {
    api.answer(receivedList, () => ({
      body: [aReceivedRequest({ id: 9, status, brief_version: 1 })],
    }));
    openReceivedRequests();
    await screen.findAllByText(/Asha Rao/);
    const found = screen.queryAllByRole('link', { name: 'Brief Asha Rao' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(
      links ? ['/briefs/received/9'] : [],
    );
  },
);

test('a request that was closed says so, and cannot be answered any more', async () => {
  api.answer(receivedList, () => ({ body: [aReceivedRequest({ status: 'closed' })] }));
  openReceivedRequests();
  const closed = within(await section('Closed'));
  expect(closed.getByText(/^Closed without an answer for 14 days/)).toBeVisible();
  expect(closed.queryByRole('button', { name: /Approve|Reject/ })).not.toBeInTheDocument();
});

describe('the description of a request', () => {
  const height = (scrolled: number) => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrolled);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(144);
  };
  afterEach(() => {
    jest.restoreAllMocks();
  });
  async function open() {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    openReceivedRequests();
    return screen.findByText('A house around a courtyard.');
  }

  test('is cut where it is long, and expands on a press', async () => {
    height(900);
    const text = await open();
    expect(text).toHaveAttribute('data-state', 'cut');
    const all = screen.getByRole('button', { name: 'Show all', expanded: false });
    await userEvent.click(all);
    expect(text).toHaveAttribute('data-state', 'whole');
    await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(text).toHaveAttribute('data-state', 'cut');
    expect(all).toHaveFocus();
  });

  test('has no button where it is short', async () => {
    height(144);
    await open();
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });
});

describe('the requests that a firm received', () => {
  const contact = { email: 'asha@example.in', phone: '+91 (98200) 12-345' };

  test('shows the client, and no contact details before the request is approved', async () => {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    openReceivedRequests();
    expect(await section('Pending')).toHaveTextContent('Asha Rao');
    expect(screen.getByText('You see their email and phone once you approve.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('shows a vendor what is asked for, and no amount that was left open', async () => {
    const order = { item: 'Fern zellige', quantity: '34 sq m', delivery_place: 'Kochi' };
    api.answer(receivedList, () => ({
      body: [aReceivedRequest({ ...order, project_type: 'other', budget: 0 })],
    }));
    openReceivedRequests();
    const pending = await section('Pending');
    expect(pending).toHaveTextContent(
      'Asked forFern zelligeQuantity34 sq mDeliver toKochiNeeded1–3 months',
    );
    expect(pending).not.toHaveTextContent('₹');
    expect(pending).not.toHaveTextContent('Project');
  });

  test('approves after a confirmation, once, and shows email and phone as links', async () => {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    api.answer(approve, () => ({ body: aReceivedRequest({ status: 'approved' }, contact) }));
    openReceivedRequests();
    await press(/^Approve the/);
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to approve this request?' }),
    ).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
    await doubleClick(await screen.findByRole('button', { name: 'Approve' }));
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

  test('rejects after a confirmation', async () => {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    api.answer(reject, () => ({ body: aReceivedRequest({ status: 'rejected' }) }));
    openReceivedRequests();
    await press(/^Reject the/);
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to reject this request?' }),
    ).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
    await press('Reject');
    expect(await screen.findByText('Request rejected')).toBeInTheDocument();
    expect(await section('Rejected')).toHaveTextContent('Asha Rao');
  });

  test('marks only emails that are not verified', async () => {
    api.answer(receivedList, () => ({
      body: [aReceivedRequest({ id: 1 }, { email_verified: false }), aReceivedRequest({ id: 2 })],
    }));
    openReceivedRequests();
    expect(await screen.findAllByText('Email not verified')).toHaveLength(1);
  });

  test.each([
    [approve, 'Approve', 'Failed to approve request'],
    [reject, 'Reject', 'Failed to reject request'],
  ] as const)('says when it failed, and the request stays (%j)', async (to, name, failed) => {
    api.answer(receivedList, () => ({ body: [aReceivedRequest()] }));
    api.answer(to, () => 'offline');
    openReceivedRequests();
    await press(new RegExp(`^${name} the`));
    await press(name);
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(await section('Pending')).toHaveTextContent('Asha Rao');
  });

  test('is told that it is approved where only the answer was lost', async () => {
    let status: 'pending' | 'approved' = 'pending';
    api.answer(receivedList, () => ({ body: [aReceivedRequest({ status })] }));
    api.answer(approve, () => {
      status = 'approved';
      return 'offline';
    });
    openReceivedRequests();
    await press(/^Approve the/);
    await press('Approve');
    expect(await screen.findByText('Request approved')).toBeInTheDocument();
    expect(screen.queryByText(/^Failed to approve/)).not.toBeInTheDocument();
  });

  test.each(outdated)('loads the list again after %s, and says so', async (_what, answer) => {
    let list = [aReceivedRequest()];
    api.answer(receivedList, () => ({ body: list }));
    api.answer(approve, () => {
      list = [];
      return answer;
    });
    openReceivedRequests();
    await press(/^Approve the/);
    await press('Approve');
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    expect(screen.getByText(/Failed to approve request.*shows how it stands/)).toBeInTheDocument();
  });

  test('reminds the firm of its email that is not verified', async () => {
    api.answer(receivedList, () => ({ body: [] }));
    openReceivedRequests({ email_verified: false });
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    expect(screen.getByText('Your email address is not verified yet')).toBeInTheDocument();
  });

  test('says that there are no requests yet', async () => {
    api.answer(receivedList, () => ({ body: [] }));
    openReceivedRequests();
    expect(await screen.findByText('No Requests Yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look at your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  test('says that it failed to load', async () => {
    api.answer(receivedList, () => 'offline');
    openReceivedRequests();
    expect(await screen.findByText('Failed to load connection requests')).toBeInTheDocument();
  });
});
