import { createTokenStore, storageOrMemory } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { memoryStorage, scriptApi } from '@aangan/api-client/testing';
import { aUser } from '@aangan/host/testing';
import { Toaster, toasts } from '@aangan/ui';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createShellStore } from '../store/create-store.ts';
import { login } from './auth-thunks.ts';
import { warnOfReload } from './warn-of-reload.ts';

const credentials = { email: 'asha@example.in', password: 'a long password', remember: true };

function forbidden(): Storage {
  throw new DOMException('Access is denied', 'SecurityError');
}

async function signIn(find: () => Storage) {
  const api = scriptApi();
  api.answer(endpoint('post', '/auth/login/'), () => ({
    body: { user: aUser(), access: 'a1', refresh: 'r1' },
  }));
  const [local, session] = [storageOrMemory(find), storageOrMemory(find)];
  const tokens = createTokenStore({ local, session });
  const { store } = createShellStore({ ...api.client, tokens });
  warnOfReload(store, tokens, 'aangan.test');
  render(<Toaster />);
  await act(() => store.dispatch(login(credentials)));
}

afterEach(() => {
  act(() => toasts.dismiss());
});

describe('a sign-in', () => {
  it('says that a reload signs out where the browser keeps nothing', async () => {
    await signIn(forbidden);
    expect(
      await screen.findByText(/so a reload signs you out.*allow site data for aangan\.test/),
    ).toBeInTheDocument();
  });

  it('says nothing where the browser keeps the session', async () => {
    const storage = memoryStorage();
    await signIn(() => storage);
    expect(screen.queryByText(/a reload signs you out/)).not.toBeInTheDocument();
  });
});
