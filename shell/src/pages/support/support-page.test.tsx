import { endpoint } from '@aangan/api-client/endpoints';
import { type ScriptedAnswer, scriptApi } from '@aangan/api-client/testing';
import { supportStateAt } from '@aangan/domain';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { createMessages } from '@aangan/messages';
import { doubleClick, enterText } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openingText } from './opening-hours.tsx';
import { SupportPage } from './support-page.tsx';

const openTicket = endpoint('post', '/support/tickets/');
const typed = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  subject: 'A wrong picture',
  message: 'The third picture is ours.',
};
const draftKey = 'aangan.draft.support';

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  sessionStorage.clear();
  api = scriptApi();
  api.answer(endpoint('get', '/public/site/'), () => ({
    body: {
      provider_name: 'Aangan Homes Private Limited',
      grievance_officer: { name: 'Kavita Menon', address: 'Bengaluru', email: 'g@aangan.test' },
      support_email: 'support@aangan.test',
      court_city: 'Bengaluru',
      terms_version: '2026-11',
    },
  }));
  api.answer(openTicket, () => ({ status: 201, body: { reference: 'AAN-000123' } }));
});

const field = (name: string) => screen.getByRole('textbox', { name });
const sent = () => api.requests.filter(({ method }) => method === 'post').map(({ body }) => body);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fill(values: Partial<typeof typed> = typed) {
  const labels = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' };
  for (const [name, value] of Object.entries(values)) {
    await enterText(field(labels[name as keyof typeof labels]), value);
  }
}

describe('the hours of support', () => {
  test('are shown, with the time of a reply and the grievance officer’s periods', async () => {
    renderWithHost(<SupportPage />, { api });
    expect(screen.getByText(/from 10 AM to 7 PM, Monday to Saturday/)).toBeInTheDocument();
    expect(screen.getByText(/our reply within 24 working hours/)).toBeInTheDocument();
    expect(screen.getByText(/acknowledges a complaint within 24 hours/)).toHaveTextContent(
      /within 15 days/,
    );
    expect(await screen.findByText(/Kavita Menon/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'support@aangan.test' })).toBeInTheDocument();
  });

  test.each([
    ['2026-11-23T10:00+05:30', 'Open now, until 7 PM Indian time.'],
    ['2026-11-23T09:59+05:30', 'Closed now. We open today at 10 AM Indian time.'],
    ['2026-11-23T19:00+05:30', 'Closed now. We open tomorrow at 10 AM Indian time.'],
    ['2026-11-28T19:00+05:30', 'Closed now. We open on Monday at 10 AM Indian time.'],
  ])('are told as of %s: %s', (moment, words) => {
    expect(openingText(supportStateAt(new Date(moment)), createMessages())).toBe(words);
  });

  test('are told for the current time', () => {
    renderWithHost(<SupportPage />, { api });
    expect(
      screen.getByText(openingText(supportStateAt(new Date()), createMessages())),
    ).toBeInTheDocument();
  });
});

