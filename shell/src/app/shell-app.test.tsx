import { scriptApi } from '@aangan/api-client/testing';
import { RemotePart } from '@aangan/host';
import { createMessages } from '@aangan/messages';
import type { Composer } from '@aangan/runtime';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createShellHost } from '../host/create-shell-host.tsx';
import { ShellApp } from './shell-app.tsx';

interface PanelProps {
  greeting: string;
}

function Page() {
  return (
    <>
      <h1>A page of one remote</h1>
      <RemotePart<PanelProps>
        remote="auth"
        expose="./Panel"
        props={{ greeting: 'Hello' }}
        loading={<p>Loading the panel</p>}
        failed={({ retry }) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      />
    </>
  );
}

function open(load: Composer['load']) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  const composer = {
    load,
    peek: () => undefined,
    isOff: () => false,
    threw: () => false,
    changed: () => undefined,
    ringed: () => undefined,
  };
  const { client } = scriptApi();
  const host = createShellHost({ client, composer, locationKey: () => '' });
  render(
    <ShellApp host={host} i18n={createMessages()}>
      <RouterProvider router={router} />
    </ShellApp>,
  );
}

const panel = { Panel: ({ greeting }: PanelProps) => <p>{greeting}, this is the panel</p> };

describe('a component of another remote within a page', () => {
  test('is loaded by name from the composition, with its props', async () => {
    const asked: string[] = [];
    open(async (remote, expose) => {
      asked.push(`${remote} ${expose}`);
      return panel;
    });
    expect(screen.getByText('Loading the panel')).toBeInTheDocument();
    expect(await screen.findByText('Hello, this is the panel')).toBeInTheDocument();
    expect(asked).toEqual(['auth ./Panel']);
  });

  test('fails without the page around it, and is shown after a retry', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isGone = true;
    open(() => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve(panel)));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: 'A page of one remote' })).toBeInTheDocument();
    isGone = false;
    await userEvent.click(again);
    expect(await screen.findByText('Hello, this is the panel')).toBeInTheDocument();
    errors.mockRestore();
  });
});
