/**
 * @jest-environment node
 */
import { apiBaseQuery } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { describe, expect, test } from '@jest/globals';
import { createApi } from '@reduxjs/toolkit/query/react';
import { renderToString } from 'react-dom/server';
import { HostProvider } from './host-provider.tsx';
import { aUser, createTestHost } from './testing/index.ts';
import { useSession } from './use-session.ts';
import { withApi } from './with-api.tsx';

const me = endpoint('get', '/auth/me/');

/** One slice for all visitors, as a remote's module has it. */
const accountApi = createApi({
  reducerPath: 'accountApi',
  baseQuery: apiBaseQuery,
  endpoints: (build) => ({
    getAccount: build.query<{ first_name: string }, void>({ query: () => me }),
  }),
});

const Page = withApi(accountApi, function AccountPage() {
  const { user } = useSession();
  const { data } = accountApi.useGetAccountQuery();
  return (
    <p>
      {user?.first_name} reads {data?.first_name ?? 'nothing'}
    </p>
  );
});

/** Renders the page for one visitor as a server does: once to start the queries, and again with their answers. */
async function renderFor(name: string, delay: number): Promise<string> {
  const api = scriptApi();
  api.client.tokens.write({ access: name, refresh: name }, { remember: false });
  api.answer(me, async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return { body: aUser({ first_name: api.client.tokens.read()?.access ?? 'nobody' }) };
  });
  const host = createTestHost({ api, user: aUser({ first_name: name }) });
  const page = (
    <HostProvider host={host}>
      <Page />
    </HostProvider>
  );
  const first = renderToString(page);
  await host.store.dispatch(accountApi.endpoints.getAccount.initiate() as never);
  return first + renderToString(page);
}

describe('two hosts in one process', () => {
  test('share nothing, when the pages of many visitors are rendered at the same time', async () => {
    const visitors = Array.from({ length: 40 }, (_, index) => `Visitor${index}`);
    const pages = await Promise.all(
      visitors.map((name, index) => renderFor(name, (index * 7) % 11)),
    );
    expect(pages.map(textOf)).toEqual(
      visitors.map((name) => `${name} reads nothing${name} reads ${name}`),
    );
  });
});

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
