import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import type { Addressee, AuthPanelProps } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { aRequest } from '../testing/factories.ts';
import { ConnectDialog } from './connect-dialog.tsx';

const connect = endpoint('post', '/client/connect/');
const designer: Addressee = {
  kind: 'designer',
  id: 7,
  name: 'Studio Aangan',
  minimumBudget: 140_000,
};
const sentWords = 'Connection request sent successfully!';
const failedWords = 'Failed to send connection request. Please try again.';
const duplicate = {
  status: 400,
  body: { non_field_errors: ['You already have an active request with this designer.'] },
};

let api: ReturnType<typeof scriptApi>;
const onSent = jest.fn();
const onClose = jest.fn();
beforeEach(() => {
  api = scriptApi();
  api.answer(connect, () => ({ status: 201, body: aRequest() }));
  sessionStorage.clear();
  jest.clearAllMocks();
  modalDialogs();
});

/** Replaces the auth remote's panel; it calls back on every press. */
function Panel({ initialMode, prefill, onAuthenticated }: AuthPanelProps) {
  return (
    <section aria-label={`Panel, ${initialMode}`}>
      <p>{JSON.stringify(prefill)}</p>
      <button type="button" onClick={() => onAuthenticated(aUser())}>
        Sign up here
      </button>
      <button type="button" onClick={() => onAuthenticated(aUser({ is_vendor: true }))}>
        Sign in as a vendor
      </button>
    </section>
  );
}

interface Opening {
  addressee?: Partial<Addressee>;
  user?: Parameters<typeof aUser>[0] | null;
  remoteParts?: Record<string, typeof Panel>;
  status?: 'unreachable';
}

function open({ addressee = {}, user = null, remoteParts, status }: Opening = {}) {
  return renderWithHost(
    <StrictMode>
      <ConnectDialog addressee={{ ...designer, ...addressee }} onSent={onSent} onClose={onClose} />
      <Toaster />
    </StrictMode>,
    {
      api,
      at: '/designers/7?show=images',
      user: user && aUser(user),
      session: status ? { status } : {},
      remoteParts: remoteParts ?? { 'auth ./AuthPanel': Panel },
    },
  );
}

const field = (name: string) => screen.getByLabelText(name);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const posts = () => api.requests.filter(({ url }) => url === connect.url);

async function fill(values: Record<string, string> = {}) {
  const all = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha@example.in',
    Phone: '+91 98200 12345',
    Budget: '1800000',
    ...values,
  };
  for (const [name, text] of Object.entries(all)) {
    await userEvent.clear(field(name));
    if (text) await userEvent.type(field(name), text);
  }
  await userEvent.selectOptions(field('Project type'), 'residential');
  await userEvent.selectOptions(field('Timeline'), '1–3 months');
}

