import { createSubmissionKeys } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Middleware } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { createShellStore } from '../store/create-store.ts';
import { sessionEnded } from './auth-slice.ts';
import { checkAuth, login, logout, register } from './auth-thunks.ts';
import { statusOf } from './shell-session.ts';

const me = endpoint('get', '/auth/me/');
const signInRequest = endpoint('post', '/auth/login/');
const credentials = { email: 'asha@example.in', password: 'a long password', remember: true };

describe('the auth slice', () => {
  let api: ReturnType<typeof scriptApi>;
  beforeEach(() => {
    api = scriptApi();
  });
  const remembered = () => {
    api.client.tokens.write({ access: 'a1', refresh: 'r1' }, { remember: true });
    return createShellStore(api.client).store;
  };

  test('is authenticated at first if an access token is stored, otherwise not', () => {
    expect(createShellStore(api.client).store.getState().auth.isAuthenticated).toBe(false);
    expect(remembered().getState().auth.isAuthenticated).toBe(true);
  });

  test('checks nothing where no token is stored', async () => {
    const { store } = createShellStore(api.client);
    await store.dispatch(checkAuth());
    expect(statusOf(store.getState().auth)).toBe('signed-out');
    expect(api.requests).toEqual([]);
  });

  test('loads who is signed in, and refreshes the vendor flag', async () => {
    const store = remembered();
    expect(statusOf(store.getState().auth)).toBe('checking');
    api.answer(me, () => ({ body: aUser({ is_vendor: true }) }));
    await store.dispatch(checkAuth());
    expect(store.getState().auth.user?.first_name).toBe('Asha');
    expect(api.client.tokens.isVendor()).toBe(true);
  });

  test('forgets a session that the API refuses', async () => {
    const store = remembered();
    api.answer(me, () => ({ status: 401, body: { detail: 'no' } }));
    api.answer(endpoint('post', '/auth/token/refresh/'), () => ({ status: 401, body: {} }));
    await store.dispatch(checkAuth());
    expect(statusOf(store.getState().auth)).toBe('signed-out');
    expect(store.getState().auth.hasEnded).toBe(true);
    expect(api.client.tokens.read()).toBeNull();
  });

  test('knows after a reload that the session had ended, until the next sign-in', async () => {
    remembered();
    api.client.tokens.end();
    const { store } = createShellStore(api.client);
    await store.dispatch(checkAuth());
    expect(store.getState().auth.hasEnded).toBe(true);
    api.answer(signInRequest, () => ({ body: { user: aUser(), access: 'a2', refresh: 'r2' } }));
    await store.dispatch(login(credentials));
    expect(store.getState().auth.hasEnded).toBe(false);
  });

  test('knows that another tab has ended the session while this one was checking it', async () => {
    const store = remembered();
    api.answer(me, () => {
      api.client.tokens.end();
      return { status: 401, body: { detail: 'no' } };
    });
    await store.dispatch(checkAuth());
    expect(store.getState().auth.hasEnded).toBe(true);
  });

  test('says nothing of an ended session to a visitor who never signed in', async () => {
    const { store } = createShellStore(api.client);
    await store.dispatch(checkAuth());
    store.dispatch(sessionEnded());
    expect(store.getState().auth.hasEnded).toBe(false);
  });

  test.each([
    ['the API fails', { status: 503, body: {} }],
    ['the browser is offline', 'offline'],
  ] as const)(
    'keeps the session when %s, and says that it could not be checked',
    async (_name, answer) => {
      const store = remembered();
      api.answer(me, () => answer);
      await store.dispatch(checkAuth());
      expect(statusOf(store.getState().auth)).toBe('unreachable');
      expect(api.client.tokens.read()?.access).toBe('a1');
      api.answer(me, () => ({ body: aUser() }));
      await store.dispatch(checkAuth());
      expect(statusOf(store.getState().auth)).toBe('signed-in');
    },
  );

  test('stores both tokens and the vendor flag when signing in', async () => {
    const { store } = createShellStore(api.client);
    api.answer(signInRequest, () => ({
      body: { user: aUser({ is_vendor: true }), access: 'a2', refresh: 'r2' },
    }));
    await store.dispatch(login(credentials));
    expect(api.client.tokens.read()).toEqual({ access: 'a2', refresh: 'r2' });
    expect(api.client.tokens.isVendor()).toBe(true);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, isLoading: false });
  });

  test('passes a failed sign-in on and is no longer loading', async () => {
    const { store } = createShellStore(api.client);
    api.answer(signInRequest, () => ({ status: 401, body: { detail: 'No active account' } }));
    const result = await store.dispatch(login(credentials));
    expect(result).toMatchObject({
      payload: { kind: 'unauthenticated', message: 'No active account' },
    });
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, isLoading: false });
  });

  test('signs out here even when the API cannot be reached', async () => {
    const store = remembered();
    api.answer(endpoint('post', '/auth/logout/'), () => 'offline');
    await store.dispatch(logout());
    expect(statusOf(store.getState().auth)).toBe('signed-out');
    expect(api.client.tokens.read()).toBeNull();
  });

  test('knows where Logout was pressed, until the next sign-in', async () => {
    const store = remembered();
    api.answer(endpoint('post', '/auth/logout/'), () => ({ status: 204 }));
    await store.dispatch(logout('here'));
    expect(store.getState().auth).toMatchObject({ leftAt: 'here', hasEnded: false });
    await store.dispatch(checkAuth());
    expect(store.getState().auth.hasEnded).toBe(false);
    api.answer(signInRequest, () => ({ body: { user: aUser(), access: 'a2', refresh: 'r2' } }));
    await store.dispatch(login(credentials));
    expect(store.getState().auth.leftAt).toBeNull();
  });

  test('signs up: stores both tokens, remembered, and the vendor flag', async () => {
    const { store } = createShellStore(api.client);
    api.answer(endpoint('post', '/auth/register/'), () => ({
      status: 201,
      body: { user: aUser({ is_vendor: true }), access: 'a3', refresh: 'r3' },
    }));
    const { id, avatar, is_staff, is_integrator, email_verified, ...rest } = aUser();
    const body = { ...rest, phone: '', bio: '', password: 'a long password' };
    const signingUp = store.dispatch(register({ body, keys: createSubmissionKeys() }));
    expect(store.getState().auth.isLoading).toBe(true);
    await signingUp;
    expect(api.client.tokens.read()).toEqual({ access: 'a3', refresh: 'r3' });
    expect(api.client.tokens.isVendor()).toBe(true);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, isLoading: false });
  });

  test('shows what has changed elsewhere, such as a verified email, once it is checked again', async () => {
    const store = remembered();
    api.answer(me, () => ({ body: aUser({ email_verified: false }) }));
    await store.dispatch(checkAuth());
    expect(store.getState().auth.user?.email_verified).toBe(false);
    api.answer(me, () => ({ body: aUser({ email_verified: true }) }));
    const again = store.dispatch(checkAuth());
    expect(statusOf(store.getState().auth)).toBe('signed-in');
    await again;
    expect(store.getState().auth.user?.email_verified).toBe(true);
  });

  test('keeps who is signed in on the screen when a later check cannot be made', async () => {
    const store = remembered();
    api.answer(me, () => ({ body: aUser() }));
    await store.dispatch(checkAuth());
    api.answer(me, () => 'offline');
    await store.dispatch(checkAuth());
    expect(statusOf(store.getState().auth)).toBe('signed-in');
  });

  test('is not signed in again by a check that is answered after signing out', async () => {
    const store = remembered();
    let answerNow: () => void = () => undefined;
    api.answer(me, async () => {
      await new Promise<void>((resolve) => {
        answerNow = resolve;
      });
      return { body: aUser() };
    });
    api.answer(endpoint('post', '/auth/logout/'), () => ({ status: 204, body: undefined }));
    const checking = store.dispatch(checkAuth());
    await waitFor(() => expect(api.requests).toHaveLength(1));
    await store.dispatch(logout());
    answerNow();
    await checking;
    expect(statusOf(store.getState().auth)).toBe('signed-out');
  });

  test.each(['signs out', 'is another account'])(
    'forgets what was answered to an account when it %s',
    async (how) => {
      api.client.tokens.write({ access: 'a1', refresh: 'r1' }, { remember: true });
      const { store, injectApi } = createShellStore(api.client);
      const reset = { type: 'requestsApi/resetApiState' };
      const seen: string[] = [];
      const middleware: Middleware = () => (next) => (action) => {
        seen.push((action as { type: string }).type);
        return next(action);
      };
      const util = { resetApiState: () => reset };
      injectApi({ reducerPath: 'requestsApi', reducer: () => 'answers', middleware, util });
      api.answer(me, () => ({ body: aUser() }));
      await store.dispatch(checkAuth());
      await store.dispatch(checkAuth());
      expect(seen).not.toContain(reset.type);
      api.answer(endpoint('post', '/auth/logout/'), () => ({ status: 204, body: undefined }));
      api.answer(me, () => ({ body: aUser({ id: 2 }) }));
      await (how === 'signs out' ? store.dispatch(logout()) : store.dispatch(checkAuth()));
      expect(seen.filter((type) => type === reset.type)).toHaveLength(1);
    },
  );
});
