import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, eventStreams, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notification } from '../features/notifications/api/notifications-api.ts';
import { noon } from '../testing/factories.ts';
import { NotificationsPage } from './notifications-page.tsx';

const list = endpoint('get', '/notifications/');
const read = endpoint('post', '/notifications/read/', { body: {} });

const anEntry = (id: number, parts: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'requests',
  event: 'request-sent',
  text: `Asha ${id} asks to connect with you.`,
  path: '/connection-requests',
  times: 1,
  is_read: false,
  created_at: new Date(noon).toISOString(),
  ...parts,
});
const aList = (results: Notification[], next: number | null = null) => ({
  results,
  next,
  unread_count: results.filter(({ is_read }) => !is_read).length,
});

let api: ReturnType<typeof scriptApi>;
let streams: ReturnType<typeof eventStreams>;
beforeEach(() => {
  api = scriptApi();
  streams = eventStreams();
  api.answer(read, () => ({ body: { count: 0 } }));
});
const open = () =>
  renderWithHost(<NotificationsPage />, {
    api,
    at: '/notifications',
    path: '/notifications',
    user: aUser({ id: 7 }),
    clock: { now: () => noon, timeZone: 'Asia/Kolkata' },
  });
const bodies = () => api.requests.filter(({ method }) => method === 'post').map(({ body }) => body);
const linkOf = (id: number) => screen.findByRole('link', { name: new RegExp(`Asha ${id} asks`) });

describe('The page of notifications', () => {
  test('leads to the choices of what is told', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/account#emails',
    );
  });

  test('has them by day, each with its time, a link to its place, and whether it is unread', async () => {
    const created_at = new Date(noon - 86_400_000).toISOString();
    api.answer(list, () => ({
      body: aList([anEntry(3), anEntry(2, { created_at, is_read: true })]),
    }));
    open();
    const today = await screen.findByRole('region', { name: 'Today' });
    const first = within(today).getByRole('link');
    expect(first).toHaveTextContent('Unread: Asha 3 asks to connect with you.12:00 pm');
    expect(first).toHaveAttribute('href', '/connection-requests');
    const second = within(screen.getByRole('region', { name: 'Yesterday' })).getByRole('link');
    expect(second).toHaveTextContent(/^Asha 2 asks to connect with you\./);
    expect(document.title).toBe('Notifications · Aangan');
  });

  test('reads one by a press on it, and all up to the newest by the button', async () => {
    api.answer(list, () => ({ body: aList([anEntry(3), anEntry(2), anEntry(1)]) }));
    open();
    await userEvent.click(await linkOf(2));
    expect(bodies()).toEqual([{ id: 2 }]);
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  test('marks all as read at once, and as unread again where that fails', async () => {
    api.answer(list, () => ({ body: aList([anEntry(3), anEntry(2)]) }));
    let release: (() => void) | undefined;
    api.answer(read, async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { status: 503, body: {} as never };
    });
    open();
    await linkOf(3);
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(bodies()).toEqual([{ up_to: 3 }]);
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    await act(async () => release?.());
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(2));
  });

  test('has no button where nothing is unread', async () => {
    api.answer(list, () => ({ body: aList([anEntry(3, { is_read: true })]) }));
    open();
    await linkOf(3);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('loads older ones on demand', async () => {
    api.answer(list, ({ query }) => ({
      body: query.before === 3 ? aList([anEntry(2)]) : aList([anEntry(3)], 3),
    }));
    open();
    await linkOf(3);
    await userEvent.click(screen.getByRole('button', { name: 'Older notifications' }));
    expect(await linkOf(2)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Older notifications' })).toBeNull();
  });

  test('shows a new one as it happens', async () => {
    let results = [anEntry(3)];
    api.answer(list, () => ({ body: aList(results) }));
    open();
    await linkOf(3);
    await waitFor(() => expect(streams).toHaveLength(1));
    results = [anEntry(4), ...results];
    await act(async () => streams[0]?.send('notification', {}));
    expect(await linkOf(4)).toBeVisible();
  });

  test('says that there is none, that it loads, and that it could not be loaded', async () => {
    api.answer(list, () => 'offline');
    open();
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your notifications could not be loaded',
    );
    api.answer(list, () => ({ body: aList([]) }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing new yet')).toBeVisible();
  });
});
