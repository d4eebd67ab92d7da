import { describe, expect, it, jest } from '@jest/globals';
import { createApi } from '@reduxjs/toolkit/query/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

const roomsApi = createApi({
  reducerPath: 'roomsApi',
  baseQuery: () => ({ data: 'room' }),
  endpoints: (build) => ({ getRoom: build.query<string, void>({ query: () => '' }) }),
});

const Room = withApi(roomsApi, function Room() {
  const { data } = roomsApi.useGetRoomQuery();
  return <p>{data ?? 'Loading'}</p>;
});

/** Reads the store while another slice comes into it. */
const WordThenOther = withApi(wordsApi, function WordThenOther() {
  const { data } = wordsApi.useGetWordQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {data}
      </button>
      {isOpen && <Room />}
    </>
  );
});

describe('withApi', () => {
  it('leaves those alone who read the store beside it', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderWithSession(<WordThenOther />);
    fireEvent.click(await screen.findByRole('button', { name: 'courtyard' }));

    expect(await screen.findByText('room')).toBeInTheDocument();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

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
