import type { SiteRemote } from '@aangan/manifest';
import { pathsOf } from '@aangan/manifest/routes';
import { describe, expect, test } from '@jest/globals';
import { decide, linksIn, needsAccount } from './shell-routes.ts';

function remote(name: string, routes: SiteRemote['routes']): SiteRemote {
  return {
    name,
    routes,
    release: 'r',
    container: name,
    baseUrl: '/',
    entry: 'entry.js',
    exposes: {},
    integrity: {},
  };
}

const remotes = [
  remote('designers', [
    { path: '/', expose: './Home', for: ['guest', 'client', 'vendor'] },
    {
      path: '/designers',
      expose: './List',
      link: { slot: 'header.links', label: 'Designers', order: 1 },
    },
    { path: '/profile', expose: './Own', for: ['designer'], access: 'signed-in' },
  ]),
  remote('vendors', [
    { path: '/', expose: './Vendors', for: ['designer', 'architect'] },
    {
      path: '/vendor/onboarding',
      expose: './Onboarding',
      for: ['vendor'],
      access: 'signed-in',
      otherwise: { designer: '/designer/onboarding' },
    },
  ]),
  remote('auth', [
    {
      path: '/account',
      expose: './Account',
      access: 'signed-in',
      for: ['client', 'designer', 'architect', 'vendor'],
      link: { slot: 'account.menu', label: 'Account', order: 2 },
    },
    {
      path: '/operator',
      expose: './Operator',
      access: 'signed-in',
      requires: ['staff'],
      link: { slot: 'account.menu', label: 'Operator', order: 30 },
    },
  ]),
];
const at = (path: string) => {
  const found = pathsOf(remotes).find((declared) => declared.path === path);
  if (!found) throw new Error(path);
  return found;
};
const guest = { status: 'signed-out', audience: 'guest' } as const;
const checking = { status: 'checking', audience: 'guest' } as const;
const signedIn = (audience: 'client' | 'designer' | 'vendor') =>
  ({ status: 'signed-in', audience }) as const;

describe('choosing what a path shows', () => {
  test('shows each role what is declared for it', () => {
    expect(decide(at('/'), guest, '/')).toEqual({
      show: 'page',
      remote: 'designers',
      expose: './Home',
    });
    expect(decide(at('/'), signedIn('designer'), '/')).toEqual({
      show: 'page',
      remote: 'vendors',
      expose: './Vendors',
    });
  });

  test('shows a public page to the expected audience while its session is checked, and waits with any other', () => {
    const expected = { status: 'checking', audience: 'designer' } as const;
    expect(decide(at('/'), expected, '/')).toMatchObject({ remote: 'vendors' });
    expect(decide(at('/profile'), expected, '/profile')).toEqual({ show: 'loading' });
  });

  test('says Loading on a protected or role-dependent page while the session is checked', () => {
    expect(decide(at('/account'), checking, '/account')).toEqual({ show: 'loading' });
    expect(decide(at('/'), checking, '/')).toEqual({ show: 'loading' });
  });

  test('shows a page that is the same for everyone without waiting for the check', () => {
    expect(decide(at('/designers'), checking, '/designers')).toMatchObject({ show: 'page' });
  });

  test('sends a guest from a protected page to /login, to come back afterwards', () => {
    expect(decide(at('/profile'), guest, '/profile?tab=1')).toEqual({
      redirect: '/login?next=%2Fprofile%3Ftab%3D1',
    });
  });

  test('sends a page of another role to the own profile', () => {
    expect(decide(at('/vendor/onboarding'), signedIn('client'), '/vendor/onboarding')).toEqual({
      redirect: '/profile',
    });
  });

  test('sends a role to its own page where the route declares one', () => {
    expect(decide(at('/vendor/onboarding'), signedIn('designer'), '/vendor/onboarding')).toEqual({
      redirect: '/designer/onboarding',
    });
  });

  test('does not redirect in a loop where no remote declares a profile page', () => {
    expect(decide(at('/profile'), signedIn('client'), '/profile')).toEqual({ show: 'not-found' });
  });

  test('shows a page for staff to staff of any role, and Page not found to other accounts', () => {
    const staff = { ...signedIn('vendor'), user: { is_staff: true } };
    const other = { ...signedIn('vendor'), user: { is_staff: false } };
    expect(decide(at('/operator'), staff, '/operator')).toMatchObject({ expose: './Operator' });
    expect(decide(at('/operator'), other, '/operator')).toEqual({ show: 'not-found' });
    expect(decide(at('/operator'), checking, '/operator')).toEqual({ show: 'loading' });
    expect(decide(at('/operator'), guest, '/operator')).toEqual({
      redirect: '/login?next=%2Foperator',
    });
  });

  test('says when the session could not be checked, instead of signing out', () => {
    const unreachable = { status: 'unreachable', audience: 'guest' } as const;
    expect(decide(at('/account'), unreachable, '/account')).toEqual({ show: 'unreachable' });
    expect(decide(at('/designers'), unreachable, '/designers')).toMatchObject({ show: 'page' });
  });
});

describe('a page that needs an account', () => {
  test('is known by what is declared for guests', () => {
    expect(needsAccount(at('/account'))).toBe(true);
    expect(needsAccount(at('/operator'))).toBe(true);
    expect(needsAccount(at('/'))).toBe(false);
    expect(needsAccount(at('/designers'))).toBe(false);
  });
});

describe('the links of the chrome', () => {
  test('are those that remotes declare for the visitor’s role', () => {
    expect(linksIn('header.links', remotes, 'guest')).toEqual([
      { to: '/designers', label: 'Designers' },
    ]);
    expect(linksIn('account.menu', remotes, 'client')).toEqual([
      { to: '/account', label: 'Account' },
    ]);
    expect(linksIn('account.menu', remotes, 'guest')).toEqual([]);
  });

  test('carry the address of their number of new things', () => {
    const count = '/api/new/';
    const link = { slot: 'account.menu', label: 'Requests', order: 1, count };
    const routes = [{ path: '/requests', expose: './Requests', link }];
    expect(linksIn('account.menu', [remote('rooms', routes)], 'vendor')).toEqual([
      { to: '/requests', label: 'Requests', count },
    ]);
  });

  test('for staff are shown to staff only', () => {
    expect(linksIn('account.menu', remotes, 'client', ['staff'])).toEqual([
      { to: '/account', label: 'Account' },
      { to: '/operator', label: 'Operator' },
    ]);
  });
});
