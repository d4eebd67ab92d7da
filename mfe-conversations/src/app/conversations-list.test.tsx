import { eventStreams } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aMessage, noon } from '../testing/factories.ts';
import {
  aConversationsApi,
  aListPage,
  endpoints,
  openConversations,
} from '../testing/open-conversations.tsx';

let streams: ReturnType<typeof eventStreams>;
beforeEach(() => {
  sessionStorage.clear();
  streams = eventStreams();
});

const lastOf = (text: string, parts = {}) => ({
  sequence: 3,
  side: 'firm' as const,
  text,
  is_removed: false,
  about: null,
  attachments_count: 0,
  created_at: new Date(noon).toISOString(),
  ...parts,
});
const links = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link');

describe('The list of conversations', () => {
  test('says with whom, what was written last and when, and how much is unread', async () => {
    const yesterday = new Date(noon - 86_400_000).toISOString();
    const { api } = aConversationsApi([
      aCard({ last_message: lastOf('The plan is ready'), unread_count: 2 }),
      aCard({
        id: 6,
        other: { name: null, avatar: null, to: null, is_active: false },
        last_message: lastOf('Thank you', { side: 'client' }),
        last_at: yesterday,
      }),
    ]);
    openConversations(api, '/conversations');
    const [first, second] = await links();
    expect(first).toHaveTextContent('Studio Aangan12:00 pmThe plan is ready22 unread messages');
    expect(first).toHaveAttribute('href', '/conversations/5');
    expect(second).toHaveTextContent('Former memberYesterdayYou: Thank you');
  });

  test('says what was done with a quote where nothing was written', async () => {
    const about = {
      kind: 'quote' as const,
      id: 3,
      version: 1,
      act: 'accepted' as const,
      line: null,
    };
    const { api } = aConversationsApi([
      aCard({ last_message: lastOf('', { about, side: 'client' }) }),
      aCard({ id: 6, last_message: lastOf('Yes, gladly', { about }) }),
    ]);
    openConversations(api, '/conversations');
    const [first, second] = await links();
    expect(first).toHaveTextContent('You: Accepted the quote');
    expect(second).toHaveTextContent('Yes, gladly');
  });

  test('stands in the order of the API, which has unread ones first', async () => {
    const other = { name: 'Works', avatar: null, to: null, is_active: true };
    const { api } = aConversationsApi([aCard({ unread_count: 1 }), aCard({ id: 6, other })]);
    openConversations(api, '/conversations');
    expect((await links()).map((link) => link.getAttribute('href'))).toEqual([
      '/conversations/5',
      '/conversations/6',
    ]);
  });

  test('says where conversations come from while there is none', async () => {
    openConversations(aConversationsApi([]).api, '/conversations');
    expect(await screen.findByText('No conversations yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Connection requests' })).toBeVisible();
  });

  test('says that it loads, and that it could not be loaded, and tries again', async () => {
    const { api } = aConversationsApi([aCard()]);
    api.answer(endpoints.list, () => 'offline');
    openConversations(api, '/conversations');
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Your conversations could not be loaded');
    expect(failure).toHaveTextContent('You seem to be offline.');
    api.answer(endpoints.list, () => ({ body: aListPage([aCard()]) }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await links()).toHaveLength(1);
  });

  test('is up to date after a message, without being loaded again by the visitor', async () => {
    const { api, state } = aConversationsApi([aCard()]);
    openConversations(api, '/conversations');
    await links();
    await waitFor(() => expect(streams).toHaveLength(1));
    state.cards = [aCard({ last_message: lastOf('A new one'), unread_count: 1 })];
    await act(async () => {
      streams[0]?.send('ready', {}, 10);
      streams[0]?.send('message', { conversation: 5, message: aMessage(1) }, 11);
    });
    expect(await screen.findByText('A new one')).toBeVisible();
  });
});