describe('a message to support', () => {
  test('is sent once, however often the button is pressed, and its reference number is shown', async () => {
    let answer: (answer: ScriptedAnswer<{ reference: string }>) => void = () => undefined;
    api.answer(
      openTicket,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    renderWithHost(<SupportPage />, { api });
    await fill();
    await doubleClick(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    answer({ status: 201, body: { reference: 'AAN-000123' } });
    expect(await screen.findByText('AAN-000123')).toBeInTheDocument();
    expect(sent()).toEqual([typed]);
    expect(screen.getByText(/reply within 24 working hours, at asha@example.in/)).toBeVisible();
    expect(screen.getByText('We have your message').closest('[role]')).toHaveFocus();
    expect(sessionStorage.getItem(draftKey)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Message')).toHaveValue('');
  });

  test('requires all four fields, and a valid email', async () => {
    renderWithHost(<SupportPage />, { api });
    await press();
    for (const words of [
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message is required',
    ]) {
      expect(await screen.findByText(words)).toBeInTheDocument();
    }
    expect(field('Name')).toHaveFocus();
    await fill({ email: 'asha' });
    await userEvent.tab();
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  test('is at most 10,000 characters, and says so instead of cutting', async () => {
    sessionStorage.setItem(draftKey, JSON.stringify({ ...typed, message: 'x'.repeat(10_001) }));
    renderWithHost(<SupportPage />, { api });
    await press();
    expect(
      await screen.findByText('Ensure this field has no more than 10000 characters.'),
    ).toBeInTheDocument();
  });

  test('may have a name and a subject of as many emoji as letters', async () => {
    const [name, subject] = ['🏠'.repeat(300), '🏠'.repeat(200)];
    sessionStorage.setItem(draftKey, JSON.stringify({ ...typed, name, subject }));
    renderWithHost(<SupportPage />, { api });
    expect(field('Name')).toHaveAttribute('maxlength', String(name.length));
    expect(field('Subject')).toHaveAttribute('maxlength', String(subject.length));
    await press();
    expect(await screen.findByText(/AAN-000123/)).toBeInTheDocument();
  });

  test('is filled in with name and email of the account, unless something was typed', async () => {
    sessionStorage.setItem(draftKey, JSON.stringify({ email: 'work@example.in' }));
    renderWithHost(<SupportPage />, { api, user: aUser() });
    await waitFor(() => expect(field('Name')).toHaveValue('Asha Rao'));
    expect(field('Email')).toHaveValue('work@example.in');
  });

  test('survives a reload', async () => {
    const { unmount } = renderWithHost(<SupportPage />, { api });
    await fill({ subject: 'A wrong picture' });
    unmount();
    renderWithHost(<SupportPage />, { api });
    expect(field('Subject')).toHaveValue('A wrong picture');
  });

  test('starts empty where the stored draft is malformed', () => {
    sessionStorage.setItem(draftKey, 'no json');
    renderWithHost(<SupportPage />, { api });
    expect(field('Subject')).toHaveValue('');
  });

  test.each([
    [
      { status: 429, body: {}, headers: { 'retry-after': '840' } },
      'Too many messages. Please try again in 14 minutes; what you typed is kept.',
    ],
    ['offline', 'Network error. Please check your internet connection and try again.'],
    [{ status: 503, body: {} }, 'Server error. Please try again later; what you typed is kept.'],
    [{ status: 409, body: { detail: 'Not now.' } }, 'Not now.'],
    [{ status: 400, body: { non_field_errors: ['Not like this.'] } }, 'Not like this.'],
  ] as const)('says why it was not sent, and keeps what was typed (%j)', async (answer, words) => {
    api.answer(openTicket, () => answer as ScriptedAnswer<{ reference: string }>);
    renderWithHost(<SupportPage />, { api });
    await fill();
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your message was not sent');
    expect(alert).toHaveTextContent(words);
    expect(field('Message')).toHaveValue(typed.message);
    expect(JSON.parse(sessionStorage.getItem(draftKey) ?? '')).toEqual(typed);
  });

  test('is sent again under the same key after a lost answer, and under another once it is changed', async () => {
    api.answer(openTicket, () => 'offline');
    renderWithHost(<SupportPage />, { api });
    await fill();
    await press();
    await screen.findByRole('alert');
    await press();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await userEvent.type(field('Message'), ' Please.');
    await press();
    await waitFor(() => expect(sent()).toHaveLength(3));
    const posts = api.requests.filter(({ method }) => method === 'post');
    const [first, second, third] = posts.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('shows at its field what the server refuses of it', async () => {
    api.answer(openTicket, () => ({
      status: 400,
      body: { email: ['Enter a valid email address.'] },
    }));
    renderWithHost(<SupportPage />, { api });
    await fill();
    await press();
    expect(await screen.findByText('Enter a valid email address.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
