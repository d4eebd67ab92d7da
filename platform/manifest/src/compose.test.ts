import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { compose, takenCanaries, withFallback } from './compose.ts';
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

const newId = () => randomBytes(16).toString('base64url');
const visitors = Array.from({ length: 100_000 }, newId);
const reached = (percent: number, id = 1) =>
  new Set(visitors.filter((one) => takenCanaries({ canaries: [canaryOf(id, percent)] }, one)[0]));

describe('who gets a canary', () => {
  test('is nobody at 0 %, and everybody at 100 %, with an id or without', () => {
    assert.equal(reached(0).size, 0);
    assert.equal(reached(100).size, visitors.length);
    const canaries = [canaryOf(1, 100), canaryOf(2, 99), canaryOf(3, 0)];
    assert.deepEqual(
      takenCanaries({ canaries }, null).map(({ id }) => id),
      [1],
    );
    assert.deepEqual(takenCanaries({}, 'visitor'), []);
  });

  test('is the stated part of 100 000 visitors, within the sampling error', () => {
    for (const percent of [1, 10, 50, 99]) {
      const share = percent / 100;
      // Five standard deviations of a binomial distribution: a fair choice is outside once in two million tries.
      const error = 5 * Math.sqrt(visitors.length * share * (1 - share));
      const difference = Math.abs(reached(percent).size - visitors.length * share);
      assert.ok(difference < error, `${percent} %: ${difference} of at most ${error}`);
    }
  });

  test('stays in it while the percentage grows', () => {
    let before = reached(1);
    for (const percent of [2, 10, 25, 50, 99, 100]) {
      const now = reached(percent);
      for (const visitor of before) assert.ok(now.has(visitor));
      before = now;
    }
  });

  test('is chosen for each canary by itself', () => {
    const other = reached(10, 2);
    const both = [...reached(10, 1)].filter((visitor) => other.has(visitor)).length;
    assert.ok(Math.abs(both - 1_000) < 5 * Math.sqrt(990), `${both} are in both`);
  });
});

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
