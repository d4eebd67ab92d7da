import { renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { doubleClick, enterText } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  connect,
  connection,
  duplicate,
  failedWords,
  field,
  fill,
  onClose,
  onSent,
  open,
  posts,
  press,
  sentWords,
} from '../../testing/connect-dialog.tsx';
import { aRequest } from '../../testing/factories.ts';

describe('a client who submits the form', () => {
  test('finds their own names, email and phone filled in', () => {
    open({ user: {} });
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
    expect(field('Email')).toHaveValue('asha@example.in');
    expect(field('Phone')).toHaveValue('+91 98200 12345');
  });

  test('sends the trimmed values, once for two presses, and is told so', async () => {
    open({ user: {} });
    await fill({ 'First name': ' Asha ' });
    await userEvent.type(field('About the project (optional)'), '  A house.  ');
    await doubleClick(screen.getByRole('button', { name: 'Send request' }));
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

  test('may have one name', async () => {
    open({ user: { first_name: 'Asha', last_name: '' } });
    const box = screen.getByRole('checkbox', { name: 'I have only one name' });
    expect(box).toBeChecked();
    await userEvent.click(box);
    await fill();
    await userEvent.click(box);
    await press('Send request');
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(posts()[0]?.body).toMatchObject({
      first_name: 'Asha',
      last_name: '',
      has_one_name: true,
      name: 'Asha',
    });
  });

  test('sends a phone number in ASCII, and is told of one that is none', async () => {
    open({ user: {} });
    await fill({ Phone: '-' });
    await press('Send request');
    expect(await screen.findByText('Invalid phone number')).toBeInTheDocument();
    await fill({ Phone: '९८७६५ ४३२१०' });
    await press('Send request');
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(posts()[0]?.body).toMatchObject({ phone: '98765 43210' });
  });

  test('sees the server’s message at its field', async () => {
    api.answer(connect, () => ({ status: 400, body: { budget: ['Minimum budget is ₹2,00,000'] } }));
    open({ user: {} });
    await fill();
    await press('Send request');
    expect(await screen.findByText('Minimum budget is ₹2,00,000')).toBeInTheDocument();
    expect(screen.getByText(failedWords)).toBeInTheDocument();
  });

  test.each([
    ['offline', /You seem to be offline/],
    [{ status: 503, body: {} }, /Something went wrong on our side/],
    [{ status: 429, headers: { 'retry-after': '40' }, body: {} }, /Try again in 40 seconds/],
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

  test('has sent it when a retry finds that the first attempt arrived', async () => {
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
    const [first, second] = posts().map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  test('is told which amount was sent when it was changed after a lost answer', async () => {
    api.answer(connect, () => 'offline');
    api.answer(connection, ({ query }) => ({
      body: query.email === 'asha@example.in' ? aRequest({ budget: 1_800_000 }) : null,
    }));
    open({ user: {} });
    await fill();
    await press('Send request');
    await screen.findByText(failedWords);
    api.answer(connect, () => duplicate);
    await enterText(field('Budget'), '1900000');
    await press('Send request');
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(screen.getByText(/with a budget of ₹18,00,000\. What you changed/)).toBeInTheDocument();
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('aangan.draft.connect.designer.7')).toContain('1900000');
  });

  test('is told of an active request, which counts as sent', async () => {
    api.answer(connect, () => duplicate);
    open({ user: {} });
    await fill();
    await press('Send request');
    expect(await screen.findByText('There is a request to this designer.')).toBeInTheDocument();
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test.each([
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

  test('survives a closed dialog and a reload, for this firm only', async () => {
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

  test('survives a failed send, and is cleared once it is sent', async () => {
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

  test('is ignored where the draft is broken', () => {
    sessionStorage.setItem('aangan.draft.connect.designer.7', '{"budget":5,"first_name":"Mira"}');
    open();
    expect(field('First name')).toHaveValue('Mira');
    expect(field('Budget')).toHaveValue('');
  });
});

test('a designer who finds the dialog is told that only clients send requests', async () => {
  open({ user: { is_designer: true } });
  await fill();
  await press('Send request');
  expect(await screen.findByText('Only clients send connection requests.')).toBeInTheDocument();
  expect(screen.getByText(/You are signed in as a designer/)).toBeInTheDocument();
  expect(posts()).toHaveLength(0);
});
