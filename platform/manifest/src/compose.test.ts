import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compose, withFallback } from './compose.ts';
import type { Canary, ChannelComposition, ComposedRemote } from './composition.ts';

const remoteOf = (name: string, release: string, fallback?: string): ComposedRemote => {
  const loadable = (id: string) => ({
    release: id.repeat(16),
    container: `c_${id}`,
    baseUrl: `/releases/${name}/${id}/`,
    entry: 'entry.js',
    exposes: {},
    integrity: {},
  });
  return {
    ...loadable(release),
    name,
    team: name,
    routes: [],
    consumes: {},
    ...(fallback && { fallback: loadable(fallback) }),
  };
};
const canaryOf = (id: number, percent: number, ...remotes: ComposedRemote[]): Canary => {
  return { id, percent, remotes };
};
const channelOf = (changes: Partial<ChannelComposition> = {}): ChannelComposition => ({
  channel: 'production',
  revision: 7,
  shell: {
    release: 'a'.repeat(16),
    baseUrl: '/releases/shell/a/',
    template: 'page.html',
    scripts: [],
    fonts: [],
    siteName: 'Site',
    defaultAudience: 'guest',
    pages: [],
    files: {},
    integrity: {},
  },
  remotes: [remoteOf('auth', 'b', 'd'), remoteOf('vendors', 'c')],
  ...changes,
});
const releasesOf = ({ remotes }: { remotes: readonly ComposedRemote[] }) =>
  remotes.map(({ name, release }) => `${name} ${release[0]}`);

describe('a visitor’s composition', () => {
  const canary = canaryOf(4, 10, remoteOf('vendors', 'e', 'c'), remoteOf('auth', 'f', 'b'));

  test('is the stable one, or has all releases of a canary, which it names', () => {
    const channel = channelOf({ canaries: [canary] });
    assert.deepEqual(releasesOf(compose(channel)), ['auth b', 'vendors c']);
    const taken = compose(channel, [canary]);
    assert.deepEqual(releasesOf(taken), ['auth f', 'vendors e']);
    assert.deepEqual(
      taken.remotes.map((remote) => remote.canary),
      [4, 4],
    );
    assert.equal(compose(channel).remotes[0]?.canary, undefined);
  });

  test('has the canary’s shell', () => {
    const { shell } = channelOf();
    const withShell = { ...canaryOf(5, 10), shell: { ...shell, release: '9'.repeat(16) } };
    const { shell: own } = compose(channelOf(), [withShell]);
    assert.deepEqual([own.release, own.canary], ['9'.repeat(16), 5]);
  });

  test('has an id of its content: the same again after a way back, another for every other content', () => {
    const first = compose(channelOf());
    assert.deepEqual(compose(channelOf({ revision: 9 })), first);
    const others = [
      compose(channelOf(), [canary]),
      compose(channelOf({ channel: 'staging' })),
      compose(channelOf({ securityFix: 3 })),
      compose(channelOf({ remotes: [] })),
    ];
    const ids = [first, ...others].map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
  });

  test('falls back for the remotes that failed, and says for which release', () => {
    const failed = compose(channelOf({ canaries: [canary] }), [canary]);
    const page = withFallback(failed, ['vendors']);
    assert.deepEqual(page && releasesOf(page), ['auth f', 'vendors c']);
    const vendors = page?.remotes[1];
    assert.equal(vendors?.insteadOf, 'e'.repeat(16));
    assert.deepEqual([vendors?.canary, vendors?.fallback], [undefined, undefined]);
    assert.notEqual(page?.id, failed.id);
    assert.equal(withFallback(compose(channelOf()), ['vendors', 'unknown']), null);
  });
});
