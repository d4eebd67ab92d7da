import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ReleaseManifest, RemoteRelease } from '@aangan/manifest';
import { type Manifests, reasonsOf } from './affected-pages.ts';

interface Made {
  name: string;
  release?: string;
  consumes?: string[];
  operations?: string[];
}

const remote = ({ name, release = '1', consumes = [], operations = [] }: Made) =>
  ({
    kind: 'remote',
    name,
    release,
    operations: operations.map((text) => {
      const [method, path, ...body] = text.split(' ');
      return { method, path, query: [], ...(body.length > 0 && { body }) };
    }),
    manifest: { consumes: Object.fromEntries(consumes.map((other) => [other, ['./Part']])) },
  }) as unknown as RemoteRelease;
const shell = (release = '1') => ({ kind: 'shell', name: 'shell', release }) as ReleaseManifest;
const together = (...releases: ReleaseManifest[]): Manifests =>
  new Map(releases.map((one) => [one.name, one]));

const auth = remote({ name: 'auth' });
const designers = remote({ name: 'designers', consumes: ['auth'] });
const vendors = remote({ name: 'vendors', consumes: ['designers'] });
const offers = remote({ name: 'offers', operations: ['get /offers/list/'] });
const all = [auth, designers, vendors, offers];
const served = together(shell(), ...all);

/** The remotes whose pages a candidate can touch. */
const touchedBy = (...candidate: ReleaseManifest[]) => {
  const after = new Map([...served, ...together(...candidate)]);
  const reason = reasonsOf(served, after);
  const remotes = [...after.values()].filter((one) => one.kind === 'remote');
  return remotes.filter((one) => reason(one)).map(({ name }) => name);
};

describe('the pages that a candidate can touch', () => {
  test('are its own, and those of remotes that show its parts, however indirectly', () => {
    assert.deepEqual(touchedBy(remote({ name: 'offers', release: '2' })), ['offers']);
    assert.deepEqual(touchedBy(remote({ name: 'vendors', release: '2' })), ['vendors']);
    const newAuth = remote({ name: 'auth', release: '2' });
    assert.deepEqual(touchedBy(newAuth), ['auth', 'designers', 'vendors']);
  });

  test('are those that read what it newly writes', () => {
    const writing = (operations: string[]) => remote({ name: 'auth', release: '2', operations });
    assert.ok(touchedBy(writing(['post /offers/list/ title'])).includes('offers'));
    assert.ok(!touchedBy(writing(['get /offers/list/'])).includes('offers'));
    assert.ok(!touchedBy(writing(['post /reviews/ title'])).includes('offers'));
  });

  test('are all of them with another shell, and none where nothing differs', () => {
    assert.deepEqual(touchedBy(shell('2')), ['auth', 'designers', 'vendors', 'offers']);
    assert.deepEqual(touchedBy(auth), []);
  });
});
