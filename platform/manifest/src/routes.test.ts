import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RouteDeclaration } from './remote-manifest.ts';
import { chooseRoute, matchPath, pathsOf, pathWith, routeConflicts } from './routes.ts';

const audiences = ['guest', 'client', 'designer', 'architect', 'vendor'];
const remote = (name: string, routes: RouteDeclaration[]) => ({ name, routes });
const designers = remote('designers', [
  { path: '/', expose: './HomePage', for: ['guest', 'client', 'vendor'] },
  { path: '/designers', expose: './DesignersPage' },
  { path: '/designers/:id', expose: './DesignerPage' },
]);
const vendors = remote('vendors', [
  { path: '/', expose: './VendorList', for: ['designer', 'architect'] },
]);

test('one path shows each audience what is declared for it', () => {
  const home = pathsOf([designers, vendors]).find(({ path }) => path === '/');
  assert.ok(home);
  assert.equal(chooseRoute(home, 'guest')?.route.expose, './HomePage');
  assert.equal(chooseRoute(home, 'architect')?.route.expose, './VendorList');
});

test('an audience that nothing is declared for gets nothing', () => {
  const home = pathsOf([vendors]).find(({ path }) => path === '/');
  assert.ok(home);
  assert.equal(chooseRoute(home, 'client'), undefined);
});

test('two remotes that claim one path for one audience conflict, also with other names for the parameter', () => {
  const rival = remote('rival', [
    { path: '/designers/:designerId', expose: './Other', for: ['client'] },
  ]);
  assert.deepEqual(routeConflicts([designers, rival], audiences), [
    { path: '/designers/:id', audience: 'client', remotes: ['designers', 'rival'] },
  ]);
  assert.deepEqual(routeConflicts([designers, vendors], audiences), []);
});

test('paths that the router takes for one conflict: case, trailing and repeated slashes', () => {
  const login = remote('auth', [{ path: '/login', expose: './LoginPage' }]);
  for (const path of ['/LOGIN', '/Login/', '//login', '/login//', '//LogIn/']) {
    const rival = remote('rival', [{ path, expose: './Other', for: ['guest'] }]);
    assert.deepEqual(
      routeConflicts([login, rival], audiences).map(({ remotes }) => remotes),
      [['auth', 'rival']],
      path,
    );
  }
});

test('an address falls to its path with decoded parameters, static segments first', () => {
  const declared = pathsOf([
    remote('a', [
      { path: '/designers/:id', expose: './A' },
      { path: '/designers/new', expose: './B' },
    ]),
  ]);
  assert.deepEqual(matchPath(declared, '/designers/a%20b/')?.params, { id: 'a b' });
  assert.equal(matchPath(declared, '/designers/new')?.path.path, '/designers/new');
  assert.equal(matchPath(declared, '/designers/1/about'), undefined);
  assert.deepEqual(matchPath(declared, '/designers/%E0%A4%A')?.params, { id: '%E0%A4%A' });
});

test('a star takes the rest of the address', () => {
  const declared = pathsOf([remote('o', [{ path: '/designer/onboarding/*', expose: './O' }])]);
  assert.deepEqual(matchPath(declared, '/designer/onboarding/social')?.params, { '*': 'social' });
});

test('an address is matched as React Router does in the shell: in any case, a star last', () => {
  const declared = pathsOf([
    remote('a', [
      { path: '/designers/*', expose: './A' },
      { path: '/designers/:id', expose: './B' },
    ]),
  ]);
  assert.equal(matchPath(declared, '/designers/7')?.path.path, '/designers/:id');
  assert.deepEqual(matchPath(declared, '/Designers/7')?.params, { id: '7' });
});

test('a page that requires a flag is chosen for accounts with the flag, and for no other', () => {
  const [operator] = pathsOf([
    remote('o', [{ path: '/operator', expose: './O', requires: ['staff'] }]),
  ]);
  assert.ok(operator);
  assert.equal(chooseRoute(operator, 'client', ['staff', 'other'])?.route.expose, './O');
  assert.equal(chooseRoute(operator, 'client', ['other']), undefined);
  assert.equal(chooseRoute(operator, 'client'), undefined);
  assert.equal(chooseRoute(operator, 'guest'), undefined);
});

test('every spelling of an address has the one path that is declared, with its parameters', () => {
  const declared = ['/', '/designers', '/designers/:id/about', '/files/*'].map((path) => ({
    path,
  }));
  for (const [address, path] of [
    ['/', '/'],
    ['/DESIGNERS/', '/designers'],
    ['/%64esigners', '/designers'],
    ['/designers//', '/designers'],
    ['/designers/%37/About', '/designers/7/about'],
    ['/designers/a%2Fb%20*/about', '/designers/a%2Fb%20*/about'],
    ['/files/a/b%3F', '/files/a/b%3F'],
    ['/files', '/files'],
  ] as const) {
    const matched = matchPath(declared, address);
    assert.equal(matched && pathWith(matched.path.path, matched.params), path, address);
  }
});
