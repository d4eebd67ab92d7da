import { scriptApi } from '@aangan/api-client/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { createApi } from '@reduxjs/toolkit/query/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { HostProvider } from './host-provider.tsx';
import { aUser, createTestHost, renderWithHost } from './testing/index.ts';
import { useSession } from './use-session.ts';
import { useTasks } from './use-tasks.ts';
import { withApi } from './with-api.tsx';

const cityApi = createApi({
  reducerPath: 'cityApi',
  baseQuery: () => ({ data: 'Pune' }),
  endpoints: (build) => ({ getCity: build.query<string, void>({ query: () => '' }) }),
});

const City = withApi(cityApi, function CityName() {
  const { data } = cityApi.useGetCityQuery();
  return <p>{data ?? 'Loading'}</p>;
});

const firmApi = createApi({
  reducerPath: 'firmApi',
  baseQuery: () => ({ data: 'Studio Neem' }),
  endpoints: (build) => ({ getFirm: build.query<string, void>({ query: () => '' }) }),
});

const Firm = withApi(firmApi, function FirmName() {
  const { data } = firmApi.useGetFirmQuery();
  return <p>{data ?? 'Loading'}</p>;
});

/** Reads the store while another slice is injected. */
const CityThenFirm = withApi(cityApi, function CityWithFirm() {
  const { data } = cityApi.useGetCityQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {data}
      </button>
      {isOpen && <Firm />}
    </>
  );
});

describe('withApi', () => {
  test('does not disturb other readers of the store', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderWithHost(<CityThenFirm />);
    fireEvent.click(await screen.findByRole('button', { name: 'Pune' }));

    expect(await screen.findByText('Studio Neem')).toBeInTheDocument();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  test('renders a component whose slice the store did not have before', async () => {
    renderWithHost(<City />);
    expect(await screen.findByText('Pune')).toBeInTheDocument();
  });
});

test('dispatches nothing while a component renders, RTK Query’s own actions included', async () => {
  const host = createTestHost();
  let isRendering = true;
  let changes = 0;
  host.store.subscribe(() => {
    if (isRendering) changes += 1;
  });
  const Measured = withApi(firmApi, function MeasuredFirm() {
    const { data } = firmApi.useGetFirmQuery();
    isRendering = false;
    return <p>{data ?? 'Loading'}</p>;
  });
  render(
    <HostProvider host={host}>
      <Measured />
    </HostProvider>,
  );
  expect(await screen.findByText('Studio Neem')).toBeInTheDocument();
  expect(changes).toBe(0);
});

function Greeting() {
  const { user, audience } = useSession();
  return <p>{user ? `${user.first_name}, ${audience}` : audience}</p>;
}

describe('useSession', () => {
  test('tells a remote who is signed in', () => {
    renderWithHost(<Greeting />, { user: aUser({ is_vendor: true }) });
    expect(screen.getByText('Asha, vendor')).toBeInTheDocument();
  });

  test('follows a change of the session', () => {
    const { changeSession } = renderWithHost(<Greeting />);
    expect(screen.getByText('guest')).toBeInTheDocument();
    changeSession({ user: aUser(), audience: 'client' });
    expect(screen.getByText('Asha, client')).toBeInTheDocument();
  });

  test('says what is missing where there is no host', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Greeting />)).toThrow(/HostProvider/);
    errors.mockRestore();
  });
});

function TaskNames() {
  return <p>{useTasks().map(({ label }) => label)}</p>;
}

describe('useTasks', () => {
  test('shows what runs, and no more once it is done', async () => {
    const host = createTestHost({ api: scriptApi() });
    render(
      <HostProvider host={host}>
        <TaskNames />
      </HostProvider>,
    );
    const { promise, resolve } = Promise.withResolvers<void>();
    act(() => void host.tasks.start('Uploading room.jpg', () => promise));
    expect(screen.getByText('Uploading room.jpg')).toBeInTheDocument();
    await act(async () => resolve());
    expect(screen.queryByText('Uploading room.jpg')).not.toBeInTheDocument();
  });
});
