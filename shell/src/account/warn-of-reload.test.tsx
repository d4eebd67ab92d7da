import { createTokenStore, storageOrMemory } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { memoryStorage, scriptApi } from '@aangan/api-client/testing';
import { aUser } from '@aangan/host/testing';
import { Toaster, toasts } from '@aangan/ui';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createShellStore } from '../store/create-store.ts';
import { login } from './auth-thunks.ts';
import { warnOfReload } from './warn-of-reload.ts';

const credentials = { email: 'asha@example.in', password: 'a long password', remember: true };
const warning = /so a reload signs you out.*allow site data for aangan\.test/;

/** A page whose storages are what the function gives. */
const pageWith = (storage: () => Storage) => ({
  location: { host: 'aangan.test' } as Location,
  get localStorage() {
    return storage();
  },
  get sessionStorage() {
    return storage();
  },
});

async function signIn(storage: () => Storage) {
  const page = pageWith(storage);
  const api = scriptApi();
  api.answer(endpoint('post', '/auth/login/'), () => ({
    body: { user: aUser(), access: 'a1', refresh: 'r1' },
  }));
  const tokens = createTokenStore({
    local: storageOrMemory(() => page.localStorage),
    session: storageOrMemory(() => page.sessionStorage),
  });
  const { store } = createShellStore({ ...api.client, tokens });
  warnOfReload(store, page);
  render(<Toaster />);
  await act(() => store.dispatch(login(credentials)));
}

afterEach(() => {
  act(() => toasts.dismiss());
});

describe('a sign-in', () => {
  test('says nothing where the browser keeps the session', async () => {
    const storage = memoryStorage();
    await signIn(() => storage);
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  test('says that a reload signs out where storage is forbidden', async () => {
    await signIn(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    expect(await screen.findByText(warning)).toBeInTheDocument();
  });

  test('says it where the storage is full', async () => {
    const full = memoryStorage();
    full.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    await signIn(() => full);
    expect(await screen.findByText(warning)).toBeInTheDocument();
  });
});
