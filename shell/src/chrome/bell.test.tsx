import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, eventStreams, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { href, remotes } from '../testing/chrome.ts';
import { Header } from './header.tsx';

const unread = endpoint('get', '/notifications/unread/');
const withBell = [
  ...remotes,
  {
    routes: [
      {
        path: '/notifications',
        expose: './NotificationsPage',
        link: {
          slot: 'header.notifications',
          label: 'Notifications',
          order: 10,
          count: '/api/notifications/unread/',
        },
      },
    ],
  },
];

let api: ReturnType<typeof scriptApi>;
let count = 2;
beforeEach(() => {
  api = scriptApi();
  count = 2;
  api.answer(unread, () => ({ body: { count } }));
  document.title = 'Designers · Aangan';
});
const open = (user: ReturnType<typeof aUser> | null = aUser({ id: 7 })) =>
  renderWithHost(<Header remotes={withBell} />, { api, ...(user && { user }) });
const bell = (name: string) => screen.findByRole('link', { name });

describe('the bell of the header', () => {
  test('leads to the notifications, with how many are unread', async () => {
    open();
    await bell('Notifications, 2 new');
    expect(href('Notifications, 2 new')).toBe('/notifications');
  });

  test('is not there for guests, who are asked nothing of', () => {
    const streams = eventStreams();
    open(null);
    expect(screen.queryByRole('link', { name: /Notifications/ })).toBeNull();
    expect([api.requests, streams]).toEqual([[], []]);
  });

  test('puts the number before the title of the page, also of one that sets it later', async () => {
    const { unmount } = open();
    await bell('Notifications, 2 new');
    expect(document.title).toBe('(2) Designers · Aangan');
    document.title = 'Vendors · Aangan';
    await waitFor(() => expect(document.title).toBe('(2) Vendors · Aangan'));
    unmount();
    expect(document.title).toBe('Vendors · Aangan');
  });

  test('is right as it happens: it asks again once for what happens together', async () => {
    const streams = eventStreams();
    open();
    await bell('Notifications, 2 new');
    await waitFor(() => expect(streams).toHaveLength(1));
    await waitFor(() => expect(api.requests).toHaveLength(2));
    const asked = api.requests.length;
    count = 3;
    await act(async () => {
      streams[0]?.send('notification', {});
      streams[0]?.send('message', { conversation: 5 }, 11);
    });
    await bell('Notifications, 3 new');
    expect(api.requests.length).toBe(asked + 1);
    expect(document.title).toBe('(3) Designers · Aangan');
    count = 0;
    await act(async () => streams[0]?.send('notification', {}));
    await bell('Notifications');
    expect(document.title).toBe('Designers · Aangan');
  });

  test('asks once more when it hears: something may have happened while its script was loaded', async () => {
    open();
    await bell('Notifications, 2 new');
    count = 4;
    await bell('Notifications, 4 new');
    expect(api.requests).toHaveLength(2);
  });

  test('does not ask because the other side types', async () => {
    const streams = eventStreams();
    open();
    await bell('Notifications, 2 new');
    await waitFor(() => expect(streams).toHaveLength(1));
    await waitFor(() => expect(api.requests).toHaveLength(2));
    const asked = api.requests.length;
    await act(async () => {
      streams[0]?.send('typing', { conversation: 5, side: 'firm' });
      await new Promise((resolve) => setTimeout(resolve, 400));
    });
    expect(api.requests.length).toBe(asked);
  });
});