describe('the form of a connection request', () => {
  it('is a dialog that names the firm and its exact minimum budget', () => {
    open();
    expect(
      screen.getByRole('dialog', { name: 'Get in touch with Studio Aangan' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Minimum budget: ₹1,40,000')).toBeInTheDocument();
  });

  it('says the minimum that it enforces where a designer names none, and none for such a vendor', () => {
    const { unmount } = open({ addressee: { minimumBudget: null } });
    expect(screen.getByText('Minimum budget: ₹1,00,000')).toBeInTheDocument();
    unmount();
    open({ addressee: { kind: 'vendor', minimumBudget: null } });
    expect(screen.queryByText(/Minimum budget|On Request/)).not.toBeInTheDocument();
  });

  it('keeps its button in sight, below what scrolls', () => {
    open();
    const send = screen.getByRole('button', { name: 'Send request' });
    expect(send.closest('footer')).not.toBeNull();
    expect(send).toHaveAttribute('form', screen.getByRole('form').id);
  });

  it('asks for everything but the description', async () => {
    open({ user: { first_name: '', last_name: '', email: '', phone: null } });
    await press('Send request');
    for (const name of [
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Project type',
      'Budget',
      'Timeline',
    ]) {
      expect(await screen.findByText(`${name} is required`)).toBeInTheDocument();
    }
    expect(field('First name')).toHaveFocus();
    expect(posts()).toHaveLength(0);
  });

  it.each([
    ['Phone', '12a', 'Invalid phone number'],
    ['Email', 'asha', 'Email is invalid'],
    ['Budget', '139999', 'Minimum budget is ₹1,40,000'],
    ['Budget', '1000000000001', 'Maximum budget is ₹10,00,00,00,00,000'],
  ])('says of %s “%s”: %s', async (name, typed, message) => {
    open({ user: {} });
    await fill({ [name]: typed });
    await press('Send request');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
  });

  it('has a minimum of ₹1,00,000 for a designer who names none', async () => {
    open({ user: {}, addressee: { minimumBudget: null } });
    await fill({ Budget: '99999' });
    await press('Send request');
    expect(await screen.findByText('Minimum budget is ₹1,00,000')).toBeInTheDocument();
  });

  it('has none for a vendor who names none', async () => {
    open({ user: {}, addressee: { kind: 'vendor', minimumBudget: null } });
    await fill({ Budget: '0' });
    await press('Send request');
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(posts()[0]?.body).toMatchObject({ vendor: 7, budget: 0 });
    expect(posts()[0]?.body).not.toHaveProperty('designer');
  });

  it('groups the budget the Indian way while it is typed', async () => {
    open();
    await userEvent.type(field('Budget'), '1800000');
    expect(field('Budget')).toHaveValue('18,00,000');
  });

  it.each([
    ['250000.00', 250_000],
    ['100000.5', 100_000],
  ])('cuts a budget at its decimal point: %s', async (typed, sent) => {
    open({ user: {}, addressee: { minimumBudget: null } });
    await fill({ Budget: typed });
    await press('Send request');
    await screen.findByText(sentWords);
    expect(posts()[0]?.body).toMatchObject({ budget: sent });
  });

  it('offers the project types and timelines of the document', () => {
    open();
    const options = (name: string) =>
      [...field(name).querySelectorAll('option')].map(({ textContent }) => textContent).slice(1);
    expect(options('Project type')).toEqual([
      'Residential',
      'Commercial',
      'Retail',
      'Hospitality',
      'Other',
    ]);
    expect(options('Timeline')).toEqual([
      'Immediately',
      '1–3 months',
      '3–6 months',
      '6–12 months',
      'Flexible',
    ]);
  });

  it('counts what is left of the description near its end, and refuses what is too much', async () => {
    open({ user: {} });
    const description = field('About the project (optional)');
    await userEvent.click(description);
    await userEvent.paste('x'.repeat(4_499));
    expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
    await userEvent.paste('x');
    expect(screen.getByText('500 characters left')).toBeInTheDocument();
    await userEvent.paste('x'.repeat(501));
    expect(screen.getByText('1 character too many')).toBeInTheDocument();
    await press('Send request');
    expect(await screen.findByText('Please use at most 5,000 characters')).toBeInTheDocument();
  });
});

describe('a client who sends it', () => {
  it('finds their own names, email and phone filled in', () => {
    open({ user: {} });
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
    expect(field('Email')).toHaveValue('asha@example.in');
    expect(field('Phone')).toHaveValue('+91 98200 12345');
  });

  it('sends the payload of the document, trimmed, once for two presses, and is told so', async () => {
    open({ user: {} });
    await fill({ 'First name': ' Asha ' });
    await userEvent.type(field('About the project (optional)'), '  A house.  ');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toEqual({
      first_name: 'Asha',
      last_name: 'Rao',
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '+91 98200 12345',
      project_type: 'residential',
      project_description: 'A house.',
      budget: 1_800_000,
      timeline: '1–3 months',
      designer: 7,
    });
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Your requests' })).toHaveAttribute(
      'href',
      '/connection-requests',
    );
    await press('Done');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('sees the server’s message at its field', async () => {
    api.answer(connect, () => ({ status: 400, body: { budget: ['Minimum budget is ₹2,00,000'] } }));
    open({ user: {} });
    await fill();
    await press('Send request');
    expect(await screen.findByText('Minimum budget is ₹2,00,000')).toBeInTheDocument();
    expect(screen.getByText(failedWords)).toBeInTheDocument();
  });

  it.each([
    ['offline', /You seem to be offline/],
    [{ status: 503, body: {} }, /Something went wrong on our side/],
    [{ status: 429, headers: { 'retry-after': '40' }, body: {} }, /try again in 40 seconds/],
    [
      { status: 400, body: { designer: ['Invalid pk "7" - object does not exist.'] } },
      /Invalid pk/,
    ],
  ] as const)('is told when it failed, and keeps what was typed (%j)', async (answer, why) => {
    api.answer(connect, () => answer);
    open({ user: {} });
    await fill();
    await press('Send request');
    expect(await screen.findByText(failedWords)).toBeInTheDocument();
    expect(screen.getByText(why)).toBeInTheDocument();
    expect(field('Budget')).toHaveValue('18,00,000');
    expect(onSent).not.toHaveBeenCalled();
  });

  it('has sent it when a second try finds that the lost first one arrived', async () => {
    let tries = 0;
    api.answer(connect, () => {
      tries += 1;
      return tries === 1 ? 'offline' : duplicate;
    });
    open({ user: {} });
    await fill();
    await press('Send request');
    await screen.findByText(failedWords);
    await press('Send request');
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('is told of an active request, which counts as sent', async () => {
    api.answer(connect, () => duplicate);
    open({ user: {} });
    await fill();
    await press('Send request');
    expect(
      await screen.findByText('You already have an active request with this designer.'),
    ).toBeInTheDocument();
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['sent', { status: 201 as const, body: aRequest() }, sentWords],
    ['failed', { status: 503, body: {} }, failedWords],
  ])(
    'is told in a toast that it %s when the dialog was closed meanwhile',
    async (_how, answer, words) => {
      const { promise, resolve } = Promise.withResolvers<typeof answer>();
      api.answer(
        connect,
        () => promise as Promise<{ status: 201; body: ReturnType<typeof aRequest> }>,
      );
      const view = open({ user: {} });
      await fill();
      await press('Send request');
      await waitFor(() => expect(posts()).toHaveLength(1));
      view.unmount();
      renderWithHost(<Toaster />, { api });
      resolve(answer);
      expect(await screen.findByText(words)).toBeInTheDocument();
    },
  );
});

describe('what was typed', () => {
  const draft = () => sessionStorage.getItem('aangan.draft.connect.designer.7');

  it('outlives a closed dialog and a reload, for this firm alone', async () => {
    const { unmount } = open();
    await fill();
    unmount();
    const again = open();
    expect(field('Budget')).toHaveValue('18,00,000');
    expect(field('Timeline')).toHaveValue('1–3 months');
    again.unmount();
    open({ addressee: { id: 8 } });
    expect(field('Budget')).toHaveValue('');
  });

  it('outlives a failed send, and is forgotten once it is sent', async () => {
    api.answer(connect, () => 'offline');
    open({ user: {} });
    await fill();
    await press('Send request');
    await screen.findByText(failedWords);
    expect(draft()).toContain('1800000');
    api.answer(connect, () => ({ status: 201, body: aRequest() }));
    await press('Send request');
    await screen.findByText(sentWords);
    expect(draft()).toBeNull();
  });

  it('has no say over what it cannot be: a broken draft is none', () => {
    sessionStorage.setItem('aangan.draft.connect.designer.7', '{"budget":5,"first_name":"Mira"}');
    open();
    expect(field('First name')).toHaveValue('Mira');
    expect(field('Budget')).toHaveValue('');
  });
});

describe('a guest who sends it', () => {
  async function toThePanel(options: Opening = {}) {
    const view = open(options);
    await fill();
    await press('Send request');
    return view;
  }

  it('is shown sign-up first, filled in, and nothing is sent yet', async () => {
    await toThePanel();
    const panel = await screen.findByRole('region', { name: 'Panel, sign-up' });
    expect(panel).toHaveTextContent(
      '{"first_name":"Asha","last_name":"Rao","email":"asha@example.in","phone":"+91 98200 12345"}',
    );
    expect(posts()).toHaveLength(0);
  });

  it('has the request sent by itself once signed in, exactly once however often the panel says so', async () => {
    await toThePanel();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Sign up here' }));
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toMatchObject({ designer: 7, budget: 1_800_000 });
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('comes back to the form with everything typed when that send fails', async () => {
    api.answer(connect, () => 'offline');
    await toThePanel();
    await press('Sign up here');
    expect(await screen.findByText(failedWords)).toBeInTheDocument();
    expect(field('Budget')).toHaveValue('18,00,000');
  });

  it('is told that only clients send requests who signs in as a vendor', async () => {
    await toThePanel();
    await press('Sign in as a vendor');
    expect(await screen.findByText('Only clients send connection requests.')).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
  });

  it('is told the same where the server says so', async () => {
    api.answer(connect, () => ({ status: 403, body: { detail: 'No.' } }));
    await toThePanel();
    await press('Sign up here');
    expect(await screen.findByText('Only clients send connection requests.')).toBeInTheDocument();
  });

  it('can go back to the request', async () => {
    await toThePanel();
    await press('Back to your request');
    expect(field('Budget')).toHaveValue('18,00,000');
  });

  it('has a readable way out where the panel cannot be loaded, which leads back to the open dialog', async () => {
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

  it('is nobody whose session could not be checked: their request is sent, not signed up for', async () => {
    await toThePanel({ status: 'unreachable' });
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
  });
});

it('a designer who finds the dialog is told that only clients send requests', async () => {
  open({ user: { is_designer: true } });
  await fill();
  await press('Send request');
  expect(await screen.findByText('Only clients send connection requests.')).toBeInTheDocument();
  expect(screen.getByText(/You are signed in as a designer/)).toBeInTheDocument();
  expect(posts()).toHaveLength(0);
});
