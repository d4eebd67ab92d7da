import { describe, expect, it } from '@jest/globals';
import { createApi } from '@reduxjs/toolkit/query/react';
import { render, screen } from '@testing-library/react';
import { useSession } from './session-host.ts';
import { aUser, renderWithSession } from './testing/index.ts';
import { withApi } from './with-api.tsx';

const wordsApi = createApi({
  reducerPath: 'wordsApi',
  baseQuery: () => ({ data: 'courtyard' }),
  endpoints: (build) => ({ getWord: build.query<string, void>({ query: () => '' }) }),
});

const Word = withApi(wordsApi, function Word() {
  const { data } = wordsApi.useGetWordQuery();
  return <p>{data ?? 'Loading'}</p>;
});

describe('withApi', () => {
  it('renders a component whose slice the page’s store did not have before', async () => {
    renderWithSession(<Word />);
    expect(await screen.findByText('courtyard')).toBeInTheDocument();
  });
});

function Greeting() {
  const { user, audience } = useSession();
  return <p>{user ? `${user.first_name}, ${audience}` : audience}</p>;
}

describe('useSession', () => {
  it('tells a remote who is looking', () => {
    renderWithSession(<Greeting />, { user: aUser({ is_vendor: true }) });
    expect(screen.getByText('Asha, vendor')).toBeInTheDocument();
  });

  it('says what is missing where no host provides a session', () => {
    expect(() => render(<Greeting />)).toThrow(/SessionHostProvider/);
  });
});
