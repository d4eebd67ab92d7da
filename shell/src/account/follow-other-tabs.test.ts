import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createShellStore } from '../store/create-store.ts';
import { checkAuth } from './auth-thunks.ts';
import { followOtherTabs } from './follow-other-tabs.ts';

describe('two tabs', () => {
  let api: ReturnType<typeof scriptApi>;
  beforeEach(() => {
    api = scriptApi();
    api.answer(endpoint('get', '/auth/me/'), () => ({ body: aUser() }));
  });
  const otherTabChanged = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));

  test.each([
    ['sign out together, quietly', 'clear', false],
    ['know both that the session has ended', 'end', true],
  ] as const)('%s', async (_name, how, hasEnded) => {
    api.client.tokens.write({ access: 'a', refresh: 'r' }, { remember: true });
    const { store } = createShellStore(api.client);
    await store.dispatch(checkAuth());
    const stop = followOtherTabs(store, api.client.tokens, window);
    api.client.tokens[how]();
    otherTabChanged('token');
    expect(store.getState().auth).toMatchObject({ user: null, hasEnded });
    stop();
  });

  test('sign in together', async () => {
    const { store } = createShellStore(api.client);
    const stop = followOtherTabs(store, api.client.tokens, window);
    api.client.tokens.write({ access: 'a', refresh: 'r' }, { remember: true });
    otherTabChanged('token');
    await waitFor(() => expect(store.getState().auth.user?.first_name).toBe('Asha'));
    stop();
  });

  test('show the same account: a sign-in of another account in one is followed by the other', async () => {
    api.client.tokens.write({ access: 'a', refresh: 'r' }, { remember: true });
    const { store } = createShellStore(api.client);
    await store.dispatch(checkAuth());
    const stop = followOtherTabs(store, api.client.tokens, window);
    api.answer(endpoint('get', '/auth/me/'), () => ({
      body: aUser({ id: 2, first_name: 'Ravi', is_vendor: true }),
    }));
    api.client.tokens.write({ access: 'b', refresh: 's' }, { remember: true });
    // Both of its events arrive when the storage already holds the second session.
    otherTabChanged('token');
    otherTabChanged('token');
    await waitFor(() => expect(store.getState().auth.user?.first_name).toBe('Ravi'));
    expect(api.client.tokens.isVendor()).toBe(true);
    stop();
  });

  test('sign out together when the whole storage is cleared', async () => {
    api.client.tokens.write({ access: 'a', refresh: 'r' }, { remember: true });
    const { store } = createShellStore(api.client);
    await store.dispatch(checkAuth());
    const stop = followOtherTabs(store, api.client.tokens, window);
    api.client.tokens.clear();
    otherTabChanged(null);
    expect(store.getState().auth.isAuthenticated).toBe(false);
    stop();
  });

  test('ignore other keys', () => {
    api.client.tokens.write({ access: 'a', refresh: 'r' }, { remember: true });
    const { store } = createShellStore(api.client);
    const stop = followOtherTabs(store, api.client.tokens, window);
    otherTabChanged('draft');
    expect(store.getState().auth.isAuthenticated).toBe(true);
    stop();
  });
});

describe('a page that the browser has stored to come back to', () => {
  const { style } = document.documentElement;
  const stored = (type: 'pagehide' | 'pageshow') =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

  /** The page of someone who is signed in, stored by the browser. */
  async function storedPage() {
    const api = scriptApi();
    api.answer(endpoint('get', '/auth/me/'), () => ({ body: aUser() }));
    api.client.tokens.write({ access: 'a', refresh: 'r' }, { remember: true });
    const { store } = createShellStore(api.client);
    await store.dispatch(checkAuth());
    const stop = followOtherTabs(store, api.client.tokens, window);
    stored('pagehide');
    expect(style.visibility).toBe('hidden');
    return { api, store, stop };
  }

  test('shows nothing of a session that another tab has ended meanwhile', async () => {
    const { api, store, stop } = await storedPage();
    api.client.tokens.clear();
    stored('pageshow');
    expect(store.getState().auth.user).toBeNull();
    expect(style.visibility).toBe('hidden');
    await waitFor(() => expect(style.visibility).toBe(''));
    stop();
  });

  test('shows nothing until it is known that another account has signed in', async () => {
    const { api, store, stop } = await storedPage();
    api.answer(endpoint('get', '/auth/me/'), () => ({ body: aUser({ first_name: 'Ravi' }) }));
    api.client.tokens.write({ access: 'b', refresh: 's' }, { remember: true });
    const shown: (string | undefined)[] = [];
    stored('pageshow');
    await waitFor(() => {
      shown.push(style.visibility === '' ? store.getState().auth.user?.first_name : 'nothing');
      expect(style.visibility).toBe('');
    });
    expect(new Set(shown)).toEqual(new Set(['nothing', 'Ravi']));
    stop();
  });

  test('shows the same session at once, and a guest’s page is not hidden', async () => {
    const { stop } = await storedPage();
    stored('pageshow');
    await waitFor(() => expect(style.visibility).toBe(''));
    stop();
    const { client } = scriptApi();
    const stopGuest = followOtherTabs(createShellStore(client).store, client.tokens, window);
    stored('pagehide');
    expect(style.visibility).toBe('');
    stopGuest();
  });
});
