import { eventStreams } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConversation, aMessage } from '../testing/factories.ts';
import { aConversationsApi, endpoints, openConversations } from '../testing/open-conversations.tsx';
import { aDraft, aQuote, aQuoteCard, quoteEndpoints } from '../testing/quotes.tsx';

beforeEach(() => {
  sessionStorage.clear();
  eventStreams();
});

const sent = (version: number) =>
  aMessage(version, {
    text: '',
    about: { kind: 'quote', id: 3, version, act: 'sent', line: null },
  });

describe('Quotes in a thread', () => {
  test('are cards with state and total, each of which opens its version', async () => {
    const { api } = aConversationsApi([], aConversation([sent(1), sent(2)]));
    api.answer(endpoints.quotes, () => ({ body: { results: [aQuoteCard({ version: 2 })] } }));
    openConversations(api);
    const log = within(await screen.findByRole('log'));
    const [first, second] = await log.findAllByRole('link', { name: /^Kitchen in Aldona/ });
    expect(first).toHaveTextContent('Kitchen in AldonaVersion 1There is a newer version');
    expect(first).toHaveAttribute('href', '/quotes/3?version=1');
    expect(second).toHaveTextContent('Kitchen in AldonaVersion 2₹12,390.00Open');
    expect(second).toHaveAttribute('href', '/quotes/3?version=2');
    expect(screen.queryByRole('button', { name: 'Write a quote' })).not.toBeInTheDocument();
  });

  test('stay links where their list could not be loaded', async () => {
    const { api } = aConversationsApi([], aConversation([sent(1)]));
    api.answer(endpoints.quotes, () => 'offline');
    openConversations(api);
    expect(await screen.findByRole('link', { name: 'Open the quote' })).toHaveAttribute(
      'href',
      '/quotes/3?version=1',
    );
  });

  test('are begun by the firm, once at a double press, and drafts lead to where they are written', async () => {
    const { api } = aConversationsApi([], aConversation([], { side: 'firm' }));
    const draft = aQuoteCard({ id: 6, title: '', status: 'draft', version: 0, total: null });
    api.answer(endpoints.quotes, () => ({ body: { results: [draft] } }));
    api.answer(quoteEndpoints.begin, () => ({ status: 201, body: aDraft(aQuote()) }));
    const { router } = openConversations(api);
    expect(await screen.findByRole('link', { name: /^Quote without a title/ })).toHaveAttribute(
      'href',
      '/quotes/6/edit',
    );
    await userEvent.dblClick(screen.getByRole('button', { name: 'Write a quote' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quotes/3/edit'));
    expect(
      api.requests.filter(({ method, url }) => method === 'post' && url === '/quotes/'),
    ).toHaveLength(1);
  });

  test('are not begun in a conversation in which nothing can be sent', async () => {
    const refused = { side: 'firm', refusal: 'conversation_blocked' } as const;
    const { api } = aConversationsApi([], aConversation([sent(1)], refused));
    api.answer(endpoints.quotes, () => ({ body: { results: [aQuoteCard()] } }));
    openConversations(api);
    expect(await screen.findByRole('list', { name: 'Quotes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a quote' })).not.toBeInTheDocument();
  });
});
