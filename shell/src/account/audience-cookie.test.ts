import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { createShellStore } from '../store/create-store.ts';
import { keepAudience, readAudience } from './audience-cookie.ts';
import { checkAuth, logout } from './auth-thunks.ts';

/** A page whose cookies are a list of what was written. */
function aPage(cookie = '', protocol = 'https:') {
  const written: string[] = [];
  const page = {
    location: { protocol } as Location,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  return { page, written };
}

function signedIn(flags = {}) {
  const api = scriptApi();
  api.client.tokens.write({ access: 'a', refresh: 'r' }, { remember: true });
  api.answer(endpoint('get', '/auth/me/'), () => ({ body: aUser(flags) }));
  return createShellStore(api.client).store;
}

describe('the audience cookie', () => {
  test('is written when the account is known, and removed at sign-out', async () => {
    const { page, written } = aPage();
    const store = signedIn({ is_designer: true });
    keepAudience(store, page);
    await store.dispatch(checkAuth());
    await store.dispatch(logout());
    expect(written).toEqual([
      'aangan-audience=designer; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
      'aangan-audience=guest; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });

  test('is removed when its session is gone, and not written for guests', async () => {
    const left = aPage('theme=x; aangan-audience=vendor', 'http:');
    const { store } = createShellStore(scriptApi().client);
    keepAudience(store, left.page);
    await store.dispatch(checkAuth());
    expect(left.written).toEqual(['aangan-audience=guest; Path=/; Max-Age=0; SameSite=Lax']);
    const guest = aPage();
    keepAudience(store, guest.page);
    await store.dispatch(checkAuth());
    expect(guest.written).toEqual([]);
  });

  test('names one of the audiences that there are, or a guest', () => {
    expect(readAudience(aPage('a=b; aangan-audience=architect').page)).toBe('architect');
    expect(readAudience(aPage('aangan-audience=admin').page)).toBe('guest');
    expect(readAudience(aPage('x-aangan-audience=vendor').page)).toBe('guest');
    expect(readAudience(aPage().page)).toBe('guest');
  });
});
