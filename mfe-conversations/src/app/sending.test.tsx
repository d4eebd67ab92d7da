import { problemCodes } from '@aangan/domain';
import { eventStreams } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '../api/conversations-api.ts';
import { aConversation, aMessage, anAttachment } from '../testing/factories.ts';
import { aConversationsApi, endpoints, openConversations } from '../testing/open-conversations.tsx';
import { wideScreen } from '../testing/wide-screen.ts';

let api: ReturnType<typeof aConversationsApi>['api'];
let stored: Message[];
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  wideScreen(false);
  eventStreams();
  stored = [];
  ({ api } = aConversationsApi([]));
  api.answer(endpoints.thread, () => ({ body: aConversation(stored) }));
  api.answer(endpoints.send, ({ body }) => {
    const { id, text } = body as { id: string; text: string };
    const known = stored.find((one) => one.id === id);
    const message = known ?? aMessage(stored.length + 1, { id, text, side: 'client' });
    if (!known) stored.push(message);
    return { body: message };
  });
});

const draftKey = 'aangan.draft.message.7.5';
const field = () => screen.findByRole('textbox', { name: 'Message' });
const write = async (text: string) => userEvent.type(await field(), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () =>
  api.requests
    .filter(({ url }) => url === endpoints.send.url)
    .map(({ body }) => body as { id: string; text: string; attachments: string[] });
const own = () => screen.getAllByRole('listitem', { name: 'You' }).map((line) => line.textContent);

describe('A message that is sent', () => {
  test('shows at once, as being sent, and then that it is sent', async () => {
    let answer = () => undefined as unknown;
    const held = new Promise((resolve) => {
      answer = () => resolve(undefined);
    });
    api.answer(endpoints.send, async ({ body }) => {
      await held;
      const { id, text } = body as { id: string; text: string };
      return { body: aMessage(1, { id, text, side: 'client' }) };
    });
    openConversations(api);
    await write('Hello');
    await press('Send');
    expect(own()).toEqual(['HelloSending…']);
    expect(await field()).toHaveValue('');
    answer();
    await waitFor(() => expect(own()[0]).toMatch(/^Hello.*Sent$/));
    expect(own()).toHaveLength(1);
  });

  test('is sent once when the button is pressed twice', async () => {
    openConversations(api);
    await write('Hello');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(own()[0]).toMatch(/Sent$/));
    expect(sent().map(({ text }) => text)).toEqual(['Hello']);
  });

  test('is not sent while it is blank', async () => {
    openConversations(api);
    await write('   ');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await press('Send');
    expect(sent()).toEqual([]);
  });

  test('stays with Try again where it failed, which sends it under the id it had', async () => {
    api.answer(endpoints.send, () => 'offline');
    openConversations(api);
    await write('Hello');
    await press('Send');
    expect(await screen.findByText('Not sent')).toBeVisible();
    api.answer(endpoints.send, ({ body }) => {
      const { id, text } = body as { id: string; text: string };
      stored.push(aMessage(1, { id, text, side: 'client' }));
      return { body: stored[0] as Message };
    });
    await press('Try again');
    await waitFor(() => expect(own()[0]).toMatch(/Sent$/));
    const [first, again] = sent();
    expect(again).toEqual(first);
  });

  test('stays over a reload where it failed, under the id it had', async () => {
    api.answer(endpoints.send, () => 'offline');
    const { unmount } = openConversations(api);
    await write('Hello');
    await press('Send');
    await screen.findByText('Not sent');
    unmount();
    openConversations(api);
    expect(await screen.findByText('Not sent')).toBeVisible();
    await press('Try again');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.id).toBe(sent()[0]?.id);
  });

  test('is not shown as failed where it has arrived though its answer was lost', async () => {
    api.answer(endpoints.send, ({ body }) => {
      const { id, text } = body as { id: string; text: string };
      stored.push(aMessage(1, { id, text, side: 'client' }));
      return 'offline';
    });
    openConversations(api);
    await write('Hello');
    await press('Send');
    await waitFor(() => expect(own()).toHaveLength(1));
    await waitFor(() => expect(own()[0]).toMatch(/Sent$/));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('says why it was refused, and can be discarded', async () => {
    api.answer(endpoints.send, () => ({ status: 409, body: { detail: 'Not now.' } }));
    openConversations(api);
    await write('Hello');
    await press('Send');
    expect(await screen.findByText('Not now.')).toBeVisible();
    await press('Discard');
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });
});

describe('The field', () => {
  test('keeps what was not sent, for each conversation', async () => {
    const { unmount } = openConversations(api);
    await write('Half a th');
    unmount();
    // The tab was closed.
    sessionStorage.clear();
    openConversations(api);
    expect(await field()).toHaveValue('Half a th');
  });

  test('shows what is written in another tab, and is empty once it was sent there', async () => {
    openConversations(api);
    await write('Here');
    const inOtherTab = (change: () => void) => {
      change();
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: draftKey })));
    };
    inOtherTab(() => localStorage.setItem(draftKey, '{"text":"There"}'));
    expect(await field()).toHaveValue('There');
    inOtherTab(() => localStorage.removeItem(draftKey));
    expect(await field()).toHaveValue('');
  });

  test('keeps its draft when a message is sent from another device', async () => {
    const streams = eventStreams();
    openConversations(api);
    await write('From here');
    const message = aMessage(1, { text: 'From the phone', side: 'client' });
    stored.push(message);
    await act(async () => {
      streams[0]?.send('ready', {}, 10);
      streams[0]?.send('message', { conversation: 5, message }, 11);
    });
    expect(await screen.findByText('From the phone')).toBeVisible();
    expect(await field()).toHaveValue('From here');
  });

  test('says how many characters are too many, keeps them and sends nothing', async () => {
    openConversations(api);
    fireEvent.change(await field(), { target: { value: 'n'.repeat(4_001) } });
    expect(screen.getByText(/at most 4,000 characters: 1 too many/)).toBeVisible();
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    expect(await field()).toHaveValue('n'.repeat(4_001));
    fireEvent.change(await field(), { target: { value: 'n'.repeat(4_000) } });
    expect(screen.queryByText(/too many/)).not.toBeInTheDocument();
  });

  test('throws away what another account has left in this browser', async () => {
    localStorage.setItem('aangan.draft.message.8.5', '{"text":"Of another"}');
    openConversations(api);
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(localStorage.getItem('aangan.draft.message.8.5')).toBeNull());
  });

  test('keeps what is written while the other side blocks, for when that is taken back', async () => {
    openConversations(api);
    await write('Sent too late');
    const blocked = { ...aConversation(stored), refusal: 'conversation_blocked' as const };
    api.answer(endpoints.thread, () => ({ body: blocked }));
    api.answer(endpoints.send, () => {
      const { sentence: detail } = problemCodes.conversation_blocked;
      return { status: 403, body: { detail, code: 'conversation_blocked' } };
    });
    await press('Send');
    const { sentence } = problemCodes.conversation_blocked;
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(own()[0]).toMatch(/^Sent too late/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('sends by Enter on a wide screen, and begins a line by Shift and Enter', async () => {
    wideScreen(true);
    openConversations(api);
    await write('One{Shift>}{Enter}{/Shift}Two{Enter}');
    await waitFor(() => expect(sent().map(({ text }) => text)).toEqual(['One\nTwo']));
  });

  test('never sends by Enter on a phone', async () => {
    openConversations(api);
    await write('One{Enter}Two');
    expect(await field()).toHaveValue('One\nTwo');
    expect(sent()).toEqual([]);
  });

  test('tells that something is written once in four seconds', async () => {
    openConversations(api);
    await write('A longer text');
    expect(api.requests.filter(({ url }) => url === endpoints.typing.url)).toHaveLength(1);
  });
});

describe('Files', () => {
  const picture = () => new File(['x'], 'court.jpg', { type: 'image/jpeg' });
  const attach = async (files: File[]) => {
    await field();
    await userEvent.upload(screen.getByLabelText('Attach files'), files);
  };

  test('are uploaded when they are chosen, with their progress, and sent with the message', async () => {
    let finish = () => undefined as unknown;
    let tellShare: ((share: number) => void) | undefined;
    api.answer(endpoints.attach, async ({ upload }) => {
      tellShare = upload;
      await new Promise((resolve) => {
        finish = () => resolve(undefined);
      });
      return { body: anAttachment(), status: 201 };
    });
    openConversations(api);
    await attach([picture()]);
    const bar = await screen.findByRole('progressbar', { name: 'Uploading court.jpg' });
    await waitFor(() => expect(tellShare).toBeDefined());
    act(() => tellShare?.(0.5));
    await waitFor(() => expect(bar).toHaveValue(0.5));
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await act(async () => finish());
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    await press('Send');
    await waitFor(() => expect(sent()[0]?.attachments).toEqual([anAttachment().id]));
  });

  test('that could not be uploaded say why, and are uploaded again under the same key', async () => {
    api.answer(endpoints.attach, () => 'offline');
    openConversations(api);
    await attach([picture()]);
    const files = within(await screen.findByRole('list', { name: 'Attached files' }));
    expect(await files.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    await press('Try again: court.jpg');
    const keys = () =>
      api.requests
        .filter(({ url }) => url === endpoints.attach.url)
        .map(({ idempotencyKey }) => idempotencyKey);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toBe(keys()[1]);
  });

  test('of 10 MB and more are refused before they are uploaded', async () => {
    openConversations(api);
    const plan = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    Object.defineProperty(plan, 'size', { value: 10 * 1024 * 1024 });
    await attach([plan]);
    expect(await screen.findByText('Files must be smaller than 10 MB.')).toBeVisible();
    expect(api.requests.some(({ url }) => url === endpoints.attach.url)).toBe(false);
  });

  test('that were chosen by mistake are taken off', async () => {
    api.answer(endpoints.attach, () => ({ body: anAttachment(), status: 201 }));
    openConversations(api);
    await attach([picture()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove court.jpg' }));
    expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument();
  });
});
