import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RemoteRelease } from '@aangan/manifest';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { withGuestPage } from './guest-pages.ts';
import { publicPages } from './public-pages.ts';

/** A remote with pages at these paths. */
function withPages(name: string, ...paths: string[]): RemoteRelease {
  const { manifest } = remoteRelease(name, '1');
  const [route] = manifest.manifest.routes;
  const routes = paths.map((path) => ({ ...(route ?? assert.fail()), path }));
  return { ...manifest, manifest: { ...manifest.manifest, routes } };
}

describe('the public pages of remotes', () => {
  test('have the first page of each where only some are asked for', async () => {
    const remotes = [
      withPages('items', '/items', '/items/new', '/items/old'),
      withPages('cart', '/cart', '/cart/empty'),
      withPages('help', '/help'),
    ];
    const addressesOf = async (max: number) => {
      const names = ['items', 'cart', 'help'];
      const asked = { isAsked: () => true, max };
      const pages = await publicPages({ remotes }, names, undefined, asked);
      return pages.map(({ address }) => address);
    };
    assert.deepEqual(await addressesOf(3), ['/items', '/cart', '/help']);
    assert.deepEqual(await addressesOf(5), [
      '/items',
      '/cart',
      '/help',
      '/items/new',
      '/cart/empty',
    ]);
    assert.equal((await addressesOf(9)).length, 6);
  });

  test('are for guests where they need no session and are for no other audience', () => {
    const { manifest: shell } = shellRelease('1');
    const page = (name: string, route: Parameters<typeof remoteRelease>[2] = {}) =>
      remoteRelease(name, '1', route).manifest;
    const remotes = [
      page('open'),
      page('inbox', { route: { access: 'signed-in' } }),
      page('members', { route: { for: ['member'] } }),
      page('guests', { route: { for: ['guest'] } }),
      page('beside'),
    ];
    const names = ['open', 'inbox', 'members', 'guests'];
    assert.deepEqual(withGuestPage({ shell, remotes }, names), ['open', 'guests']);
  });
});
