import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser } from '@aangan/host/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createShellStore } from '../store/create-store.ts';
import { checkAuth, login, logout } from './auth-thunks.ts';
import { statusOf } from './shell-session.ts';

const restore = endpoint('post', '/auth/token/restore/');
const me = endpoint('get', '/auth/me/');

const page: Pick<Document, 'cookie'> = document;

describe('a session whose tokens the browser has deleted', () => {
  let api: ReturnType<typeof scriptApi>;
  beforeEach(() => {
    page.cookie = 'aangan-remembered=1; Path=/';
    api = scriptApi();
    api.answer(me, () => ({ body: aUser() }));
  });
  afterEach(() => {
    page.cookie = 'aangan-remembered=; Path=/; Max-Age=0';
  });
  const check = async () => {
    const { store } = createShellStore(api.client);
    await store.dispatch(checkAuth());
    return store;
  };

  test('goes on with new tokens for the cookie', async () => {
    api.answer(restore, () => ({ body: { access: 'a2', refresh: 'r2' } }));
    const store = await check();
    expect(statusOf(store.getState().auth)).toBe('signed-in');
    expect(api.client.tokens.read()).toEqual({ access: 'a2', refresh: 'r2' });
    expect(api.requests.map(({ url }) => url)).toEqual(['/auth/token/restore/', '/auth/me/']);
  });

  test('is over where the API says so, and could not be checked where it does not answer', async () => {
    api.answer(restore, () => ({ status: 401, body: {} }));
    expect(statusOf((await check()).getState().auth)).toBe('signed-out');
    api.answer(restore, () => 'offline');
    expect(statusOf((await check()).getState().auth)).toBe('unreachable');
  });

  test('is left alone where another tab has stored tokens meanwhile', async () => {
    api.answer(restore, () => {
      api.client.tokens.write({ access: 'a3', refresh: 'r3' }, { remember: true });
      return { body: { access: 'a2', refresh: 'r2' } };
    });
    await check();
    expect(api.client.tokens.read()?.access).toBe('a3');
  });

  test('is not asked for by guests, nor after Logout, even if the API could not be reached', async () => {
    api.answer(restore, () => ({ body: { access: 'a2', refresh: 'r2' } }));
    api.answer(endpoint('post', '/auth/logout/'), () => 'offline');
    const store = await check();
    await store.dispatch(logout());
    expect(document.cookie).not.toContain('aangan-remembered');
    const asked = api.requests.length;
    expect(statusOf((await check()).getState().auth)).toBe('signed-out');
    expect(api.requests).toHaveLength(asked);
  });

  test('is not taken up again by a tab after another has seen it end', async () => {
    api.answer(restore, () => ({ body: { access: 'a2', refresh: 'r2' } }));
    api.client.tokens.write({ access: 'a', refresh: 'r' }, { remember: true });
    api.client.tokens.end();
    expect(statusOf((await check()).getState().auth)).toBe('signed-out');
    expect(api.requests).toEqual([]);
  });

  test('is remembered by the API only if that was wished', async () => {
    const signIn = endpoint('post', '/auth/login/');
    api.answer(signIn, () => ({ body: { user: aUser(), access: 'a', refresh: 'r' } }));
    const { store } = createShellStore(api.client);
    const credentials = { email: 'asha@example.in', password: 'a long password' };
    await store.dispatch(login({ ...credentials, remember: false }));
    expect(api.requests.at(-1)?.body).toMatchObject({ remember: false });
  });
});
