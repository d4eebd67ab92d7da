import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import type { Conversation, ConversationCard } from '../api/conversations-api.ts';
import { ConversationsPage } from '../app/conversations-page.tsx';
import { noon } from './factories.ts';

const ofConversation = { params: { id: 5 } };

export const endpoints = {
  list: endpoint('get', '/conversations/'),
  quotes: endpoint('get', '/quotes/', { query: { conversation: 5 } }),
  thread: endpoint('get', '/conversations/{id}/', ofConversation),
  send: endpoint('post', '/conversations/{id}/messages/', {
    ...ofConversation,
    body: { id: '', text: '' },
  }),
  read: endpoint('post', '/conversations/{id}/read/', { ...ofConversation, body: { up_to: 1 } }),
  typing: endpoint('post', '/conversations/{id}/typing/', ofConversation),
  block: endpoint('put', '/conversations/{id}/block/', ofConversation),
  unblock: endpoint('delete', '/conversations/{id}/block/', ofConversation),
  attach: endpoint('post', '/conversations/{id}/attachments/', ofConversation),
  report: (sequence: number) =>
    endpoint('post', '/conversations/{id}/messages/{sequence}/report/', {
      params: { id: 5, sequence },
      body: { reason: 'offensive' },
    }),
};

/** A page of the list. */
export const aListPage = (results: ConversationCard[]) => ({
  count: results.length,
  count_is_exact: true,
  next: null,
  previous: null,
  results,
});

/** An API with these conversations in the list, and a thread that tests can change. */
export function aConversationsApi(cards: ConversationCard[], thread?: Conversation) {
  const api = scriptApi();
  const state = { cards, thread };
  api.answer(endpoints.quotes, () => ({ body: { results: [] } }));
  api.answer(endpoints.list, () => ({ body: aListPage(state.cards) }));
  api.answer(endpoints.thread, () =>
    state.thread ? { body: state.thread } : { status: 404, body: { detail: 'Not found.' } },
  );
  api.answer(endpoints.read, () => ({ body: { count: 0, messages: 0 } }));
  api.answer(endpoints.typing, () => ({ status: 204, body: null as never }));
  return { api, state };
}

/** Opens the pages of conversations for a client, at noon. */
export function openConversations(api: ReturnType<typeof scriptApi>, at = '/conversations/5') {
  return renderWithHost(
    <>
      <ConversationsPage />
      <Toaster />
    </>,
    {
      api,
      at,
      path: at === '/conversations' ? '/conversations' : '/conversations/:id',
      user: aUser({ id: 7 }),
      clock: { now: () => noon, timeZone: 'Asia/Kolkata' },
    },
  );
}
